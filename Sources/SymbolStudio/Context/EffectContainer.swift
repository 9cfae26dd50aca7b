import CAdwaita
import StudioModel
import SymbolArt
import SymbolEffects
import SymbolMotion
import SymbolView

/// A container with the effect set on it: symbols in a frame inherit it, but those whose effects are removed.
@MainActor final class EffectContainer {
  let widget: Widget
  /// The symbols in the frame.
  private(set) var views: [SymbolView] = []
  private let frame: Widget
  /// Symbols may come when the window is gone.
  private let keptFrame: Retained
  private let scope: SymbolEffectScope
  private let caption: Widget
  private let run: Widget
  private let toggle: Widget
  private var effect: AppliedEffect?
  /// What the container has now.
  private var active: AppliedEffect?

  /// Pixels of the interface.
  private static let side = 36.0
  /// The symbol whose effects are removed at first, counted from 0.
  private static let exception = 2

  init() {
    frame = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_box_set_homogeneous(frame.cast(), 1)
    frame.styled("effect-container")
    keptFrame = Retained(frame)
    scope = SymbolEffectScope(of: frame)
    caption = label("", ellipsizes: true).styled("monospace", "caption").expanding(horizontally: true)
    run = textButton(localized("Trigger"), tooltip: localized("Runs the effect on the container"))
    toggle = gtk_switch_new()
    toggle.named(localized("Active on the container"))
    let controls = row([caption, run, toggle.aligned(vertically: GTK_ALIGN_CENTER)])
    widget = column(spacing: 9, [controls, frame]).styled("card", "inheritance")
    connect(run, "clicked") { [weak self] in
      guard let self, let effect else { return }
      scope.runSymbolEffect(effect)
    }
    connect(toggle, "notify::active") { [weak self] in self?.update() }
  }

  /// Adds a symbol to the frame, with the switch that takes its inheritance away.
  func add(_ symbol: Symbol) {
    let view = SymbolView(symbol: symbol, size: .pixels(Self.side))
    let inherits: Widget = gtk_check_button_new_with_label(localized("inherits"))
    inherits.tooltip(localized("Off: the effects are removed here (symbolEffectsRemoved)"))
    let isException = views.count == Self.exception
    gtk_check_button_set_active(inherits.cast(), isException ? 0 : 1)
    let cell = column(spacing: 6, [view.widget, inherits.styled("caption").aligned(horizontally: GTK_ALIGN_CENTER)])
    append(cell, to: frame)
    view.symbolEffectsRemoved(isException)
    connect(inherits, "toggled") { [weak view] in
      view?.symbolEffectsRemoved(gtk_check_button_get_active(inherits.cast()) == 0)
    }
    views.append(view)
  }

  /// Whether containers hand such an effect down.
  static func isInheritable(_ effect: AppliedEffect) -> Bool {
    effect.behavior == .discrete || effect.behavior == .indefinite
  }

  /// Shows what the container would have.
  func show(_ effect: AppliedEffect?) {
    self.effect = effect
    run.isVisible = effect?.behavior == .discrete
    toggle.isVisible = effect?.behavior == .indefinite
    setText(localized("Container %s", effect?.effect.dotName ?? ""), of: caption)
    caption.tooltip(effect.map { ".symbolEffect(\($0.effect.dotName))" })
    update()
  }

  /// Switches the container's indefinite effect on or off, as `isActive` in SwiftUI does.
  func setActive(_ isActive: Bool) { gtk_switch_set_active(toggle.cast(), isActive ? 1 : 0) }

  /// Another effect takes the place of the one before.
  private func update() {
    let isOn = gtk_switch_get_active(toggle.cast()) != 0
    let wanted = effect.flatMap { isOn && $0.behavior == .indefinite ? $0 : nil }
    guard wanted != active else { return }
    if let active, active.effect.kind != wanted?.effect.kind { scope.symbolEffect(active, isActive: false) }
    if let wanted { scope.symbolEffect(wanted, isActive: true) }
    active = wanted
  }
}

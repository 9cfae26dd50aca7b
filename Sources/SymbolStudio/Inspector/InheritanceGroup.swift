import CAdwaita
import StudioModel
import SymbolArt
import SymbolEffects
import SymbolLoading
import SymbolMotion
import SymbolView

/// The effect set on a container, shown for real: three symbols in a frame inherit it, but those whose effects are
/// removed. Nothing moves until the person starts it.
@MainActor final class InheritanceGroup {
  let widget: Widget
  private let inspected: InspectedEffect
  private let frame: Widget
  /// Symbols may come when the window is gone.
  private let keptFrame: Retained
  private let scope: SymbolEffectScope
  private let caption: Widget
  private let run: Widget
  private let toggle: Widget
  private var members: [Member] = []
  /// What the container has now.
  private var active: AppliedEffect?
  private var triggers = 0

  /// A symbol in the frame, with the switch that takes its inheritance away.
  private struct Member {
    var view: SymbolView
    var inherits: Widget
  }

  /// Beside the tile's own symbol; in pixels of the interface.
  private static let others = ["heart", "wifi"]
  private static let side = 36.0

  init(_ inspected: InspectedEffect, shelf: SymbolShelf) {
    self.inspected = inspected
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
    let card = column(spacing: 9, [controls, frame]).styled("card", "inheritance")
    widget = preferencesGroup(localized("Inheritance"))
    adw_preferences_group_set_description(
      widget.cast(), escaped(localized("Set on a container, the effect runs in every symbol below it.")))
    add(card, to: widget)
    connect(run, "clicked") { [weak self] in self?.trigger() }
    connect(toggle, "notify::active") { [weak self] in self?.update() }
    connect(widget, "unmap") { [weak self] in self.map { gtk_switch_set_active($0.toggle.cast(), 0) } }
    // The tile's own symbol takes the first place once it is loaded.
    addMember(Self.empty)
    Task { [weak self] in
      for file in Self.others.compactMap({ LibraryReferences.found(.bundled($0)) }) {
        guard let symbol = try? await shelf.loader.load(file) else { continue }
        self?.addMember(symbol)
      }
    }
  }

  private static let empty = Symbol(
    name: "", viewBox: Rect(x: 0, y: 0, width: 24, height: 24), width: 24, height: 24, layers: [])

  private func addMember(_ symbol: Symbol) {
    let view = SymbolView(symbol: symbol, size: .pixels(Self.side))
    let inherits: Widget = gtk_check_button_new_with_label(localized("inherits"))
    inherits.tooltip(localized("Off: the effects are removed here (symbolEffectsRemoved)"))
    gtk_check_button_set_active(inherits.cast(), members.count == 2 ? 0 : 1)
    let cell = column(spacing: 6, [view.widget, inherits.styled("caption").aligned(horizontally: GTK_ALIGN_CENTER)])
    append(cell, to: frame)
    view.symbolEffectsRemoved(members.count == 2)
    connect(inherits, "toggled") { [weak view] in
      view?.symbolEffectsRemoved(gtk_check_button_get_active(inherits.cast()) == 0)
    }
    members.append(Member(view: view, inherits: inherits))
  }

  /// Shows what the container would have: the effect that is selected, where containers hand such effects down.
  func show() {
    let effect = inspected.effect
    let isDiscrete = effect?.behavior == .discrete
    let isIndefinite = effect?.behavior == .indefinite
    widget.isVisible = isDiscrete || isIndefinite
    run.isVisible = isDiscrete
    toggle.isVisible = isIndefinite
    setText(localized("Container %s", effect?.effect.dotName ?? ""), of: caption)
    caption.tooltip(effect.map { ".symbolEffect(\($0.effect.dotName))" })
    if let first = members.first?.view, let symbol = inspected.variant.flatMap({ inspected.store.symbol(of: $0) }),
      first.symbol != symbol
    {
      first.setSymbolImage(symbol)
    }
    update()
  }

  private func trigger() {
    guard let effect = inspected.effect, let discrete = effect.effect.discrete else { return }
    // The first value only says where counting starts.
    if triggers == 0 { scope.symbolEffect(discrete, options: effect.options, value: 0) }
    triggers += 1
    scope.symbolEffect(discrete, options: effect.options, value: triggers)
  }

  /// Switches the container's indefinite effect on or off; another effect takes the place of the one before.
  private func update() {
    let isOn = gtk_switch_get_active(toggle.cast()) != 0
    let wanted = inspected.effect.flatMap { isOn && $0.behavior == .indefinite ? $0 : nil }
    guard wanted != active else { return }
    if let active, active.effect.kind != wanted?.effect.kind, let ended = active.effect.indefinite {
      scope.symbolEffect(ended, options: active.options, isActive: false)
    }
    if let wanted, let effect = wanted.effect.indefinite {
      scope.symbolEffect(effect, options: wanted.options, isActive: true)
    }
    active = wanted
  }
}

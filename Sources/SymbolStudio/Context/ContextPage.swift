import CAdwaita
import StudioModel
import SymbolArt
import SymbolView

/// *In Context*: the selected variant's symbol with its effects in real controls, and a list of what happens to them.
@MainActor final class ContextPage: WindowPart {
  let widget: Widget
  private let store: StudioStore
  private let events = EventList()
  private let room: Widget = gtk_scrolled_window_new()
  private let parts: Widget
  private let message: Widget
  private let pages: Widget = gtk_stack_new()
  private lazy var extras = ContextSymbols()
  private var controls: ContextControls?
  private var shown: Variant?

  /// From this width on, in pixels, the events stand beside the controls, else below.
  private static let widthForBoth = 460
  /// From this width on they have room for long names.
  private static let comfortableWidth = 620

  init(store: StudioStore) {
    self.store = store
    gtk_scrolled_window_set_policy(room.cast(), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    message = statusPage(icon: "image-x-generic-symbolic", title: localized("No Symbol"), description: "")
    gtk_stack_add_named(pages.cast(), room, "controls")
    gtk_stack_add_named(pages.cast(), message, "message")
    let separator: Widget = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
    parts = row(
      spacing: 0, [pages.expanding(horizontally: true, vertically: true), separator, events.widget])
    // A line without height that tells how wide the page is.
    let measure = drawingArea { _, _, _ in }
    widget = column(spacing: 0, [measure.expanding(horizontally: true), parts.expanding(vertically: true)])
    widget.named(localized("In Context"))
    connect(
      measure, "resize",
      arguments: { [weak self] arguments in
        let width = arguments.int(1)
        whenIdle { self?.placeEvents(inWidth: width, separator) }
      })
    placeEvents(inWidth: Self.comfortableWidth, separator)
    connect(widget, "map") { [weak self] in self?.update() }
    store.observe { [weak self] change in
      if !change.isDisjoint(with: [.document, .symbols]) { self?.update() }
    }
  }

  private func placeEvents(inWidth width: Int, _ separator: Widget) {
    let beside = width >= Self.widthForBoth
    gtk_orientable_set_orientation(parts.cast(), beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
    gtk_orientable_set_orientation(separator.cast(), beside ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    events.widget.expanding(horizontally: !beside)
      .sized(width: beside ? (width >= Self.comfortableWidth ? 240 : 176) : -1, height: beside ? -1 : 132)
  }

  /// Shows the selected variant as it is now; nothing while the page is not seen.
  private func update() {
    guard gtk_widget_get_mapped(widget) != 0 else { return }
    guard let variant = store.document.selectedVariant, let symbol = store.symbol(of: variant) else {
      return showMessage()
    }
    gtk_stack_set_visible_child_name(pages.cast(), "controls")
    let motion = ContextMotion(variant, partner: variant.secondSymbol.flatMap { store.symbolState($0).symbol })
    var isFresh = false
    if let controls, controls.symbol == symbol, shown?.id == variant.id, controls.motion.partner == motion.partner {
      let isOther = variant.effects != shown?.effects
      if isOther { controls.reset(animated: true) }
      controls.motion = motion
      if isOther || variant.ended != shown?.ended || variant.selectedEffectIndex != shown?.selectedEffectIndex {
        controls.follow()
      }
    } else {
      isFresh = true
      let fresh = ContextControls(symbol, motion: motion, extras: extras, events: events)
      controls = fresh
      events.clear()
      let clamp: Widget = adw_clamp_new()
      adw_clamp_set_maximum_size(clamp.cast(), 480)
      adw_clamp_set_child(clamp.cast(), fresh.widget)
      gtk_scrolled_window_set_child(room.cast(), clamp.margins(18))
    }
    let showsValue = isFresh || variant.variableValue != shown?.variableValue
    for view in controls?.views ?? [] {
      show(variant, in: view)
      if showsValue { view.variableValue = variant.variableValue }
    }
    // Else the slider's own symbol keeps the value that it was drawn to.
    if showsValue { controls?.show(variableValue: variant.variableValue) }
    shown = variant
  }

  private func show(_ variant: Variant, in view: SymbolView) {
    view.renderingMode = variant.rendering
    view.palette = variant.palette
    view.tint = store.document.stage.tint
    if view.variableValueMode != variant.variableValueMode { view.variableValueMode = variant.variableValueMode }
  }

  private func showMessage() {
    controls = nil
    shown = nil
    gtk_scrolled_window_set_child(room.cast(), nil)
    let variant = store.document.selectedVariant
    switch variant.map({ store.symbolState($0.symbol) }) {
    case .failed(let reason):
      setEscaped(title: localized("No Symbol"), description: reason, of: message)
    case .loading, .loaded:
      setEscaped(title: localized("Loading…"), description: "", of: message)
    case nil:
      setEscaped(
        title: localized("No Symbol on the Stage"),
        description: localized("Pick one from the library, or drop an SVG file here."), of: message)
    }
    gtk_stack_set_visible_child_name(pages.cast(), "message")
  }
}

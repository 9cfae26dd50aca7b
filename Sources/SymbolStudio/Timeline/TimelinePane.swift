import CAdwaita
import StudioModel
import SymbolEffects

/// The selected variant's motion over time, with the clock's buttons and the playhead.
@MainActor final class TimelinePane {
  let widget: Widget
  private let store: StudioStore
  private let transport: TransportBar
  private let ruler: TimeRuler
  private let rows = TimelineRows()
  private let subject: Widget
  private let empty: Widget
  private let line: Widget
  private let lineLayer: Widget
  private let body: Widget
  private var bodySize = (width: 0.0, height: 0.0)

  init(store: StudioStore) {
    self.store = store
    transport = TransportBar(store: store)
    ruler = TimeRuler(store: store)
    subject = label("", ellipsizes: true).styled("heading")
    // As wide as the names below, however long the symbol's name is.
    gtk_label_set_max_width_chars(subject.cast(), 1)
    subject.sized(width: TimelineRows.namesWidth - 20).margins(start: 12, end: 8)
    let rulerRow = row(spacing: 0, [subject, ruler.widget.expanding(horizontally: true)])
    let scroller = scrolled(rows.widget).expanding(vertically: true)
    gtk_scrolled_window_set_overlay_scrolling(scroller.cast(), 1)
    empty = label("").styled("dim-label").aligned(horizontally: GTK_ALIGN_CENTER, vertically: GTK_ALIGN_CENTER)
    gtk_widget_set_can_target(empty, 0)
    line = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    line.styled("playhead-line").sized(width: 2)
    lineLayer = gtk_fixed_new()
    gtk_widget_set_can_target(lineLayer, 0)
    gtk_fixed_put(lineLayer.cast(), line, 0, 0)
    body = gtk_overlay_new()
    // Its size is the layer's: a drawing area tells when that changes.
    let measure = drawingArea { _, _, _ in }
    gtk_widget_set_can_target(measure, 0)
    gtk_overlay_set_child(body.cast(), column(spacing: 0, [rulerRow, scroller]))
    for layer in [measure, empty, lineLayer] { gtk_overlay_add_overlay(body.cast(), layer) }
    let separator: Widget = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
    widget = column(spacing: 0, [transport.widget, separator, body.expanding(vertically: true)])
    widget.styled("timeline").named(localized("Timeline"))
    connect(
      measure, "resize",
      arguments: { [weak self] in self?.bodyResized(width: Double($0.int(1)), height: Double($0.int(2))) })
    store.observe { [weak self] in self?.show($0) }
    show(.all)
  }

  private func show(_ change: StudioChange) {
    transport.show(change)
    ruler.show()
    showPlayhead()
    // Playing changes the playhead only; a stop changes the motion's end as well.
    if change == .playback, shownStops == store.stopTimes, shownDuration == store.span.duration { return }
    showMotion()
  }

  private var shownStops: [EffectKind: Double] = [:]
  private var shownDuration = 0.0

  private func showMotion() {
    shownStops = store.stopTimes
    shownDuration = store.span.duration
    let variant = store.document.selectedVariant
    let parts = variant.flatMap { store.timelineParts(of: $0) } ?? []
    let motions = parts.map(\.motion)
    setText(variant?.stageTitle ?? "", of: subject)
    subject.tooltip(variant?.stageTitle)
    let reason: String? =
      switch variant {
      case nil: localized("Choose a symbol in the library")
      case let variant? where variant.effects.isEmpty: localized("No effect: add one in the inspector")
      case let variant?:
        if case .loading = store.symbolState(variant.symbol) {
          localized("Loading …")
        } else {
          motions.allSatisfy(\.groups.isEmpty) ? still(variant) : nil
        }
      }
    empty.isVisible = reason != nil
    setText(reason ?? "", of: empty)
    var model = TimelineModel(parts: parts, duration: shownDuration)
    if let compiled = variant.flatMap({ store.compiledVariant($0) }), !compiled.isLayoutAtOnce,
      let layout = compiled.layout
    {
      model.add(layout, duration: shownDuration)
    }
    if let variant, variant.isAnimated, let compiled = store.compiledVariant(variant), !compiled.phases.isEmpty {
      model.show(compiled.phases, duration: shownDuration)
    }
    rows.show(model, duration: shownDuration)
  }

  /// Why nothing moves.
  private func still(_ variant: Variant) -> String {
    variant.isAnimated ? localized("Nothing moves") : localized("Not animated: the end state at once")
  }

  private func bodyResized(width: Double, height: Double) {
    bodySize = (width, height)
    // Not while sizes are being given out.
    whenIdle { [weak self] in
      guard let self else { return }
      line.sized(width: 2, height: Int32(max(0, height - 16)))
      showPlayhead()
    }
  }

  /// Moves the line; nothing is drawn anew for it.
  private func showPlayhead() {
    let names = Double(TimelineRows.namesWidth)
    guard bodySize.width > names else { return }
    let axis = TimeAxis(duration: store.span.duration, width: bodySize.width - names)
    gtk_fixed_move(lineLayer.cast(), line, (names + axis.position(of: store.playback.playhead) - 1).rounded(), 16)
  }
}

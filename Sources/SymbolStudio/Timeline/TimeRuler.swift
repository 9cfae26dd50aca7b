import CAdwaita
import StudioModel

/// Ticks over a slider that moves the playhead. The slider is GTK's own, so that keyboard and assistive technology
/// have it too; only its look is ours.
@MainActor final class TimeRuler {
  static let height: Int32 = 34

  let widget: Widget
  private let store: StudioStore
  private let slider: Widget
  private var ticks: Widget?
  private var shownDuration = 0.0
  private var isShowing = false

  init(store: StudioStore) {
    self.store = store
    slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, Playback.frameDuration)
    gtk_scale_set_draw_value(slider.cast(), 0)
    gtk_scale_set_has_origin(slider.cast(), 0)
    gtk_range_set_increments(slider.cast(), Playback.frameDuration, 10 * Playback.frameDuration)
    slider.named(localized("Playhead")).styled("playhead").expanding(horizontally: true)
    widget = gtk_overlay_new()
    let ticks = drawingArea { [weak self] cairo, width, height in self?.drawTicks(cairo, width, height) }
    self.ticks = ticks
    ticks.sized(height: Self.height)
    gtk_widget_set_can_target(ticks, 0)
    gtk_overlay_set_child(widget.cast(), ticks)
    gtk_overlay_add_overlay(widget.cast(), slider)
    connect(slider, "value-changed") { [weak self] in
      guard let self, !isShowing else { return }
      // Read before pausing: what is told of the pause shows the present time here.
      let time = gtk_range_get_value(slider.cast())
      store.pause()
      store.seek(to: time)
    }
    leaveWheelToPane(slider)
    show()
  }

  /// Shows where the playhead is and how long the clock runs.
  func show() {
    isShowing = true
    defer { isShowing = false }
    let duration = store.span.duration
    if duration != shownDuration {
      shownDuration = duration
      gtk_range_set_range(slider.cast(), 0, duration)
      ticks?.queueDraw()
    }
    gtk_range_set_value(slider.cast(), store.playback.playhead)
  }

  private func drawTicks(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    guard let ticks, let text = CanvasText(ticks, scale: 0.78) else { return }
    let palette = Palette(of: ticks)
    let axis = TimeAxis(duration: shownDuration, width: width)
    cairo_set_line_width(cairo, 1)
    for tick in axis.ticks() {
      let x = axis.position(of: tick.time).rounded(.down) + 0.5
      setSource(cairo, palette.foreground, alpha: tick.isMajor ? 0.45 : 0.2)
      cairo_move_to(cairo, x, height)
      cairo_line_to(cairo, x, height - (tick.isMajor ? 8 : 4))
      cairo_stroke(cairo)
      guard tick.isMajor else { continue }
      let label = TimeFormat.tick(tick.time)
      let size = text.size(of: label)
      setSource(cairo, palette.foreground, alpha: 0.65)
      text.draw(label, cairo, x: min(max(x - size.width / 2, 0), width - size.width), y: 2)
    }
  }
}

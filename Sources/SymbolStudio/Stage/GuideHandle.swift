import CAdwaita
import SymbolArt

/// The diamond that stands for one side of a guide point on the stage: filled where the pen is set down. Dragged by its
/// overlay along the outline; the arrow keys move it, Delete removes the point.
@MainActor final class GuideHandle {
  /// How near the pointer must be, in pixels.
  static let reach = 9.0

  let widget: Widget
  /// Called with steps along the outline: one for an arrow key, ten with Shift.
  var onMove: (@MainActor (Double) -> Void)?
  var onRemove: (@MainActor () -> Void)?
  /// Where its middle is, in pixels of the overlay.
  private(set) var place = Point.zero
  private var isStart = false

  init() {
    widget = shim_new_with_role(gtk_drawing_area_get_type(), GTK_ACCESSIBLE_ROLE_BUTTON)
    let side = Int32(Self.reach * 2) + 1
    widget.sized(width: side, height: side).aligned(horizontally: GTK_ALIGN_START, vertically: GTK_ALIGN_START)
    widget.styled("anchor-handle").tooltip(
      localized("Drag along the outline, or press arrow keys (Shift: further); Delete removes the point"))
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_cursor_from_name(widget, "move")
    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: widget)
    watchArrowKeys(widget) { [weak self] right, up, isFar in
      self?.onMove?((right - up) * (isFar ? 10 : 1))
    }
    watchDelete(widget) { [weak self] in self?.onRemove?() }
  }

  func show(at place: Point, isStart: Bool, name: String) {
    self.place = place
    self.isStart = isStart
    widget.margins(
      0, top: Int32(max((place.y - Self.reach).rounded(), 0)), start: Int32(max((place.x - Self.reach).rounded(), 0)))
    widget.named(name)
    widget.queueDraw()
  }

  private func draw(_ context: OpaquePointer, _ width: Double, _ height: Double) {
    let (x, y, reach) = (width / 2, height / 2, 4.5)
    cairo_move_to(context, x, y - reach)
    for corner in [(x + reach, y), (x, y + reach), (x - reach, y)] { cairo_line_to(context, corner.0, corner.1) }
    cairo_close_path(context)
    // White around it reads on any symbol.
    cairo_set_source_rgba(context, 1, 1, 1, 0.9)
    cairo_set_line_width(context, 4)
    cairo_stroke_preserve(context)
    let color = Palette(of: widget).hue("purple")
    setSource(context, color)
    if isStart { cairo_fill_preserve(context) }
    cairo_set_line_width(context, 1.5)
    cairo_stroke(context)
  }
}

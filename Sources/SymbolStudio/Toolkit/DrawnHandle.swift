import CAdwaita
import SymbolArt

/// A widget over a drawing that stands for one of its points: it is drawn and dragged by what is below, has the keyboard's
/// focus, and is moved by the arrow keys.
@MainActor struct DrawnHandle {
  let widget: Widget
  /// From the middle to a side, in pixels.
  private let reach: Double

  /// - Parameter reach: how near the pointer must be, in pixels.
  init(reach: Double, tooltip: String) {
    self.reach = reach
    widget = shim_new_with_role(gtk_drawing_area_get_type(), GTK_ACCESSIBLE_ROLE_BUTTON)
    let side = Int32(reach * 2) + 1
    widget.sized(width: side, height: side).aligned(horizontally: GTK_ALIGN_START, vertically: GTK_ALIGN_START)
    widget.styled("anchor-handle").tooltip(tooltip)
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_cursor_from_name(widget, "move")
  }

  /// Puts the middle at a place, in pixels of what it lies over, and says what it is.
  func place(at place: Point, name: String) {
    let (top, start) = (Int32((place.y - reach).rounded()), Int32((place.x - reach).rounded()))
    widget.margins(0, top: max(top, 0), start: max(start, 0)).named(name)
  }

  /// Strokes the path twice: white around it reads on any symbol.
  static func strokeOnWhite(_ cairo: OpaquePointer, _ color: GdkRGBA, width: Double) {
    cairo_set_source_rgba(cairo, 1, 1, 1, 0.9)
    cairo_set_line_width(cairo, 4)
    cairo_stroke_preserve(cairo)
    setSource(cairo, color)
    cairo_set_line_width(cairo, width)
    cairo_stroke(cairo)
  }
}

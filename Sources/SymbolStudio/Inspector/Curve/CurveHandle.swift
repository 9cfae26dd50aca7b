import CAdwaita

/// One of the two handles of a Bézier curve: it has the keyboard's focus, and the arrow keys move it.
@MainActor final class CurveHandle {
  /// How near the pointer must be, in pixels.
  static let reach = 13.0

  let widget: Widget
  /// Called with steps to the right and up: 0.01 for an arrow key, 0.1 with Shift.
  var onMove: (@MainActor (_ time: Double, _ value: Double) -> Void)?

  init() {
    widget = shim_new_with_role(gtk_drawing_area_get_type(), GTK_ACCESSIBLE_ROLE_BUTTON)
    let side = Int32(Self.reach * 2)
    widget.sized(width: side, height: side).aligned(horizontally: GTK_ALIGN_START, vertically: GTK_ALIGN_START)
    widget.styled("anchor-handle").tooltip(localized("Drag, or press arrow keys (Shift: further)"))
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_cursor_from_name(widget, "move")
    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: widget)
    watchArrowKeys(widget) { [weak self] right, up, isFar in
      let step = isFar ? 0.1 : 0.01
      self?.onMove?(right * step, up * step)
    }
  }

  /// - Parameter place: of its middle, in pixels of the graph.
  func place(at place: (x: Double, y: Double), name: String) {
    let (top, start) = (Int32((place.y - Self.reach).rounded()), Int32((place.x - Self.reach).rounded()))
    widget.margins(0, top: max(top, 0), start: max(start, 0)).named(name)
  }

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    let palette = Palette(of: widget)
    cairo_arc(cairo, width / 2, height / 2, 5.5, 0, 2 * .pi)
    setSource(cairo, palette.accent)
    cairo_fill_preserve(cairo)
    cairo_set_source_rgba(cairo, 1, 1, 1, 0.9)
    cairo_set_line_width(cairo, 1.5)
    cairo_stroke(cairo)
  }
}

import CAdwaita
import SymbolArt

/// The ring that stands for an anchor on the stage: filled where somebody says it, open where it is only the middle of the
/// layer. Dragged by its overlay; the arrow keys move it, Delete takes it back.
@MainActor final class AnchorHandle {
  /// How near the pointer must be, in pixels.
  static let reach = 12.0

  let widget: Widget
  /// Called with steps to the right and down: one for an arrow key, ten with Shift.
  var onMove: (@MainActor (Point) -> Void)?
  var onReset: (@MainActor () -> Void)?
  private var isStated = false

  init() {
    widget = shim_new_with_role(gtk_drawing_area_get_type(), GTK_ACCESSIBLE_ROLE_BUTTON)
    let side = Int32(Self.reach * 2) + 1
    widget.sized(width: side, height: side).aligned(horizontally: GTK_ALIGN_START, vertically: GTK_ALIGN_START)
    widget.styled("anchor-handle").tooltip(
      localized("Drag, or press arrow keys (Shift: further; Ctrl while dragging: without snapping); Delete resets"))
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_cursor_from_name(widget, "move")
    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: widget)
    watchArrowKeys(widget) { [weak self] right, up, isFar in
      let length = isFar ? 10.0 : 1
      self?.onMove?(Point(x: right * length, y: -up * length))
    }
    watchDelete(widget) { [weak self] in self?.onReset?() }
  }

  /// - Parameter place: of its middle, in pixels of the overlay.
  func place(at place: Point, isStated: Bool, name: String) {
    self.isStated = isStated
    widget.margins(
      0, top: Int32(max((place.y - Self.reach).rounded(), 0)), start: Int32(max((place.x - Self.reach).rounded(), 0)))
    widget.named(name)
    widget.queueDraw()
  }

  private func draw(_ context: OpaquePointer, _ width: Double, _ height: Double) {
    let palette = Palette(of: widget)
    let (x, y) = (width / 2, height / 2)
    cairo_arc(context, x, y, 5.5, 0, 2 * .pi)
    // White around it reads on any symbol.
    cairo_set_source_rgba(context, 1, 1, 1, 0.9)
    cairo_set_line_width(context, 4)
    cairo_stroke_preserve(context)
    setSource(context, palette.accent)
    cairo_set_line_width(context, 2)
    cairo_stroke(context)
    guard isStated else { return }
    cairo_arc(context, x, y, 2, 0, 2 * .pi)
    cairo_fill(context)
  }
}

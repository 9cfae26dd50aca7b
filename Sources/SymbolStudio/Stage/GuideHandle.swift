import CAdwaita
import SymbolArt

/// The diamond that stands for one side of a guide point on the stage: filled where the pen is set down. Dragged by its
/// overlay along the outline; the arrow keys move it, Delete removes the point.
@MainActor final class GuideHandle {
  /// How near the pointer must be, in pixels.
  static let reach = 9.0

  var widget: Widget { handle.widget }
  /// Called with steps along the outline: one for an arrow key, ten with Shift.
  var onMove: (@MainActor (Double) -> Void)?
  var onRemove: (@MainActor () -> Void)?
  /// Where its middle is, in pixels of the overlay.
  private(set) var place = Point.zero
  private let handle = DrawnHandle(
    reach: reach,
    tooltip: localized("Drag along the outline, or press arrow keys (Shift: further); Delete removes the point"))
  private var isStart = false

  init() {
    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: widget)
    watchArrowKeys(widget) { [weak self] right, up, isFar in
      self?.onMove?((right - up) * (isFar ? 10 : 1))
    }
    watchDelete(widget) { [weak self] in self?.onRemove?() }
  }

  func show(at place: Point, isStart: Bool, name: String) {
    self.place = place
    self.isStart = isStart
    handle.place(at: place, name: name)
    widget.queueDraw()
  }

  private func draw(_ context: OpaquePointer, _ width: Double, _ height: Double) {
    let (x, y, reach) = (width / 2, height / 2, 4.5)
    cairo_move_to(context, x, y - reach)
    for corner in [(x + reach, y), (x, y + reach), (x - reach, y)] { cairo_line_to(context, corner.0, corner.1) }
    cairo_close_path(context)
    let color = Palette(of: widget).hue("purple")
    if isStart {
      setSource(context, color)
      cairo_fill_preserve(context)
    }
    DrawnHandle.strokeOnWhite(context, color, width: 1.5)
  }
}

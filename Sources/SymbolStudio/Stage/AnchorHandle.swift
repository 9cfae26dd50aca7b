import CAdwaita
import SymbolArt

/// The ring that stands for an anchor on the stage: filled where somebody says it, open where it is only the middle of the
/// layer. Dragged by its overlay; the arrow keys move it, Delete takes it back.
@MainActor final class AnchorHandle {
  /// How near the pointer must be, in pixels.
  static let reach = 12.0

  var widget: Widget { handle.widget }
  /// Called with steps to the right and down: one for an arrow key, ten with Shift.
  var onMove: (@MainActor (Point) -> Void)?
  var onReset: (@MainActor () -> Void)?
  private let handle = DrawnHandle(
    reach: reach,
    tooltip: localized(
      "Drag, or press arrow keys (Shift: further; Ctrl while dragging: without snapping); Delete resets"))
  private var isStated = false

  init() {
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
    handle.place(at: place, name: name)
    widget.queueDraw()
  }

  private func draw(_ context: OpaquePointer, _ width: Double, _ height: Double) {
    let (x, y) = (width / 2, height / 2)
    cairo_arc(context, x, y, 5.5, 0, 2 * .pi)
    DrawnHandle.strokeOnWhite(context, Palette(of: widget).accent, width: 2)
    guard isStated else { return }
    cairo_arc(context, x, y, 2, 0, 2 * .pi)
    cairo_fill(context)
  }
}

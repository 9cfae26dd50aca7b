import CAdwaita
import SymbolArt

/// One of the two handles of a Bézier curve: it has the keyboard's focus, and the arrow keys move it.
@MainActor final class CurveHandle {
  /// How near the pointer must be, in pixels.
  static let reach = 13.0

  var widget: Widget { handle.widget }
  /// Called with steps to the right and up: 0.01 for an arrow key, 0.1 with Shift.
  var onMove: (@MainActor (_ time: Double, _ value: Double) -> Void)?
  private let handle = DrawnHandle(reach: reach, tooltip: localized("Drag, or press arrow keys (Shift: further)"))

  init() {
    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: widget)
    watchArrowKeys(widget) { [weak self] right, up, isFar in
      let step = isFar ? 0.1 : 0.01
      self?.onMove?(right * step, up * step)
    }
  }

  /// - Parameter place: of its middle, in pixels of the graph.
  func place(at place: (x: Double, y: Double), name: String) {
    handle.place(at: Point(x: place.x, y: place.y), name: name)
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

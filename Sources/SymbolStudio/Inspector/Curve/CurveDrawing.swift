import CAdwaita
import Foundation
import SymbolEffects
import SymbolMotion

/// What the curve editor draws: the way as it plays, lines to a Bézier curve's handles, and a dot where the playhead is.
@MainActor struct CurveDrawing {
  let timing: TransitionTiming
  /// Seconds since the way began.
  let time: Double
  /// x1, y1, x2, y2 of a Bézier curve.
  let handles: [Double]?
  let scale: CurveScale
  let palette: Palette
  let text: CanvasText?

  private nonisolated static let samples = 120

  /// The curve, as parts of its time and of the way.
  nonisolated static func points(of timing: TransitionTiming) -> [(time: Double, value: Double)] {
    (0...samples).map { sample in
      let part = Double(sample) / Double(samples)
      return (part, timing.progress(at: timing.length * part))
    }
  }

  func draw(_ cairo: OpaquePointer) {
    let (start, end) = (scale.place(time: 0, value: 0), scale.place(time: 1, value: 1))
    setSource(cairo, palette.foreground, alpha: 0.18)
    for y in [start.y, end.y] {
      cairo_rectangle(cairo, start.x, y.rounded(.down), end.x - start.x, 1)
      cairo_fill(cairo)
    }
    if let handles {
      setSource(cairo, palette.foreground, alpha: 0.45)
      cairo_set_line_width(cairo, 1)
      for (corner, index) in [(start, 0), (end, 2)] {
        let handle = scale.place(time: handles[index], value: handles[index + 1])
        cairo_move_to(cairo, corner.x, corner.y)
        cairo_line_to(cairo, handle.x, handle.y)
      }
      cairo_stroke(cairo)
    }
    setSource(cairo, palette.accent)
    cairo_set_line_width(cairo, 2.5)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    for point in Self.points(of: timing) {
      let place = scale.place(time: point.time, value: point.value)
      cairo_line_to(cairo, place.x, place.y)
    }
    cairo_stroke(cairo)
    drawTimes(cairo)
    let dot = scale.place(time: min(time / timing.length, 1), value: timing.progress(at: time))
    cairo_new_path(cairo)
    cairo_arc(cairo, dot.x, dot.y, 4.5, 0, 2 * .pi)
    setSource(cairo, palette.hue("orange"))
    cairo_fill(cairo)
  }

  private func drawTimes(_ cairo: OpaquePointer) {
    guard let text else { return }
    setSource(cairo, palette.foreground, alpha: 0.65)
    let length = localized("%s s", String(format: "%.2f", timing.length))
    let corner = scale.place(time: 1, value: 0)
    text.draw(length, cairo, x: corner.x - text.size(of: length).width, y: corner.y + 3)
    text.draw("0", cairo, x: CurveScale.inset, y: corner.y + 3)
  }
}

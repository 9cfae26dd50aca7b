import CPango
import CRsvg
import SymbolArt

/// A trace taken from the calls that cairo gets. An SVG surface says the same as text, but to write its numbers and to
/// read them again takes longer than the drawing.
final class WatchedTrace {
  private let units: TraceUnits
  /// The shapes of each part that is done, and of the present one.
  private var parts: [[Artwork]] = []
  private var shapes: [Artwork] = []

  private init(_ units: TraceUnits) {
    self.units = units
  }

  /// Draws parts one after the other, and answers with the shapes of each.
  ///
  /// - Parameter draw: draws the part of that number; false where it could not.
  /// - Returns: nil where something is drawn that is not plain, or not drawn at all.
  static func shapes(
    ofParts count: Int, width: Double, height: Double, units: TraceUnits, _ draw: (Int, OpaquePointer) -> Bool
  ) -> [[Artwork]]? {
    let trace = WatchedTrace(units)
    return CairoWatch.watch(width: width, height: height) { watch, call, color in
      switch call {
      case .fill(let rule): trace.takeFill(watch, rule, color)
      case .stroke: trace.takeStroke(watch, color)
      }
    } _: { watch in
      for part in 0..<count {
        guard draw(part, watch.context), watch.isPlain else { return nil }
        trace.parts.append(trace.shapes)
        trace.shapes = []
      }
      return trace.parts
    }
  }

  private func takeFill(_ watch: CairoWatch, _ rule: FillRule, _ color: Color) {
    let path = watch.inPageUnits { CairoPathCopy(of: watch.context) }
    append(outline(path, through: units.toViewBox), color, .fill(rule))
  }

  private func takeStroke(_ watch: CairoWatch, _ color: Color) {
    let context = watch.context
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let transform = AffineTransform(
      a: matrix.xx.written, b: matrix.yx.written, c: matrix.xy.written, d: matrix.yy.written, e: matrix.x0.written,
      f: matrix.y0.written
    ).concatenated(units.toViewBox)
    let outline = self.outline(CairoPathCopy(of: context), through: transform)
    let pen = StrokeStyle(
      width: cairo_get_line_width(context).written, cap: .init(cairo_get_line_cap(context)),
      join: .init(cairo_get_line_join(context)), miterLimit: cairo_get_miter_limit(context).written)
    append(outline, color, .stroke(units.pen(pen, through: transform)))
  }

  private func append(_ outline: Path, _ color: Color, _ style: Shape.Style) {
    guard !outline.isEmpty else { return }
    let paint = units.paint(
      Color(
        red: TraceUnits.eighth(color.red), green: TraceUnits.eighth(color.green),
        blue: TraceUnits.eighth(color.blue)), opacity: color.alpha)
    shapes.append(.shape(Shape(path: outline, paint: paint, style: style)))
  }

  private func outline(_ path: CairoPathCopy, through transform: AffineTransform) -> Path {
    Path(path) { units.grid.round(transform.apply(Point(x: $0.x.written, y: $0.y.written))) }
  }
}

extension Double {
  /// As cairo writes it in SVG: both ways of tracing are to give the same number.
  fileprivate var written: Double {
    // Digits behind the point: six, more where they begin with noughts.
    var steps = 1e6
    var size = magnitude
    while size < 0.1, size > 0, steps < 1e18 {
      size *= 10
      steps *= 10
    }
    return (self * steps).rounded(.toNearestOrEven) / steps
  }
}

extension StrokeStyle.Cap {
  init(_ cap: cairo_line_cap_t) {
    switch cap {
    case CAIRO_LINE_CAP_ROUND: self = .round
    case CAIRO_LINE_CAP_SQUARE: self = .square
    default: self = .butt
    }
  }
}

extension StrokeStyle.Join {
  init(_ join: cairo_line_join_t) {
    switch join {
    case CAIRO_LINE_JOIN_ROUND: self = .round
    case CAIRO_LINE_JOIN_BEVEL: self = .bevel
    default: self = .miter
    }
  }
}

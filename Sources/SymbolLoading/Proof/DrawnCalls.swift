// Both shims hold cairo's header, and in a target that imports both the compiler counts its constants to either one.
import CPango
import CRsvg
import SymbolArt
import SymbolPainting

/// What cairo was told, call by call, in a drawing that is plain: a picture is made of nothing else, so drawings whose
/// calls agree look alike.
struct DrawnCalls {
  private struct Call {
    var kind: CairoWatch.Call
    var color: Color
    /// Smooth, sharp, or as cairo likes.
    var antialias: cairo_antialias_t
    /// nil for a fill.
    var pen: Pen?
    /// Where its path ends among all points.
    var end: Int
  }

  /// A pen as its shape on the page.
  private struct Pen {
    /// The ellipse that it is: the entries of its matrix times its transposed one. A turned circle is the same circle.
    var xx: Double
    var xy: Double
    var yy: Double
    var cap: cairo_line_cap_t
    var join: cairo_line_join_t
    var miterLimit: Double

    init(of context: OpaquePointer) {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      let reach = cairo_get_line_width(context) / 2
      let (a, b, c, d) = (matrix.xx * reach, matrix.yx * reach, matrix.xy * reach, matrix.yy * reach)
      (xx, xy, yy) = (a * a + c * c, a * b + c * d, b * b + d * d)
      (cap, join) = (cairo_get_line_cap(context), cairo_get_line_join(context))
      miterLimit = cairo_get_miter_limit(context)
    }

    func agrees(with other: Pen) -> Bool {
      // Squares differ by twice the root times what the roots do.
      let slack = 2 * reach * DrawnCalls.step
      return cap == other.cap && join == other.join && abs(miterLimit - other.miterLimit) < 1e-4
        && abs(xx - other.xx) <= slack && abs(xy - other.xy) <= slack && abs(yy - other.yy) <= slack
    }

    /// Half its width, at its widest or nearly so.
    var reach: Double { max(xx, yy).squareRoot() }

    /// Whether it makes the same ends and corners of lines that point almost the same way.
    var isRound: Bool { cap == CAIRO_LINE_CAP_ROUND && join == CAIRO_LINE_JOIN_ROUND }
  }

  private var calls: [Call] = []
  private var path: [cairo_path_data_t] = []

  /// cairo counts in 1/256 pixel: what has been rounded twice may be one of them aside.
  fileprivate static let step = 1.0 / 256 + 1e-9

  /// What `draw` draws on a page; nil where that is not plain, or it could not.
  static func calls(width: Double, height: Double, _ draw: (OpaquePointer) -> Bool) -> DrawnCalls? {
    var drawn = DrawnCalls()
    let isDrawn = CairoWatch.watch(width: width, height: height) { watch, kind, color in
      drawn.append(watch, kind, color)
    } _: { watch in
      draw(watch.context) && watch.isPlain
    }
    return isDrawn == true ? drawn : nil
  }

  private mutating func append(_ watch: CairoWatch, _ kind: CairoWatch.Call, _ color: Color) {
    let context = watch.context
    let copy = watch.inPageUnits { CairoPathCopy(of: context) }
    path += copy.data
    calls.append(
      Call(
        kind: kind, color: color, antialias: cairo_get_antialias(context),
        pen: kind == .stroke ? Pen(of: context) : nil, end: path.count))
  }

  /// Whether every call is the other's in its place, but for what rounding makes of numbers.
  ///
  /// That is as strict as to compare pictures: what lies a step aside changes no pixel by more than four of 255.
  func agrees(with other: DrawnCalls) -> Bool {
    guard calls.count == other.calls.count, path.count == other.path.count else { return false }
    var start = 0
    for (call, otherCall) in zip(calls, other.calls) {
      guard call.kind == otherCall.kind, call.end == otherCall.end, call.antialias == otherCall.antialias,
        call.color.agrees(with: otherCall.color), agrees(with: other, at: start..<call.end)
      else { return false }
      if let pen = call.pen {
        guard let otherPen = otherCall.pen, pen.agrees(with: otherPen), pen.isRound || isSteady(start..<call.end, pen)
        else { return false }
      }
      start = call.end
    }
    return true
  }

  private func agrees(with other: DrawnCalls, at places: Range<Int>) -> Bool {
    var index = places.lowerBound
    while index < places.upperBound {
      let (header, otherHeader) = (path[index].header, other.path[index].header)
      guard header.type == otherHeader.type, header.length == otherHeader.length, header.length > 0 else {
        return false
      }
      for place in index + 1..<index + Int(header.length) {
        let (point, otherPoint) = (path[place].point, other.path[place].point)
        guard abs(point.x - otherPoint.x) <= DrawnCalls.step, abs(point.y - otherPoint.y) <= DrawnCalls.step else {
          return false
        }
      }
      index += Int(header.length)
    }
    return true
  }

  /// Whether every piece of a line is long enough for its direction to be sure, and with it the ends and corners that a
  /// pen makes there which is not round.
  private func isSteady(_ places: Range<Int>, _ pen: Pen) -> Bool {
    let least = max(pen.reach, 1)
    var last = Point.zero
    var index = places.lowerBound
    while index < places.upperBound {
      let header = path[index].header
      for place in index + 1..<index + Int(header.length) {
        let point = Point(x: path[place].point.x, y: path[place].point.y)
        if header.type != CAIRO_PATH_MOVE_TO, point.distance(to: last) < least { return false }
        last = point
      }
      index += Int(header.length)
    }
    return true
  }
}

extension Color {
  fileprivate func agrees(with other: Color) -> Bool {
    // Half of an eight-bit step, and what division loses.
    let step = 0.5 / 255 + 1e-9
    return abs(red - other.red) <= step && abs(green - other.green) <= step && abs(blue - other.blue) <= step
      && abs(alpha - other.alpha) <= step
  }
}

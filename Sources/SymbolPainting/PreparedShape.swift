import CRsvg
import SymbolArt

/// A shape ready to be drawn, with the extent that its ink cannot leave.
struct PreparedShape: Sendable {
  let path: PreparedPath
  let paint: Paint
  let style: Shape.Style
  /// In view box units; generous, never too small.
  let bounds: Rect

  /// nil for a shape that leaves no ink: no path, a pen of no width, a number that is none.
  init?(_ shape: Shape) {
    guard let path = PreparedPath(shape.path) else { return nil }
    switch shape.style {
    case .fill: bounds = path.hull
    case .stroke(let style):
      guard style.width.isFinite, style.width > 0, style.penTransform.isDrawable else { return nil }
      bounds = path.hull.insetBy(-style.reach)
    }
    guard bounds.x.isFinite, bounds.y.isFinite, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    self.path = path
    paint = shape.paint
    style = shape.style
  }

  /// A filled path that is prepared already; nil where numbers have left their range.
  init?(filling path: PreparedPath, _ rule: FillRule, paint: Paint) {
    let hull = path.hull
    guard hull.x.isFinite, hull.y.isFinite, hull.width.isFinite, hull.height.isFinite else { return nil }
    self.path = path
    self.paint = paint
    style = .fill(rule)
    bounds = hull
  }

  /// Draws under the context's matrix, which must be drawable; `alpha` multiplies the paint's.
  func draw(in context: OpaquePointer, coloring: Coloring, alpha: Double) {
    path.append(to: context)
    paint.set(in: context, coloring: coloring, alpha: alpha)
    switch style {
    case .fill(let rule):
      cairo_set_fill_rule(context, rule.cairoRule)
      cairo_fill(context)
    case .stroke(let style):
      style.stroke(in: context)
    }
  }
}

extension StrokeStyle {
  /// How far ink may lie from the path, in view box units: half the pen, more for a mitre or a square cap.
  var reach: Double {
    let corner = max(join == .miter ? max(miterLimit, 1) : 1, cap == .square ? 2.squareRoot() : 1)
    // The pen's longest axis is at most the Frobenius norm of its transform.
    let pen = penTransform
    let growth =
      pen.isPlainPen ? 1 : (pen.a * pen.a + pen.b * pen.b + pen.c * pen.c + pen.d * pen.d).squareRoot()
    return width / 2 * corner * growth
  }

  /// Sets everything of the pen but its transform.
  func setPen(in context: OpaquePointer) {
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, cap.cairoCap)
    cairo_set_line_join(context, join.cairoJoin)
    cairo_set_miter_limit(context, max(miterLimit, 1))
    // cairo takes a negative or all-zero dash for an error that it never forgets.
    if dashes.isEmpty || dashes.contains(where: { !($0 >= 0 && $0.isFinite) }) || !dashes.contains(where: { $0 > 0 }) {
      cairo_set_dash(context, nil, 0, 0)
    } else {
      cairo_set_dash(context, dashes, Int32(dashes.count), dashOffset.isFinite ? dashOffset : 0)
    }
  }

  /// Strokes the context's current path and clears it.
  func stroke(in context: OpaquePointer) {
    setPen(in: context)
    if penTransform.isPlainPen {
      cairo_stroke(context)
      return
    }
    // The path is in place already; only the pen is drawn under its own transform.
    var before = cairo_matrix_t()
    cairo_get_matrix(context, &before)
    var pen = penTransform
    pen.e = 0
    pen.f = 0
    var matrix = pen.concatenated(AffineTransform(before)).cairoMatrix
    cairo_set_matrix(context, &matrix)
    cairo_stroke(context)
    cairo_set_matrix(context, &before)
  }
}

extension AffineTransform {
  /// Whether a pen under it is the round one that most strokes have.
  var isPlainPen: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

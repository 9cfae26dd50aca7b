import CRsvg
import SymbolArt

extension Paint {
  /// Makes the paint the context's source; `alpha` multiplies its own.
  func set(in context: OpaquePointer, coloring: Coloring, alpha: Double) {
    switch self {
    case .color(let color):
      coloring.resolve(color).set(in: context, alpha: alpha)
    case .tint(let own):
      coloring.tint.multiplyingAlpha(by: own).set(in: context, alpha: alpha)
    case .linearGradient(let gradient):
      let pattern = cairo_pattern_create_linear(
        gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
      finish(
        pattern, stops: gradient.stops, spread: gradient.spread, transform: gradient.transform, in: context,
        coloring: coloring, alpha: alpha)
    case .radialGradient(let gradient):
      let pattern = cairo_pattern_create_radial(
        gradient.focus.x, gradient.focus.y, gradient.focusRadius, gradient.center.x, gradient.center.y,
        gradient.radius)
      finish(
        pattern, stops: gradient.stops, spread: gradient.spread, transform: gradient.transform, in: context,
        coloring: coloring, alpha: alpha)
    }
  }

  private func finish(
    _ pattern: OpaquePointer?, stops: [GradientStop], spread: GradientSpread, transform: AffineTransform,
    in context: OpaquePointer, coloring: Coloring, alpha: Double
  ) {
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops {
      let color = coloring.resolve(stop)
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, color.red, color.green, color.blue, color.alpha * alpha)
    }
    cairo_pattern_set_extend(pattern, spread.cairoExtend)
    // cairo wants the way from the view box to the pattern. A gradient that flattens paints its last colour (SVG).
    guard let inverse = transform.inverse, inverse.isFinite else {
      (stops.last.map(coloring.resolve) ?? Color(red: 0, green: 0, blue: 0, alpha: 0)).set(in: context, alpha: alpha)
      return
    }
    var matrix = inverse.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(context, pattern)
  }
}

extension Color {
  func set(in context: OpaquePointer, alpha: Double) {
    cairo_set_source_rgba(context, red, green, blue, self.alpha * alpha)
  }
}

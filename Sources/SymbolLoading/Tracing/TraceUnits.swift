import SymbolArt

/// How what a trace gives becomes artwork in view box units.
struct TraceUnits {
  /// From the trace's units to the view box.
  let toViewBox: AffineTransform
  let grid: Grid
  /// The colour that stood for the tint while tracing; nil when the file asks for none.
  let tint: Color?

  /// A pen under a transform from its own units to the view box.
  func pen(_ pen: StrokeStyle, through transform: AffineTransform) -> StrokeStyle {
    var result = pen
    result.transformPen(transform)
    guard result.penTransform == .identity else { return result }
    result.width = grid.round(result.width)
    result.dashes = result.dashes.map(grid.round)
    result.dashOffset = grid.round(result.dashOffset)
    return result
  }

  /// The paint of one colour.
  ///
  /// - Parameters:
  ///   - color: opaque, in whole 255ths.
  ///   - opacity: 0…1.
  func paint(_ color: Color, opacity: Double) -> Paint {
    let alpha = TraceUnits.eighth(opacity)
    if isTint(color) { return .tint(alpha: alpha) }
    return .color(color.multiplyingAlpha(by: alpha))
  }

  func isTint(_ color: Color) -> Bool {
    guard let tint else { return false }
    return color.red == tint.red && color.green == tint.green && color.blue == tint.blue
  }

  /// librsvg counts colours in eight bits; cairo gives them as fractions.
  static func eighth(_ value: Double) -> Double { (value * 255).rounded() / 255 }
}

extension CubicBezier {
  /// The part of the curve between two x, stretched to a curve of its own; exact (de Casteljau).
  ///
  /// - Returns: nil where no timing function can express it: the part begins and ends at the same y, or its handles
  ///   reach beyond its ends. A shorter part always can, in the end.
  func part(from start: Double, to end: Double) -> CubicBezier? {
    if start <= 0 && end >= 1 { return self }
    let first = parameter(at: start)
    let last = parameter(at: end)
    let x = CubicBezier.part(of: (0, x1, x2, 1), from: first, to: last)
    let y = CubicBezier.part(of: (0, y1, y2, 1), from: first, to: last)
    let width = x.3 - x.0
    let height = y.3 - y.0
    guard width > 1e-12, abs(height) > 1e-9 else { return nil }
    let handles = ((x.1 - x.0) / width, (x.2 - x.0) / width)
    let reach = -1e-9...1 + 1e-9
    guard reach.contains(handles.0), reach.contains(handles.1) else { return nil }
    return CubicBezier(handles.0, (y.1 - y.0) / height, handles.1, (y.2 - y.0) / height)
  }

  private typealias Handles = (Double, Double, Double, Double)

  /// One coordinate's four control values for the part between two parameters: the curve's blossom.
  private static func part(of handles: Handles, from start: Double, to end: Double) -> Handles {
    func blossom(_ first: Double, _ second: Double, _ third: Double) -> Double {
      func mix(_ from: Double, _ to: Double, _ at: Double) -> Double { from + (to - from) * at }
      let left = mix(handles.0, handles.1, first)
      let middle = mix(handles.1, handles.2, first)
      let right = mix(handles.2, handles.3, first)
      return mix(mix(left, middle, second), mix(middle, right, second), third)
    }
    return (
      blossom(start, start, start), blossom(start, start, end), blossom(start, end, end), blossom(end, end, end)
    )
  }
}

import SymbolMotion

/// Follows any smooth way of a value by cubic Béziers in time.
///
/// Between two extremes the value is monotonic. From each of them as long a piece is taken as one curve can follow, and
/// so on: no fewer pieces keep the tolerance, as what a curve can follow it can follow in part.
enum CurveBaker {
  /// Pieces are not made shorter than this, in seconds: a thirtieth of a frame.
  private static let shortestPiece = 0.0005
  /// Extremes that lie nearer together than this, in seconds, are not seen.
  private static let grid = 1.0 / 240

  /// Keyframes from `start` to `end`; the last one is at `end`, its curve of no account.
  ///
  /// - Parameter handles: where the y of Bézier handles may lie, for players that know no others.
  static func keyframes(
    from start: Double, to end: Double, tolerance: Double,
    handles: ClosedRange<Double> = -Double.infinity...Double.infinity, state: (Double) -> TrackState
  ) -> [BakedKeyframe] {
    guard end > start else { return [BakedKeyframe(time: start, value: state(start).value, curve: .linear)] }
    var places = [start]
    places += extremes(from: start, to: end, state: state)
    places.append(end)
    var result: [BakedKeyframe] = []
    for (from, to) in zip(places, places.dropFirst()) {
      var place = from
      while place < to {
        let (end, curve) = longestPiece(
          from: place, to: to, tolerance: tolerance, handles: handles, state: state)
        result.append(BakedKeyframe(time: place, value: state(place).value, curve: curve))
        place = end
      }
    }
    result.append(BakedKeyframe(time: end, value: state(end).value, curve: .linear))
    return result
  }

  /// The longest piece from `start` that one curve follows within the tolerance, and that curve.
  private static func longestPiece(
    from start: Double, to end: Double, tolerance: Double, handles: ClosedRange<Double>,
    state: (Double) -> TrackState
  ) -> (end: Double, curve: Curve) {
    let first = state(start)
    func curve(to place: Double) -> Curve? {
      let last = state(place)
      let (span, way) = (place - start, last.value - first.value)
      let samples = 8
      let isLine = (1..<samples).allSatisfy { index in
        let u = Double(index) / Double(samples)
        return abs(first.value + u * way - state(start + u * span).value) <= tolerance / 2
      }
      if isLine { return abs(way) < 1e-12 ? .hold : .linear }
      let fit = BezierFit(
        from: start, to: place, first: first, last: last, tolerance: tolerance, handles: handles, state: state)
      return fit.flatMap { $0.error <= tolerance ? .cubicBezier($0.curve) : nil }
    }
    if let whole = curve(to: end) { return (end, whole) }
    var found: (end: Double, curve: Curve)?
    var (low, high) = (start, end)
    while high - low > max(shortestPiece, (end - start) / 64) {
      let middle = (low + high) / 2
      if let curve = curve(to: middle) {
        found = (middle, curve)
        low = middle
      } else {
        high = middle
      }
    }
    return found ?? (min(start + shortestPiece, end), .linear)
  }

  /// Where the velocity changes its sign.
  private static func extremes(from start: Double, to end: Double, state: (Double) -> TrackState) -> [Double] {
    let steps = max(Int(((end - start) / grid).rounded(.up)), 1)
    var result: [Double] = []
    var before = start
    var velocity = state(start).velocity
    for index in 1...steps {
      let here = index == steps ? end : start + Double(index) * (end - start) / Double(steps)
      let next = state(here).velocity
      if velocity * next < 0 {
        var (low, high) = (before, here)
        for _ in 0..<30 {
          let middle = (low + high) / 2
          if state(middle).velocity * velocity > 0 { low = middle } else { high = middle }
        }
        result.append((low + high) / 2)
      }
      before = here
      velocity = next
    }
    return result.filter { $0 > start + shortestPiece && $0 < end - shortestPiece }
  }
}

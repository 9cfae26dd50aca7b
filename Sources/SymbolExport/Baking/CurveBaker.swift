import SymbolMotion

/// Follows any smooth way of a value by cubic Béziers in time.
///
/// Between two extremes the value is monotonic, so that a piece's handles are its slopes at both ends (Hermite form:
/// x at a third and two thirds, y = slope × third of the time, in parts of the piece's way). Pieces are halved until they
/// keep the tolerance.
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
      piece(from: from, to: to, tolerance: tolerance, handles: handles, state: state, into: &result)
    }
    result.append(BakedKeyframe(time: end, value: state(end).value, curve: .linear))
    return result
  }

  private static func piece(
    from start: Double, to end: Double, tolerance: Double, handles: ClosedRange<Double>,
    state: (Double) -> TrackState, into result: inout [BakedKeyframe]
  ) {
    let first = state(start)
    let last = state(end)
    let span = end - start
    let samples = 8
    func error(_ value: (Double) -> Double) -> Double {
      (1..<samples).map { index in
        let u = Double(index) / Double(samples)
        return abs(value(u) - state(start + u * span).value)
      }.max() ?? 0
    }
    let way = last.value - first.value
    let line = error { first.value + $0 * way }
    if line <= tolerance / 2 {
      result.append(BakedKeyframe(time: start, value: first.value, curve: abs(way) < 1e-12 ? .hold : .linear))
      return
    }
    let startHandle = first.velocity * span / 3
    let endHandle = last.velocity * span / 3
    let bezier = error { u in
      let v = 1 - u
      return v * v * v * first.value + 3 * v * v * u * (first.value + startHandle)
        + 3 * v * u * u * (last.value - endHandle) + u * u * u * last.value
    }
    // A way back and forth within the tolerance has no handles in parts of its whole: it is halved as well.
    if bezier <= tolerance, abs(way) > tolerance / 4, handles.contains(startHandle / way),
      handles.contains(1 - endHandle / way)
    {
      let curve = Curve.cubicBezier(1.0 / 3, startHandle / way, 2.0 / 3, 1 - endHandle / way)
      result.append(BakedKeyframe(time: start, value: first.value, curve: curve))
    } else if span <= shortestPiece {
      result.append(BakedKeyframe(time: start, value: first.value, curve: .linear))
    } else {
      let middle = (start + end) / 2
      piece(from: start, to: middle, tolerance: tolerance, handles: handles, state: state, into: &result)
      piece(from: middle, to: end, tolerance: tolerance, handles: handles, state: state, into: &result)
    }
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

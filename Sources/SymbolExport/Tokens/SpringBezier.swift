import SymbolMotion

/// The cubic Bézier that comes nearest to a spring, for formats that know no springs: it overshoots once where the
/// spring swings, and does not swing on.
enum SpringBezier {
  /// - Parameters:
  ///   - start: the value that the spring leaves.
  ///   - end: where it comes to rest, `duration` seconds later.
  /// - Returns: the curve, and the largest distance from the spring as a part of the way.
  static func nearest(
    to spring: Spring, from start: Double, to end: Double, duration: Double
  ) -> (bezier: CubicBezier, error: Double) {
    let way = end - start
    guard abs(way) > 1e-9, duration > 0 else { return (CubicBezier(0, 0, 1, 1), 0) }
    let track = Track(
      property: .scale,
      keyframes: [Keyframe(time: 0, value: start, curve: .spring(spring)), Keyframe(time: duration, value: end)])
    let count = 48
    let samples = (1..<count).map { index in
      let x = Double(index) / Double(count)
      return (x, (track.value(at: x * duration) - start) / way)
    }
    func error(_ numbers: [Double]) -> (sum: Double, largest: Double) {
      let bezier = CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
      return samples.reduce((0, 0)) { result, sample in
        let distance = bezier.state(at: sample.0).value - sample.1
        return (result.0 + distance * distance, max(result.1, abs(distance)))
      }
    }
    // Steps along each number, shorter and shorter, from a curve that shoots out at once as springs do.
    var best = [0.2, 1.0, 0.2, 1.0]
    var lowest = error(best).sum
    var step = 0.2
    while step > 0.002 {
      var hasImproved = false
      for index in best.indices {
        for direction in [-step, step] {
          var next = best
          next[index] += direction
          if index % 2 == 0 { next[index] = min(max(next[index], 0), 1) }
          let sum = error(next).sum
          if sum < lowest - 1e-12 { (best, lowest, hasImproved) = (next, sum, true) }
        }
      }
      if !hasImproved { step /= 2 }
    }
    return (CubicBezier(best[0], best[1], best[2], best[3]), error(best).largest)
  }
}

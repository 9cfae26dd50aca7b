extension [Keyframe] {
  /// The least and the greatest value on the way; nil without keyframes.
  var valueRange: ClosedRange<Double>? {
    guard let first else { return nil }
    var (low, high) = (first.value, first.value)
    for (from, to) in zip(self, dropFirst()) {
      (low, high) = (Swift.min(low, to.value), Swift.max(high, to.value))
      for fraction in from.curve.turningPoints(within: to.time - from.time) {
        let duration = to.time - from.time
        let value = from.curve.state(at: fraction * duration, duration: duration, from: from.value, to: to.value).value
        (low, high) = (Swift.min(low, value), Swift.max(high, value))
      }
    }
    return low...high
  }
}

extension Curve {
  private func steps(_ duration: Double) -> Double { min(max((duration * 240).rounded(), 32), 600) }

  /// Places between 0 and 1 among which the way has its extremes, but for the two ends.
  fileprivate func turningPoints(within duration: Double) -> [Double] {
    switch self {
    case .hold, .linear, .steps: []
    case .cubicBezier(let bezier): bezier.turningPoints
    case .spring:
      // A swing takes many times as long as a step between these.
      stride(from: 1, to: steps(duration), by: 1).map { $0 / steps(duration) }
    }
  }
}

extension CubicBezier {
  /// Where y turns back, as x.
  fileprivate var turningPoints: [Double] {
    // Handles between the ends lead from one to the other.
    if (0...1).contains(y1), (0...1).contains(y2) { return [] }
    // Of y′(t) / 3 = y1·(1 − t)² + 2·(y2 − y1)·(1 − t)·t + (1 − y2)·t², the roots.
    let (a, b, c) = (1 + 3 * y1 - 3 * y2, 2 * (y2 - 2 * y1), y1)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    let parameters = abs(a) < 1e-12 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    return parameters.filter { $0 > 0 && $0 < 1 }.map { CubicBezier.coordinate(x1, x2, at: $0) }
  }
}

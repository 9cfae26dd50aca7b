#if canImport(Glibc)
  import Glibc
#endif

/// One piece of a path: a cubic Bézier, or a line as the cubic that runs along it evenly.
struct CubicSegment: Hashable, Sendable {
  var start: Point
  var first: Point
  var second: Point
  var end: Point
  /// Whether it came from a line, and goes back to one.
  var isLine: Bool

  init(start: Point, first: Point, second: Point, end: Point) {
    self.start = start
    self.first = first
    self.second = second
    self.end = end
    isLine = false
  }

  init(lineFrom start: Point, to end: Point) {
    self.start = start
    first = start.interpolated(to: end, fraction: 1.0 / 3)
    second = start.interpolated(to: end, fraction: 2.0 / 3)
    self.end = end
    isLine = true
  }

  /// The part between two parameters; exact (de Casteljau's blossom).
  func part(from low: Double, to high: Double) -> CubicSegment {
    func blossom(_ one: Double, _ two: Double, _ three: Double) -> Point {
      let left = start.interpolated(to: first, fraction: one)
      let middle = first.interpolated(to: second, fraction: one)
      let right = second.interpolated(to: end, fraction: one)
      return left.interpolated(to: middle, fraction: two).interpolated(
        to: middle.interpolated(to: right, fraction: two), fraction: three)
    }
    let from = low <= 0 ? start : blossom(low, low, low)
    let to = high >= 1 ? end : blossom(high, high, high)
    if isLine { return CubicSegment(lineFrom: from, to: to) }
    return CubicSegment(start: from, first: blossom(low, low, high), second: blossom(low, high, high), end: to)
  }

  /// The length from its start to a parameter.
  ///
  /// Gauss and Legendre's rule with eight points, halved until two halves agree with the whole: exact to about 1e-9 of the
  /// length also where the curve has a cusp.
  func length(to parameter: Double = 1) -> Double {
    if isLine { return start.distance(to: end) * parameter }
    return length(from: 0, to: parameter, whole: estimate(from: 0, to: parameter), depth: 0)
  }

  /// The parameter at which a length from the start is reached.
  func parameter(atLength target: Double) -> Double {
    let total = length()
    if target <= 0 || total <= 0 { return 0 }
    if target >= total { return 1 }
    if isLine { return target / total }
    var low = 0.0
    var high = 1.0
    var parameter = target / total
    for _ in 0..<60 {
      let error = length(to: parameter) - target
      if abs(error) < 1e-10 * total { break }
      if error > 0 { high = parameter } else { low = parameter }
      let speed = self.speed(at: parameter)
      let next = parameter - error / speed
      parameter = speed > 0 && next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  /// How fast the point moves with the parameter.
  private func speed(at parameter: Double) -> Double {
    let rest = 1 - parameter
    let velocity =
      (first - start) * (3 * rest * rest) + (second - first) * (6 * rest * parameter)
      + (end - second) * (3 * parameter * parameter)
    return velocity.length
  }

  private static let deepest = 12

  private func length(from low: Double, to high: Double, whole: Double, depth: Int) -> Double {
    let middle = (low + high) / 2
    let left = estimate(from: low, to: middle)
    let right = estimate(from: middle, to: high)
    if depth >= CubicSegment.deepest || abs(left + right - whole) <= 1e-10 * (left + right) { return left + right }
    return length(from: low, to: middle, whole: left, depth: depth + 1)
      + length(from: middle, to: high, whole: right, depth: depth + 1)
  }

  private func estimate(from low: Double, to high: Double) -> Double {
    let center = (low + high) / 2
    let half = (high - low) / 2
    var sum = 0.0
    for (place, weight) in CubicSegment.gauss {
      sum += weight * (speed(at: center - half * place) + speed(at: center + half * place))
    }
    return sum * half
  }

  /// Abscissae and weights of the eight-point rule (Abramowitz and Stegun, table 25.4).
  private static let gauss: [(Double, Double)] = [
    (0.183_434_642_495_650, 0.362_683_783_378_362), (0.525_532_409_916_329, 0.313_706_645_877_887),
    (0.796_666_477_413_627, 0.222_381_034_453_374), (0.960_289_856_497_536, 0.101_228_536_290_376),
  ]
}

/// The timing function of CSS `cubic-bezier()`: from (0, 0) to (1, 1) with two handles.
public struct CubicBezier: Hashable, Sendable {
  /// Within 0…1, so that there is one y for each x.
  public let x1: Double
  /// Free; outside 0…1 it overshoots.
  public let y1: Double
  /// Within 0…1.
  public let x2: Double
  /// Free; outside 0…1 it overshoots.
  public let y2: Double

  /// The handles' x are clamped to 0…1; their y are free and may overshoot.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Slow at both ends. Within 0.1 % of half a cosine wave, which is what "sine" means for the effects.
  public static let sine = CubicBezier(0.3642, 0, 0.6358, 1)
  /// Fast at the start, as what comes in from outside.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// Fast at the end, as what leaves.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// Slow at both ends, as CSS has it.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// The curve seen backwards: last first, and upside down.
  public var reversed: CubicBezier { CubicBezier(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  /// The y at an x, and dy/dx there.
  ///
  /// - Parameter x: 0…1.
  public func state(at x: Double) -> (value: Double, slope: Double) {
    let parameter = parameter(at: x)
    let value = self.value(at: x, parameter: parameter)
    let run = CubicBezier.derivative(x1, x2, at: parameter)
    if run > 1e-9 { return (value, CubicBezier.derivative(y1, y2, at: parameter) / run) }
    // The handle lies on the end point (or straight above it): the slope is the limit from within.
    let inner = parameter < 0.5 ? parameter + 1e-5 : parameter - 1e-5
    let innerRun = CubicBezier.derivative(x1, x2, at: inner)
    return (value, CubicBezier.derivative(y1, y2, at: inner) / max(innerRun, 1e-12))
  }

  /// The y at an x in 0…1.
  func value(at x: Double) -> Double { value(at: x, parameter: parameter(at: x)) }

  private func value(at x: Double, parameter: Double) -> Double {
    x <= 0 ? 0 : x >= 1 ? 1 : CubicBezier.coordinate(y1, y2, at: parameter)
  }

  /// The curve's parameter where its x is `x`, to the last few bits: Newton's steps, kept inside a shrinking bracket.
  func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    var parameter = x
    for _ in 0..<64 {
      let error = CubicBezier.coordinate(x1, x2, at: parameter) - x
      if abs(error) < 1e-15 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let slope = CubicBezier.derivative(x1, x2, at: parameter)
      let next = parameter - error / slope
      parameter = slope > 1e-12 && next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-16 { break }
    }
    return parameter
  }

  static func coordinate(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return parameter * (3 * rest * (rest * first + parameter * second) + parameter * parameter)
  }

  static func derivative(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * (rest * rest * first + 2 * rest * parameter * (second - first) + parameter * parameter * (1 - second))
  }
}

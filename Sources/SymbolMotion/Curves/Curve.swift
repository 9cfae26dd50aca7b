/// How a value gets from one keyframe to the next.
public enum Curve: Hashable, Sendable, Codable {
  /// The value stays until the next keyframe.
  case hold
  case linear
  /// CSS `cubic-bezier(x1, y1, x2, y2)`: x within 0…1, y free.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A damped spring released at the first value, with its rest at the second.
  case spring(Spring)
  /// CSS `steps(count, position)`.
  case steps(count: Int, position: StepPosition)
}

/// Where the jumps of `Curve.steps` lie (CSS Easing Functions, `jump-*`).
public enum StepPosition: String, Hashable, Sendable, Codable {
  case jumpStart, jumpEnd, jumpBoth, jumpNone
}

/// A damped harmonic spring of unit mass, as SwiftUI names its numbers.
public struct Spring: Hashable, Sendable, Codable {
  /// Seconds of one undamped period: stiffness is (2π / response)².
  public var response: Double
  /// 1 is critical; below it overshoots.
  public var dampingFraction: Double
  /// Velocity at the start, in fractions of the way per second.
  public var initialVelocity: Double

  public init(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.initialVelocity = initialVelocity
  }
}

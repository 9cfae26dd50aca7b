#if canImport(Glibc)
  import Glibc
#endif

/// A damped harmonic spring of unit mass, with SwiftUI's names for its numbers.
public struct Spring: Hashable, Sendable {
  /// Seconds of one undamped period: the stiffness is (2π / response)².
  public var response: Double
  /// 1 is critical; below it the spring overshoots.
  public var dampingFraction: Double
  /// Velocity at the release, in the animated value's unit per second.
  public var initialVelocity: Double

  /// Creates a spring; it is released from standing still unless a velocity is given.
  public init(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.initialVelocity = initialVelocity
  }

  /// Undamped angular frequency, radians per second.
  public var frequency: Double { 2 * .pi / response }
  /// For a mass of 1, as Core Animation has it.
  public var stiffness: Double { frequency * frequency }
  /// Damping coefficient for a mass of 1, as Core Animation has it.
  public var damping: Double { 2 * dampingFraction * frequency }

  /// A spring counts as settled when it stays within this part of its way.
  public static let settledFraction = 0.001

  /// Distance from rest and velocity, `time` seconds after release with the given ones: the closed solution of
  /// x″ + 2ζω·x′ + ω²·x = 0.
  public func free(at time: Double, distance: Double, velocity: Double) -> TrackState {
    let omega = frequency
    let zeta = dampingFraction
    let decay = zeta * omega
    if abs(zeta - 1) < 1e-6 {
      let slope = velocity + omega * distance
      let factor = exp(-omega * time)
      return TrackState(
        value: factor * (distance + slope * time), velocity: factor * (velocity - slope * omega * time))
    }
    if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let factor = exp(-decay * time)
      let cosine = cos(damped * time)
      let sine = sin(damped * time)
      return TrackState(
        value: factor * (distance * cosine + (velocity + decay * distance) / damped * sine),
        velocity: factor * (velocity * cosine - (decay * velocity + omega * omega * distance) / damped * sine))
    }
    let spread = omega * (zeta * zeta - 1).squareRoot()
    let slow = -decay + spread
    let fast = -decay - spread
    let slowPart = (velocity - fast * distance) / (slow - fast)
    let fastPart = distance - slowPart
    let slowNow = slowPart * exp(slow * time)
    let fastNow = fastPart * exp(fast * time)
    return TrackState(value: slowNow + fastNow, velocity: slow * slowNow + fast * fastNow)
  }

  /// The spring's way from `start` to `end`, made to arrive exactly at `duration`.
  ///
  /// What is left of the swing at `duration` (about `settledFraction` when the time suffices) is taken out by a cubic
  /// over the last half period, so that value and velocity are exactly at rest there; over the whole time where more
  /// than a trifle is left because the time does not suffice.
  func state(at time: Double, duration: Double, from start: Double, to end: Double) -> TrackState {
    let distance = start - end
    let now = free(at: time, distance: distance, velocity: initialVelocity)
    let last = free(at: duration, distance: distance, velocity: initialVelocity)
    let swing = max(abs(distance), abs(initialVelocity) / frequency)
    let isTrifle = abs(last.value) <= 10 * Spring.settledFraction * swing
    let window = isTrifle ? min(response / 2, duration) : duration
    let u = max((time - duration + window) / window, 0)
    let slope = last.velocity * window
    let correction = u * u * (3 - 2 * u) * last.value + u * u * (u - 1) * slope
    let correctionVelocity = (6 * u * (1 - u) * last.value + (3 * u * u - 2 * u) * slope) / window
    return TrackState(value: end + now.value - correction, velocity: now.velocity - correctionVelocity)
  }

  /// The same way in a time `factor` times shorter.
  func spedUp(by factor: Double) -> Spring {
    Spring(
      response: response / factor, dampingFraction: dampingFraction, initialVelocity: initialVelocity * factor)
  }
}

#if canImport(Glibc)
  import Glibc
#endif

extension Spring {
  /// Seconds until the spring, released at `start` with its initial velocity, stays within 0.1 % of the way to `end`.
  public func settlingDuration(from start: Double, to end: Double) -> Double {
    settlingDuration(
      distance: start - end, velocity: initialVelocity, tolerance: abs(start - end) * Spring.settledFraction)
  }

  /// Seconds until the spring stays within `tolerance` (in the value's unit) of its rest. 0 if it never leaves that.
  public func settlingDuration(distance: Double, velocity: Double, tolerance: Double) -> Double {
    guard tolerance > 0, dampingFraction > 0, distance != 0 || velocity != 0 else { return 0 }
    let bound = settlingBound(distance: distance, velocity: velocity, tolerance: tolerance)
    guard bound > 0 else { return 0 }
    // From the bound backwards: the first sample outside the tolerance brackets the last crossing.
    let step = min(response / 64, bound / 64)
    var outside = bound
    repeat {
      outside -= step
      if outside <= 0 { return 0 }
    } while abs(free(at: outside, distance: distance, velocity: velocity).value) <= tolerance
    var inside = outside + step
    for _ in 0..<48 {
      let middle = (outside + inside) / 2
      if abs(free(at: middle, distance: distance, velocity: velocity).value) > tolerance {
        outside = middle
      } else {
        inside = middle
      }
    }
    return inside
  }

  /// A time after which the envelope of the motion lies within the tolerance.
  private func settlingBound(distance: Double, velocity: Double, tolerance: Double) -> Double {
    let omega = frequency
    let zeta = dampingFraction
    let rate: Double
    let amplitude: Double
    if zeta < 0.999 {
      rate = zeta * omega
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let sinePart = (velocity + rate * distance) / damped
      amplitude = (distance * distance + sinePart * sinePart).squareRoot()
    } else {
      // Half the slow root outlives the factor t of the critical case.
      let spread = zeta > 1 ? omega * (zeta * zeta - 1).squareRoot() : 0
      rate = (zeta * omega - spread) / 2
      amplitude = 2 * (abs(distance) + (abs(velocity) + zeta * omega * abs(distance)) / (rate * 2))
    }
    return amplitude <= tolerance ? 0 : log(amplitude / tolerance) / rate
  }
}

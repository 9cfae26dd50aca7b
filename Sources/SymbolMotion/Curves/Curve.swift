/// How a value gets from one keyframe to the next.
public enum Curve: Hashable, Sendable {
  /// The value stays until the next keyframe.
  case hold
  case linear
  case cubicBezier(CubicBezier)
  /// A damped spring released at the first value, with its rest at the second.
  case spring(Spring)
  /// CSS `steps(count, position)`.
  case steps(count: Int, position: StepPosition)

  /// CSS `cubic-bezier(x1, y1, x2, y2)`: x is clamped to 0…1, y is free.
  public static func cubicBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Curve {
    .cubicBezier(CubicBezier(x1, y1, x2, y2))
  }

  /// Value and velocity `time` seconds after leaving `start` for `end`, which is reached at `duration`.
  ///
  /// - Parameter time: 0…`duration`; clamped.
  func state(at time: Double, duration: Double, from start: Double, to end: Double) -> TrackState {
    guard duration > 0 else { return TrackState(value: end, velocity: 0) }
    let time = min(max(time, 0), duration)
    let way = end - start
    switch self {
    case .hold:
      return TrackState(value: time < duration ? start : end, velocity: 0)
    case .linear:
      return TrackState(value: start + way * (time / duration), velocity: way / duration)
    case .cubicBezier(let bezier):
      let position = bezier.state(at: time / duration)
      return TrackState(value: start + way * position.value, velocity: way / duration * position.slope)
    case .spring(let spring):
      return spring.state(at: time, duration: duration, from: start, to: end)
    case .steps(let count, let position):
      let fraction = position.value(at: time / duration, count: count)
      return TrackState(value: start + way * fraction, velocity: 0)
    }
  }

  /// The value alone, exactly that of `state(at:duration:from:to:)`.
  func value(at time: Double, duration: Double, from start: Double, to end: Double) -> Double {
    guard case .cubicBezier(let bezier) = self, duration > 0 else {
      return state(at: time, duration: duration, from: start, to: end).value
    }
    return start + (end - start) * bezier.value(at: min(max(time, 0), duration) / duration)
  }

  /// The same curve `factor` times as fast: only springs carry times of their own.
  func spedUp(by factor: Double) -> Curve {
    if case .spring(let spring) = self { return .spring(spring.spedUp(by: factor)) }
    return self
  }
}

/// A value with the rate at which it changes, per second.
public struct TrackState: Hashable, Sendable, Codable {
  /// In the property's unit.
  public var value: Double
  /// In the property's unit per second.
  public var velocity: Double

  /// Creates a state of a value and its velocity.
  public init(value: Double, velocity: Double) {
    self.value = value
    self.velocity = velocity
  }
}

/// A property over time. Before the first keyframe its value holds, after the last one likewise.
public struct Track: Hashable, Sendable {
  /// What it animates.
  public var property: TrackProperty
  /// In order of time; never empty. Two at one time make a jump.
  public var keyframes: [Keyframe]

  /// Creates a track; `keyframes` must be in order of time.
  public init(property: TrackProperty, keyframes: [Keyframe]) {
    self.property = property
    self.keyframes = keyframes
  }

  /// Seconds at the last keyframe.
  public var end: Double { keyframes.last?.time ?? 0 }

  /// The value at a time.
  public func value(at time: Double) -> Double { state(at: time).value }

  /// Value and velocity at a time; where the velocity jumps, the one that follows.
  public func state(at time: Double) -> TrackState { keyframes.state(at: time, rest: property.restValue) }
}

/// A value at a time, and how the next one is reached.
public struct Keyframe: Hashable, Sendable, Codable {
  /// Seconds from the start of the motion.
  public var time: Double
  /// In the property's unit.
  public var value: Double
  /// The way to the next keyframe; of no account on the last one.
  public var curve: Curve

  /// Creates a keyframe.
  public init(time: Double, value: Double, curve: Curve = .linear) {
    self.time = time
    self.value = value
    self.curve = curve
  }
}

extension [Keyframe] {
  /// Value and velocity at a time; `rest` if there are no keyframes.
  func state(at time: Double, rest: Double) -> TrackState {
    withUnsafeBufferPointer { $0.state(at: time, rest: rest) }
  }

  /// The state just before a time (by more than rounding), where a keyframe there would change the velocity.
  func stateBefore(_ time: Double, rest: Double) -> TrackState {
    withUnsafeBufferPointer { $0.stateBefore(time, rest: rest) }
  }

  /// The same way, later by `delay` seconds.
  public func delayed(by delay: Double) -> [Keyframe] {
    map { Keyframe(time: $0.time + delay, value: $0.value, curve: $0.curve) }
  }

  /// The same way `factor` times as fast.
  func spedUp(by factor: Double) -> [Keyframe] {
    map { Keyframe(time: $0.time / factor, value: $0.value, curve: $0.curve.spedUp(by: factor)) }
  }
}

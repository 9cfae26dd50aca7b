#if canImport(Glibc)
  import Glibc
#endif

/// Ways from a value in motion to rest, as keyframes that begin at time 0.
///
/// The compiler writes outros with them and the evaluator stops running motions with them: both are the same motion.
enum Settling {
  /// The way to rest of one property of a group.
  static func keyframes(
    from state: TrackState, of property: TrackProperty, restingAngle: Double, by stopping: Stopping
  ) -> [Keyframe] {
    switch stopping {
    case .finishesRun:
      return [Keyframe(time: 0, value: state.value)]
    case .settles(let duration):
      return smooth(from: state, to: property.restValue, within: duration, range: property.range)
    case .springs(let spring, let duration):
      return sprung(from: state, to: property.restValue, spring: spring, within: duration)
    case .turnsToRest(let duration, let fullSpeed):
      guard property == .rotation else {
        return smooth(from: state, to: property.restValue, within: duration, range: property.range)
      }
      return turn(from: state, restingAngle: restingAngle, within: duration, fullSpeed: fullSpeed)
    }
  }

  /// One or two cubics that take over value and velocity, end at rest at `target`, and stay within `range`.
  static func smooth(
    from state: TrackState, to target: Double, within duration: Double, range: ClosedRange<Double>
  ) -> [Keyframe] {
    let end = TrackState(value: target, velocity: 0)
    let way = target - state.value
    if way == 0 && state.velocity == 0 || duration <= 0 { return [Keyframe(time: 0, value: target)] }
    // Towards the target and too fast: a cubic over the whole time would overshoot it; a shorter one does not.
    if way * state.velocity > 0 {
      let time = min(duration, 3 * way / state.velocity)
      if time < duration && (target == range.lowerBound || target == range.upperBound) {
        return cubic(from: state, to: end, duration: time)
      }
      return cubic(from: state, to: end, duration: duration)
    }
    // Away from the target: where a bound is near, brake before it and then come back.
    let bound = state.velocity < 0 ? range.lowerBound : range.upperBound
    let room = abs(bound - state.value)
    let whole = cubic(from: state, to: end, duration: duration)
    let furthest = abs(state.velocity) * duration * 4 / 27
    guard room.isFinite, furthest > room else { return whole }
    let braking = min(duration / 2, state.velocity == 0 ? 0 : 3 * room / abs(state.velocity))
    let turningPoint = TrackState(value: state.value + state.velocity * braking / 3, velocity: 0)
    let first = cubic(from: state, to: turningPoint, duration: braking)
    let second = cubic(from: turningPoint, to: end, duration: duration - braking)
    return first.dropLast() + second.delayed(by: braking)
  }

  /// A spring from value and velocity to rest.
  static func sprung(from state: TrackState, to target: Double, spring: Spring, within duration: Double) -> [Keyframe] {
    if state.value == target && state.velocity == 0 || duration <= 0 { return [Keyframe(time: 0, value: target)] }
    var released = spring
    released.initialVelocity = state.velocity
    return [
      Keyframe(time: 0, value: state.value, curve: .spring(released)), Keyframe(time: duration, value: target),
    ]
  }

  /// The cubic Hermite curve between two states: a Bézier whose handles lie at a third of the time (exactly).
  static func cubic(from start: TrackState, to end: TrackState, duration: Double) -> [Keyframe] {
    if duration <= 0 || start == end && end.velocity == 0 { return [Keyframe(time: 0, value: end.value)] }
    let way = end.value - start.value
    let swing = (abs(start.velocity) + abs(end.velocity)) * duration
    // A Bézier's handles are fractions of the way: where there is (nearly) no way, halve the curve.
    if abs(way) < swing * 1e-3 {
      if swing < 1e-12 { return [Keyframe(time: 0, value: start.value), Keyframe(time: duration, value: end.value)] }
      let middle = TrackState(
        value: (start.value + end.value) / 2 + (start.velocity - end.velocity) * duration / 8,
        velocity: 1.5 * way / duration - (start.velocity + end.velocity) / 4)
      if abs(middle.value - start.value) > swing * 1e-3 {
        let half = duration / 2
        let first = cubic(from: start, to: middle, duration: half)
        return first.dropLast() + cubic(from: middle, to: end, duration: half).delayed(by: half)
      }
      // Point-symmetric: cut where neither part is without a way.
      return halved(from: start, to: end, duration: duration, at: 0.25)
    }
    let curve = Curve.cubicBezier(
      1.0 / 3, start.velocity * duration / (3 * way), 2.0 / 3, 1 - end.velocity * duration / (3 * way))
    return [Keyframe(time: 0, value: start.value, curve: curve), Keyframe(time: duration, value: end.value)]
  }

  private static func halved(
    from start: TrackState, to end: TrackState, duration: Double, at u: Double
  ) -> [Keyframe] {
    let cut = hermite(from: start, to: end, duration: duration, at: u)
    let first = cubic(from: start, to: cut, duration: duration * u)
    return first.dropLast() + cubic(from: cut, to: end, duration: duration * (1 - u)).delayed(by: duration * u)
  }

  /// Value and velocity of the cubic Hermite curve at a fraction of its time.
  static func hermite(from start: TrackState, to end: TrackState, duration: Double, at u: Double) -> TrackState {
    let way = end.value - start.value
    let first = start.velocity * duration
    let last = end.velocity * duration
    let square = first + last - 2 * way
    let value = start.value + u * (first + u * (3 * way - 2 * first - last + u * square))
    let slope = first + u * (2 * (3 * way - 2 * first - last) + 3 * u * square)
    return TrackState(value: value, velocity: slope / duration)
  }

  /// On to the next angle that looks like rest, with continuous velocity.
  ///
  /// The angle is the one nearest to where an even braking over the whole time would end; one that lies behind, or so
  /// near that the stop would be a jerk, is passed over, unless the turn has hardly begun.
  static func turn(
    from state: TrackState, restingAngle: Double, within duration: Double, fullSpeed: Double
  ) -> [Keyframe] {
    let speed = state.velocity
    let shortest = duration * 0.3125
    guard speed != 0 else { return home(from: state, restingAngle: restingAngle, within: duration) }
    if restingAngle == 0 {
      let end = TrackState(value: state.value + speed * duration / 4, velocity: 0)
      return cubic(from: state, to: end, duration: duration / 2)
    }
    let sign: Double = speed < 0 ? -1 : 1
    let ideal = state.value + speed * duration / 2
    var target = (ideal / restingAngle).rounded() * restingAngle
    let hasBegun = abs(speed) > abs(fullSpeed) / 2
    while hasBegun && (target - state.value) * sign < abs(speed) * shortest * 0.4 { target += sign * restingAngle }
    let way = (target - state.value) * sign
    let time = way <= 0 ? duration / 2 : min(max(2 * way / abs(speed), shortest), duration)
    return cubic(from: state, to: TrackState(value: target, velocity: 0), duration: time)
  }

  /// From standing still at an angle to the nearest one that looks like rest.
  private static func home(from state: TrackState, restingAngle: Double, within duration: Double) -> [Keyframe] {
    let target = restingAngle == 0 ? state.value : (state.value / restingAngle).rounded() * restingAngle
    return cubic(from: state, to: TrackState(value: target, velocity: 0), duration: duration / 2)
  }
}

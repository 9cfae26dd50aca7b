import SymbolArt
import SymbolEffects

extension MotionCompiler {
  /// Turns about the anchor: once round, or eased into a constant speed until stopped.
  static func rotate(_ effect: RotateSymbolEffect, _ context: CompilerContext) -> Motion {
    let duration = context.tuned(.duration)
    let groups =
      effect.scope == .wholeSymbol
      ? [Grouping.whole(context.symbol)] : Grouping.marked(context.symbol) { $0.annotation.canRotate }
    let delays = context.delays(groups.count)
    let speed = 360 / duration
    let stopping = Stopping.turnsToRest(within: 0.8 * duration, fullSpeed: speed)
    let motionGroups = groups.map { group in
      var motionGroup = context.motionGroup(group)
      motionGroup.restingAngle = RotationalSymmetry.restingAngle(
        of: group.layers.map { context.symbol.layers[$0] }, about: motionGroup.anchor)
      return motionGroup
    }
    let signs = groups.map { sign(of: effect.direction, for: $0, in: context.symbol) }
    guard context.form == .continuous else {
      let turning = zip(motionGroups, zip(signs, delays)).map { group, way in
        var group = group
        group.tracks = [
          Track(
            property: .rotation,
            keyframes: [
              Keyframe(time: way.1, value: 0, curve: .cubicBezier(.easeInOut)),
              Keyframe(time: way.1 + duration, value: 360 * way.0),
            ])
        ]
        return group
      }
      return context.runs(turning, length: duration + (delays.max() ?? 0), stopping: stopping)
    }
    // Evenly faster until the constant speed is reached: half the way that it would make in that time.
    let easing = 0.4 * duration
    let intro = easing + (delays.max() ?? 0)
    let phases = zip(motionGroups, zip(signs, delays)).map { group, way in
      let (sign, delay) = way
      let velocity = sign * speed
      let eased = velocity * easing / 2
      let start = eased + velocity * (intro - easing - delay)
      let ramp = Settling.cubic(
        from: TrackState(value: 0, velocity: 0), to: TrackState(value: eased, velocity: velocity), duration: easing)
      var way = ramp.delayed(by: delay)
      if start != eased { way.append(Keyframe(time: intro, value: start)) }
      if delay > 0 { way.insert(Keyframe(time: 0, value: 0), at: 0) }
      let turn = [Keyframe(time: 0, value: start), Keyframe(time: duration, value: start + 360 * sign)]
      return PhaseGroup(group: group, tracks: [PhaseTracks(property: .rotation, intro: way, loop: turn)])
    }
    return context.repeating(phases, intro: intro, loop: duration, stopping: stopping)
  }

  /// 1 for clockwise: what the option says, else what the group or the symbol prefers.
  private static func sign(of direction: RotationDirection?, for group: LayerGroup, in symbol: Symbol) -> Double {
    let preferred = (group.annotation.rotation ?? symbol.preferences.rotation).flatMap(
      RotationDirection.init(rawValue:))
    return (direction ?? preferred ?? .clockwise) == .clockwise ? 1 : -1
  }
}

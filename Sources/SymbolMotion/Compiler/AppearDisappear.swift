import SymbolEffects

extension MotionCompiler {
  /// Opacity is done in this part of the time, so that what comes or goes is not seen half there for long.
  static let fadePart = 0.6

  /// Comes in from a smaller or larger size; as a removal the same backwards in time. Repetition is of no account.
  static func appear(_ effect: AppearSymbolEffect, _ context: CompilerContext) -> Motion {
    let duration = context.tuned(.duration)
    let ways = sizes(effect.direction.map { $0 == .up ? -0.25 : 0.25 }, context) { size in
      [
        Keyframe(time: 0, value: size, curve: .cubicBezier(.easeOut)), Keyframe(time: duration, value: 1),
      ]
    }
    let fade = [
      Keyframe(time: 0, value: 0, curve: .cubicBezier(.sine)), Keyframe(time: duration * fadePart, value: 1),
    ]
    return passage(
      effect.scope, ways + [Track(property: .opacity, keyframes: fade)], duration: duration,
      backwards: context.applied.behavior == .removal, context)
  }

  /// Leaves to a larger or smaller size; as an insertion the same backwards in time. Repetition is of no account.
  static func disappear(_ effect: DisappearSymbolEffect, _ context: CompilerContext) -> Motion {
    let duration = context.tuned(.duration)
    let ways = sizes(effect.direction.map { $0 == .up ? 0.25 : -0.25 }, context) { size in
      [
        Keyframe(time: 0, value: 1, curve: .cubicBezier(.easeIn)), Keyframe(time: duration, value: size),
      ]
    }
    let fade = [
      Keyframe(time: 0, value: 1, curve: .cubicBezier(.sine)), Keyframe(time: duration * fadePart, value: 0),
    ]
    let tracks = ways + [Track(property: .opacity, keyframes: fade)]
    guard context.applied.behavior == .indefinite else {
      return passage(
        effect.scope, tracks, duration: duration, backwards: context.applied.behavior == .insertion, context)
    }
    let groups = context.groups(effect.scope)
    let delays = context.delays(groups.count)
    let phases = zip(groups, delays).map { group, delay in
      var motionGroup = context.motionGroup(group)
      motionGroup.stopDelay = delay
      return PhaseGroup(
        group: motionGroup,
        tracks: tracks.map {
          PhaseTracks(property: $0.property, intro: $0.keyframes.delayed(by: delay), loop: [])
        })
    }
    return context.repeating(
      phases, intro: duration + (delays.max() ?? 0), loop: 0, stopping: .settles(within: 1.5 * duration))
  }

  private static func sizes(
    _ step: Double?, _ context: CompilerContext, _ way: (Double) -> [Keyframe]
  ) -> [Track] {
    guard let step else { return [] }
    return [Track(property: .scale, keyframes: way(max(1 + step * context.tuned(.amplitude), 0.02)))]
  }

  /// One run from shown to hidden or the other way, group after group.
  private static func passage(
    _ scope: LayerScope, _ tracks: [Track], duration: Double, backwards: Bool, _ context: CompilerContext
  ) -> Motion {
    let groups = context.groups(scope)
    let delays = context.delays(groups.count)
    let length = duration + (delays.max() ?? 0)
    let motionGroups = zip(groups, delays).map { group, delay in
      context.motionGroup(
        group,
        tracks: tracks.map { track in
          let keyframes = track.keyframes.delayed(by: delay)
          return Track(property: track.property, keyframes: backwards ? keyframes.reversed(length: length) : keyframes)
        })
    }
    var motion = context.runs(motionGroups, length: length, stopping: .finishesRun)
    motion.repetition = .times(1)
    motion.pause = 0
    return motion
  }
}

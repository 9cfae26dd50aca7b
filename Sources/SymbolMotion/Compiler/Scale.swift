import SymbolEffects

extension MotionCompiler {
  /// Goes to a larger or smaller size as a spring, stays, and comes back likewise. Repetition is of no account: it is
  /// a state.
  static func scale(_ effect: ScaleSymbolEffect, _ context: CompilerContext) -> Motion {
    let step = 0.2 * context.tuned(.amplitude)
    let target = effect.direction == .up ? 1 + step : max(1 - step, 0.02)
    let spring = Spring(response: context.tuned(.response), dampingFraction: context.tuned(.damping))
    let settling = spring.settlingDuration(from: 0, to: 1)
    let groups = context.groups(effect.scope)
    let delays = context.delays(groups.count)
    let phases = zip(groups, delays).map { group, delay in
      var motionGroup = context.motionGroup(group)
      motionGroup.stopDelay = delay
      let way = [
        Keyframe(time: delay, value: 1, curve: .spring(spring)), Keyframe(time: delay + settling, value: target),
      ]
      return PhaseGroup(group: motionGroup, tracks: [PhaseTracks(property: .scale, intro: way, loop: [])])
    }
    return context.repeating(
      phases, intro: settling + (delays.max() ?? 0), loop: 0, stopping: .springs(spring, within: settling))
  }
}

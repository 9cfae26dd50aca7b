#if canImport(Glibc)
  import Glibc
#endif
import SymbolEffects

extension MotionCompiler {
  /// A quick change of size that springs back: up along a steep curve, down as a spring that dips below rest once.
  static func bounce(_ effect: BounceSymbolEffect, _ context: CompilerContext) -> Motion {
    let amplitude = context.tuned(.amplitude)
    // Down is less than up: the same step reads as more on what gets smaller.
    let peak = effect.direction == .up ? 1 + 0.2 * amplitude : max(1 - 0.18 * amplitude, 0.02)
    var spring = Spring(response: context.tuned(.response), dampingFraction: context.tuned(.damping))
    var rise = 0.18
    // A little beyond settled, since joined runs show what is left of the swing; to the hundredth, as it is shown.
    let fall = 1.12 * spring.settlingDuration(from: 0, to: 1)
    var run = ((rise + fall) * 100).rounded(.up) / 100
    let duration = context.tuned(.duration, own: run)
    let factor = duration / run
    rise *= factor
    spring.response = context.tuned(.response, own: spring.response * factor)
    run = duration
    let groups = context.groups(effect.scope)
    let delays = context.delays(groups.count)
    let motionGroups = zip(groups, delays).map { group, delay in
      context.motionGroup(
        group,
        tracks: [
          Track(
            property: .scale,
            keyframes: [
              Keyframe(time: delay, value: 1, curve: .cubicBezier(0.2, 0.6, 0.3, 1)),
              Keyframe(time: delay + rise, value: peak, curve: .spring(spring)),
              Keyframe(time: delay + run, value: 1),
            ])
        ])
    }
    return context.runs(motionGroups, length: run + (delays.max() ?? 0), stopping: .finishesRun)
  }
}

import SymbolEffects

extension MotionCompiler {
  /// Opacity goes down and comes back, as a sine.
  static func pulse(_ effect: PulseSymbolEffect, _ context: CompilerContext) -> Motion {
    let groups =
      effect.scope == .wholeSymbol
      ? [Grouping.whole(context.symbol)] : Grouping.marked(context.symbol) { $0.annotation.canPulse }
    return pulse(
      groups, to: 1 - 0.6 * context.tuned(.amplitude), duration: context.tuned(.duration),
      delays: context.delays(groups.count), context)
  }

  /// Pulses of the given groups.
  ///
  /// - Parameter lowest: the opacity halfway.
  static func pulse(
    _ groups: [LayerGroup], to lowest: Double, duration: Double, delays: [Double], _ context: CompilerContext
  ) -> Motion {
    let cycle = [
      Keyframe(time: 0, value: 1, curve: .cubicBezier(.sine)),
      Keyframe(time: duration / 2, value: max(lowest, 0), curve: .cubicBezier(.sine)),
      Keyframe(time: duration, value: 1),
    ]
    let stopping = Stopping.settles(within: 0.25 * duration)
    if context.form == .continuous {
      return context.seamless(
        groups.map { (context.motionGroup($0), [(.opacity, [], cycle)]) }, delays: delays, length: duration,
        stopping: stopping)
    }
    let motionGroups = zip(groups, delays).map { group, delay in
      context.motionGroup(group, tracks: [Track(property: .opacity, keyframes: cycle.delayed(by: delay))])
    }
    return context.runs(motionGroups, length: duration + (delays.max() ?? 0), stopping: stopping)
  }
}

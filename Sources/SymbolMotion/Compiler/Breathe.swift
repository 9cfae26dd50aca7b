import SymbolEffects

extension MotionCompiler {
  /// Grows calmly and shrinks a little more slowly, as a chest does.
  static func breathe(_ effect: BreatheSymbolEffect, _ context: CompilerContext) -> Motion {
    let duration = context.tuned(.duration)
    let amplitude = context.tuned(.amplitude)
    let groups = context.groups(effect.scope)
    let delays = context.delays(groups.count)
    let anyCanPulse = groups.contains { $0.annotation.canPulse }
    func cycle(to value: Double) -> [Keyframe] {
      [
        Keyframe(time: 0, value: 1, curve: .cubicBezier(.sine)),
        Keyframe(time: duration * 1.3 / 3, value: value, curve: .cubicBezier(.sine)),
        Keyframe(time: duration, value: 1),
      ]
    }
    let cycles = groups.map { group in
      var cycles: [(property: TrackProperty, lead: [Keyframe], cycle: [Keyframe])] = [
        (.scale, [], cycle(to: 1 + 0.12 * amplitude))
      ]
      if effect.style == .pulse && (!anyCanPulse || group.annotation.canPulse) {
        cycles.append((.opacity, [], cycle(to: max(1 - 0.4 * amplitude, 0))))
      }
      return (group: context.motionGroup(group), cycles: cycles)
    }
    let stopping = Stopping.settles(within: duration / 5)
    if context.form == .continuous {
      return context.seamless(cycles, delays: delays, length: duration, stopping: stopping)
    }
    let motionGroups = zip(cycles, delays).map { entry, delay in
      var group = entry.group
      group.tracks = entry.cycles.map { Track(property: $0.property, keyframes: $0.cycle.delayed(by: delay)) }
      return group
    }
    return context.runs(motionGroups, length: duration + (delays.max() ?? 0), stopping: stopping)
  }
}

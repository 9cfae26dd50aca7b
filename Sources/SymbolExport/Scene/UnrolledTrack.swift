import SymbolMotion

/// A track written out along an export's time axis: loops one after the other, pauses held, the way to rest after a
/// stop; with no other curves than hold, linear and cubic Bézier.
struct UnrolledTrack {
  private let motion: Motion
  private let group: Int
  private let property: TrackProperty
  /// Along intro, loop and outro, springs baked.
  private let ways: [Keyframe]

  /// - Parameter baked: the same motion, baked.
  init(_ property: TrackProperty, group: Int, of motion: Motion, baked: BakedMotion) {
    self.motion = motion
    self.group = group
    self.property = property
    ways = baked.groups[group].tracks.first { $0.property == property }?.keyframes.map(\.plain) ?? []
  }

  /// The keyframes from 0 to the end of the axis, as few as are needed.
  func keyframes(on timeline: ExportTimeline) -> [Keyframe] {
    guard let passage = timeline.passage else {
      return unrolled(stop: timeline.stop, until: timeline.length).fewest(tolerance: tolerance)
    }
    var there = unrolled(stop: nil, until: passage)
    let back = there.reversed(length: passage)
    // Both directions meet in the same value, which holds in between.
    if let last = there.indices.last { there[last].curve = .hold }
    return (there + back.delayed(by: passage + ExportTimeline.heldTime)).fewest(tolerance: tolerance)
  }

  private var tolerance: Double { BakingTolerance.value(of: property) }

  private func unrolled(stop: Double?, until length: Double) -> [Keyframe] {
    guard !ways.isEmpty else { return [] }
    var loops = Int.max
    if case .times(let count) = motion.repetition { loops = count }
    if motion.holds { loops = 0 }
    let settling = stop.flatMap { motion.settlingWay(of: property, inGroup: group, stoppedAt: $0) }
    let period = motion.loop + motion.pause
    if let stop, settling == nil, motion.stopping == .finishesRun, period > 0 {
      let end = stop + motion.settlingTime(stoppedAt: stop)
      loops = min(loops, max(Int(((end - motion.intro - motion.outro + motion.pause) / period).rounded()), 0))
    }
    let limit = min(settling?.release ?? .infinity, length)
    var result: [Keyframe] = []
    add(from: 0, to: motion.intro, at: 0, limit: limit, to: &result)
    var played = 0
    var time = motion.intro
    while played < loops, motion.loop > 0, time < limit {
      add(from: motion.intro, to: motion.intro + motion.loop, at: time, limit: limit, to: &result)
      played += 1
      time = motion.intro + Double(played) * period
    }
    if settling == nil, loops < .max, motion.outro > 0, !motion.holds {
      let outro = time - (played > 0 ? motion.pause : 0)
      add(
        from: motion.intro + motion.loop, to: motion.intro + motion.loop + motion.outro, at: outro, limit: limit,
        to: &result)
    }
    if let settling {
      let way = Track(property: property, keyframes: settling.keyframes)
      append(BakedTrack.keyframes(of: way, until: way.end).map(\.plain), at: settling.release, to: &result)
    }
    return result
  }

  /// A part of the timeline, placed at a time of the axis and cut at its limit.
  private func add(
    from start: Double, to end: Double, at time: Double, limit: Double, to result: inout [Keyframe]
  ) {
    let end = min(end, start + limit - time)
    guard end > start else { return }
    append(ways.part(from: start, to: end), at: time, to: &result)
  }

  private func append(_ next: [Keyframe], at time: Double, to result: inout [Keyframe]) {
    guard let first = next.first else { return }
    if let last = result.last {
      if abs(last.time - time - first.time) < 1e-9, abs(last.value - first.value) < 1e-9 {
        result.removeLast()
      } else {
        result[result.count - 1].curve = .hold
      }
    }
    result += next.delayed(by: time)
  }
}

extension BakedKeyframe {
  /// The keyframe without the spring that is kept beside it.
  var plain: Keyframe { Keyframe(time: time, value: value, curve: curve) }
}

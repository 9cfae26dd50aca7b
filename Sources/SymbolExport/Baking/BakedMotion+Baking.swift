import SymbolMotion

extension BakedMotion {
  /// Bakes a compiled motion. An endless one is given the outro that follows when it is stopped at the end of a loop.
  public init(_ motion: Motion) {
    let motion = motion.hidingByOpacity
    let cut = motion.intro + motion.loop
    // A motion that finishes its run has its outro on the timeline; any other settles from where it is.
    let settles = motion.isEndless && motion.stopping != .finishesRun
    let outro = settles ? motion.settlingTime(stoppedAt: cut) : motion.outro
    self.init(
      intro: motion.intro, loop: motion.loop, outro: outro, pause: motion.pause, repetition: motion.repetition,
      groups: motion.groups.indices.map { index in
        BakedGroup(
          tracks: motion.groups[index].tracks.map { track in
            var keyframes = BakedTrack.keyframes(of: track, until: settles ? cut : cut + motion.outro)
            if settles, outro > 0 {
              keyframes += BakedTrack.settling(of: track.property, group: index, of: motion, from: cut, for: outro)
            }
            return BakedTrack(
              property: track.property,
              keyframes: keyframes.fewest(tolerance: BakingTolerance.value(of: track.property)))
          })
      })
  }
}

extension BakedTrack {
  /// The way to rest after a stop. Groups that only begin it later have the same keyframes, later.
  fileprivate static func settling(
    of property: TrackProperty, group: Int, of motion: Motion, from cut: Double, for outro: Double
  ) -> [BakedKeyframe] {
    let delay = motion.groups[group].stopDelay
    let within =
      switch motion.stopping {
      case .finishesRun: outro
      case .settles(let within), .springs(_, let within), .turnsToRest(let within, _): within
      }
    var breaks: [Double] = []
    for time in [0, delay, delay + within, outro].sorted() where time <= outro {
      if breaks.last.map({ time - $0 > 1e-6 }) ?? true { breaks.append(time) }
    }
    var keyframes: [BakedKeyframe] = []
    for (from, to) in zip(breaks, breaks.dropFirst()) {
      let inset = min(1e-7, (to - from) / 8)
      keyframes += CurveBaker.keyframes(
        from: cut + from, to: cut + to, tolerance: BakingTolerance.value(of: property)
      ) { time in
        let time = min(max(time, cut + from + inset), cut + to - inset)
        return motion.state(of: property, inGroup: group, at: time, stoppedAt: cut)
      }
    }
    return keyframes
  }

  /// The track's keyframes up to a time, with springs and steps baked.
  static func keyframes(of track: Track, until cut: Double) -> [BakedKeyframe] {
    var result: [BakedKeyframe] = []
    for (index, keyframe) in track.keyframes.enumerated() where keyframe.time <= cut {
      guard index + 1 < track.keyframes.count, keyframe.time < cut else {
        result.append(BakedKeyframe(time: keyframe.time, value: keyframe.value, curve: .hold))
        continue
      }
      let next = track.keyframes[index + 1]
      let end = min(next.time, cut)
      guard end > keyframe.time else {
        result.append(BakedKeyframe(time: keyframe.time, value: keyframe.value, curve: .hold))
        continue
      }
      switch keyframe.curve {
      case .hold, .linear, .cubicBezier:
        if end == next.time {
          result.append(BakedKeyframe(time: keyframe.time, value: keyframe.value, curve: keyframe.curve))
        } else {
          result += piece(of: track, index, until: end)
        }
      case .steps(let count, _):
        let steps = max(count, 1)
        let span = next.time - keyframe.time
        for step in 0..<steps {
          let time = keyframe.time + span * Double(step) / Double(steps)
          guard time < end else { break }
          let middle = time + span / Double(steps) / 2
          result.append(BakedKeyframe(time: time, value: track.value(at: middle), curve: .hold))
        }
      case .spring(let spring):
        var baked = piece(of: track, index, until: end)
        if end == next.time, !baked.isEmpty {
          baked[0].spring = KeptSpring(spring: spring, endTime: next.time, endValue: next.value)
        }
        result += baked
      }
    }
    return result
  }

  /// One segment followed by Béziers, without the keyframe at its end where the track goes on there.
  private static func piece(of track: Track, _ index: Int, until end: Double) -> [BakedKeyframe] {
    // Alone, so that the state at its end is the one it arrives with.
    let segment = Track(property: track.property, keyframes: Array(track.keyframes[index...index + 1]))
    let baked = CurveBaker.keyframes(
      from: segment.keyframes[0].time, to: end, tolerance: BakingTolerance.value(of: track.property)
    ) { segment.state(at: $0) }
    return end == segment.keyframes[1].time ? Array(baked.dropLast()) : baked
  }
}

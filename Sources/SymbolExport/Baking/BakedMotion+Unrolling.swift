import SymbolMotion

extension BakedMotion {
  /// The whole play of a motion as one run without repetition: every loop written out, and the way to rest after a stop.
  ///
  /// - Parameters:
  ///   - stop: when an endless motion is stopped, in seconds from the start.
  ///   - length: seconds; what lies beyond the motion's own end holds. An endless motion that is not stopped goes on.
  public init(unrolling motion: Motion, stoppedAt stop: Double?, length: Double) {
    self.init(
      intro: 0, loop: length, outro: 0, pause: 0, repetition: .times(1),
      groups: motion.groups.indices.map { index in
        BakedGroup(
          tracks: motion.groups[index].tracks.map { track in
            let breaks = motion.breaks(of: track, stoppedAt: stop, length: length)
            var keyframes: [BakedKeyframe] = []
            for (from, to) in zip(breaks, breaks.dropFirst()) {
              // A little inside, where the state is this piece's own on both ends.
              let inset = min(1e-7, (to - from) / 8)
              let piece = CurveBaker.keyframes(
                from: from, to: to, tolerance: BakingTolerance.value(of: track.property)
              ) { time in
                motion.state(
                  of: track.property, inGroup: index, at: min(max(time, from + inset), to - inset), stoppedAt: stop)
              }
              if let last = keyframes.last, let first = piece.first, abs(last.value - first.value) < 1e-6 {
                keyframes.removeLast()
              }
              keyframes += piece
            }
            if keyframes.isEmpty {
              keyframes = [BakedKeyframe(time: 0, value: track.value(at: 0), curve: .hold)]
            }
            return BakedTrack(
              property: track.property,
              keyframes: keyframes.fewest(tolerance: BakingTolerance.value(of: track.property)))
          })
      })
  }
}

extension Motion {
  /// Times at which a track's way may bend or jump, from 0 to `length`.
  fileprivate func breaks(of track: Track, stoppedAt stop: Double?, length: Double) -> [Double] {
    var times = [0, length]
    let own = track.keyframes.map(\.time)
    times += own.filter { $0 <= intro }
    let starts = loop > 0 ? repeats(until: length) : []
    for start in starts {
      times.append(start)
      times += own.filter { $0 >= intro && $0 <= intro + loop }.map { start + $0 - intro }
      times += [start + loop, start + loop + pause]
    }
    let last = (starts.last ?? intro) + loop
    times += own.filter { $0 > intro + loop }.map { last + $0 - intro - loop }
    if let stop {
      times.append(stop)
      times += groups.map { stop + $0.stopDelay }
      times.append(stop + settlingTime(stoppedAt: stop))
    }
    var result: [Double] = []
    for time in times.sorted() where time >= 0 && time <= length {
      if let before = result.last, time - before < 1e-6 { continue }
      result.append(time)
    }
    return result
  }
}

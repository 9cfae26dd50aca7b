import SymbolMotion

/// Groups that go round the same way, only later, share one loop: it begins at another time instead.
extension WebTrack {
  /// The track with the first of some loops that its own is, entered elsewhere; else itself.
  func sharing(_ loops: [WebPhase], from start: Double) -> WebTrack {
    for loop in loops {
      // What comes before the own one is shorter.
      if loop == self.loop { return self }
      let shared = sharing(loop, from: start)
      if shared != self { return shared }
    }
    return self
  }

  /// The loop that all tracks go round from some time on: groups that set out one after the other may all be within their
  /// loops when these begin. From a keyframe on, the ways that lead in are one, too.
  ///
  /// - Parameter start: when the tracks' own loops begin, in seconds.
  static func commonLoop(of tracks: [WebTrack], from start: Double) -> WebPhase? {
    let loops = tracks.compactMap(\.loop).sorted { $0.keyframes.count < $1.keyframes.count }
    guard loops.count > 1, loops.count == tracks.count, Set(loops).count > 1 else { return nil }
    let turned = loops.prefix(2).flatMap { loop in
      loop.keyframes.dropFirst().dropLast().map { loop.beginning(at: $0.time) }
    }
    // The shortest of all that would do, with what leads into it.
    let sizes = (loops + turned).compactMap { loop -> (loop: WebPhase, size: Int)? in
      guard tracks.allSatisfy({ $0.leadsInto(loop, from: start) }) else { return nil }
      let longest = tracks.map { $0.sharing(loop, from: start).intro?.keyframes.count ?? 0 }.max() ?? 0
      return (loop, loop.keyframes.count + longest)
    }
    return sizes.min { $0.size < $1.size }?.loop
  }

  /// Whether its own loop is another one, which may begin within what leads in here.
  private func leadsInto(_ loop: WebPhase, from start: Double) -> Bool {
    guard let own = self.loop, abs(own.duration - loop.duration) < 1e-9, own.springs.isEmpty, loop.springs.isEmpty,
      let shift = own == loop ? 0 : own.shift(against: loop)
    else { return false }
    return shift < 1e-6 || leadsIn(loop, by: shift, before: start)
  }

  private func leadsIn(_ loop: WebPhase, by shift: Double, before start: Double) -> Bool {
    guard let intro else { return false }
    return shift <= start && intro.ends(like: loop, for: shift)
  }

  /// The track with another one's loop, if its own is the same entered elsewhere; else itself.
  ///
  /// - Parameter start: when its own loop begins, in seconds.
  private func sharing(_ loop: WebPhase, from start: Double) -> WebTrack {
    guard let own = self.loop, own != loop, abs(own.duration - loop.duration) < 1e-9, own.springs.isEmpty,
      loop.springs.isEmpty, let shift = own.shift(against: loop)
    else { return self }
    var track = self
    track.loop = loop
    // The other's beginning may lie in what leads in here.
    if let intro, leadsIn(loop, by: shift, before: start) {
      track.loopStart = start - shift
      track.intro = start - shift > 1e-6 ? intro.part(from: 0, to: start - shift) : nil
      return track
    }
    let ahead = own.part(from: 0, to: loop.duration - shift)
    track.loopStart = start + ahead.duration
    track.ahead = ahead.duration
    track.intro = intro.map { $0.followed(by: ahead) } ?? ahead
    return track
  }
}

extension WebPhase {
  func part(from start: Double, to end: Double) -> WebPhase {
    WebPhase(duration: end - start, keyframes: keyframes.part(from: start, to: end)).simplified
  }

  /// The same loop from another time on.
  fileprivate func beginning(at time: Double) -> WebPhase {
    var end = part(from: time, to: duration)
    // A seam is no jump: its two sides differ by rounding.
    if abs(end.last - first) < tolerance { end.keyframes.removeLast() }
    return end.followed(by: part(from: 0, to: time))
  }

  fileprivate func followed(by next: WebPhase) -> WebPhase {
    WebPhase(
      duration: duration + next.duration,
      keyframes: keyframes + next.keyframes.map { Keyframe(time: $0.time + duration, value: $0.value, curve: $0.curve) }
    ).simplified
  }

  private static let samples = 24
  private var tolerance: Double {
    let values = keyframes.map(\.value)
    return max((values.max() ?? 0) - (values.min() ?? 0), 1e-6) * 2e-3
  }

  /// Seconds by which the other loop has to be entered later to be this one; nil if it never is.
  fileprivate func shift(against other: WebPhase) -> Double? {
    let length = duration
    var tried: [Double] = []
    for mine in keyframes {
      for theirs in other.keyframes where abs(theirs.value - mine.value) < tolerance {
        var shift = (theirs.time - mine.time).truncatingRemainder(dividingBy: length)
        if shift < 0 { shift += length }
        if length - shift < 1e-6 { shift = 0 }
        guard !tried.contains(where: { abs($0 - shift) < 1e-6 }) else { continue }
        tried.append(shift)
        let isSame = (0..<Self.samples).allSatisfy { index in
          let time = length * (Double(index) + 0.37) / Double(Self.samples)
          let place = (time + shift).truncatingRemainder(dividingBy: length)
          return abs(state(at: time).value - other.state(at: place).value) < tolerance
        }
        if isSame { return shift }
      }
    }
    return nil
  }

  /// Whether the last seconds are the other's first ones.
  fileprivate func ends(like other: WebPhase, for seconds: Double) -> Bool {
    (0..<Self.samples).allSatisfy { index in
      let time = seconds * (Double(index) + 0.37) / Double(Self.samples)
      return abs(state(at: duration - seconds + time).value - other.state(at: time).value) < other.tolerance
    }
  }
}

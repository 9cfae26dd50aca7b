import SymbolMotion

/// One value over one phase of a motion, with times from the phase's start.
struct WebPhase: Hashable {
  /// Seconds.
  var duration: Double
  /// From 0 to `duration`; two at one time make a jump. No springs.
  var keyframes: [Keyframe]
  /// Springs that keyframes stand for, for players that can follow them more closely.
  var springs: [Spring] = []

  /// A spring within the phase.
  struct Spring: Hashable {
    var start: Double
    var end: Double
    var track: Track
  }

  /// A value that does not change.
  static func constant(_ value: Double, duration: Double) -> WebPhase {
    WebPhase(
      duration: duration,
      keyframes: [Keyframe(time: 0, value: value, curve: .hold), Keyframe(time: duration, value: value)])
  }

  var first: Double { keyframes.first?.value ?? 0 }
  var last: Double { keyframes.last?.value ?? 0 }
  var isConstant: Bool { keyframes.allSatisfy { abs($0.value - first) < 1e-9 } }

  /// The value at a time; where it jumps, the later one.
  func state(at time: Double) -> TrackState {
    Track(property: .offsetX, keyframes: keyframes).state(at: time)
  }

  /// The same with other values.
  func mapped(_ change: (Double) -> Double) -> WebPhase {
    var phase = self
    phase.keyframes = keyframes.map { Keyframe(time: $0.time, value: change($0.value), curve: $0.curve) }
    phase.springs = springs.map { spring in
      var spring = spring
      spring.track.keyframes = spring.track.keyframes.map {
        Keyframe(time: $0.time, value: change($0.value), curve: $0.curve)
      }
      return spring
    }
    return phase
  }

  /// Without keyframes that say nothing: in the middle of what stays, or twice the same.
  var simplified: WebPhase {
    var phase = self
    var result: [Keyframe] = []
    for keyframe in keyframes {
      if let last = result.last, abs(last.time - keyframe.time) < 1e-9, abs(last.value - keyframe.value) < 1e-9 {
        result.removeLast()
      }
      if result.count >= 2, result[result.count - 1].value == keyframe.value,
        result[result.count - 2].value == keyframe.value, result[result.count - 1].time < keyframe.time
      {
        result.removeLast()
      }
      result.append(keyframe)
    }
    for index in result.indices.dropLast() where result[index].value == result[index + 1].value {
      if case .spring = result[index].curve { continue }
      let flat = result[index].curve.isFlat
      if flat { result[index].curve = .hold }
    }
    phase.keyframes = result
    return phase
  }
}

extension Curve {
  /// Whether it stays where it is between equal values.
  fileprivate var isFlat: Bool {
    switch self {
    case .hold, .linear, .cubicBezier: true
    case .spring, .steps: false
    }
  }
}

/// When the phases of a motion are played.
struct WebTiming: Hashable {
  var intro: Double
  var loop: Double
  var pause: Double
  /// nil: until stopped.
  var count: Int?
  var outro: Double
  /// Whether the other direction is the same backwards: transitions.
  var isPassage: Bool
  /// Whether it is that other direction, where it is a motion of its own.
  var isWayBack = false
  /// Whether it fades: then for a person who asked for less motion that is all, and nothing else need be reached.
  var fades = false
  /// Where a fade stands in for all else, for that person: whether it leads to what is there at the motion's end, or away
  /// from what is there at its start. The fade shows that the whole time.
  var standIn: StandIn?

  /// What a fade that stands in for movement does.
  enum StandIn: Hashable {
    case comes, leaves
  }

  /// Seconds from the start to the outro of a motion that ends by itself.
  var untilOutro: Double {
    let loops = Double(count ?? 1)
    return intro + loops * loop + max(loops - 1, 0) * pause
  }
}

/// One value over a whole motion.
struct WebTrack: Hashable {
  /// nil where there is no such phase.
  var intro: WebPhase?
  /// With the pause at its end.
  var loop: WebPhase?
  /// After a stop where the motion is endless.
  var outro: WebPhase?
  /// Where nothing plays.
  var base: Double
  /// When the loop begins, where that is not the end of the motion's intro; seconds from the start.
  var loopStart: Double? = nil
  /// Seconds at the intro's end that are the end of the loop already.
  var ahead = 0.0

  /// Whether the value ever leaves its base.
  var isIdle: Bool {
    [intro, loop, outro].allSatisfy { phase in
      phase.map { $0.isConstant && abs($0.first - base) < 1e-9 } ?? true
    }
  }

  func mapped(_ change: (Double) -> Double) -> WebTrack {
    WebTrack(
      intro: intro?.mapped(change), loop: loop?.mapped(change), outro: outro?.mapped(change), base: change(base),
      loopStart: loopStart, ahead: ahead)
  }

  /// The value that a person who asked for less motion is shown: movement that comes back again and again leads nowhere.
  func still(_ timing: WebTiming) -> Double {
    if let standIn = timing.standIn { return standIn == .comes ? held(timing) : base }
    return timing.fades || timing.count == nil && timing.loop > 0 ? base : held(timing)
  }

  /// The value that the same person is shown once the motion has been stopped: where it came from, if it goes back there.
  func stillBack(_ timing: WebTiming) -> Double {
    guard timing.isPassage else { return base }
    if timing.standIn != nil { return still(timing) }
    return timing.fades ? base : intro?.first ?? loop?.first ?? base
  }

  /// The value with which the motion goes on or ends while nobody stops it.
  func held(_ timing: WebTiming) -> Double {
    if timing.count != nil, let outro { return outro.last }
    return loop?.last ?? intro?.last ?? base
  }
}

extension WebTrack {
  /// Takes a baked track apart.
  init(_ track: BakedTrack, _ motion: BakedMotion, base: Double) {
    let introEnd = motion.intro
    let loopEnd = introEnd + motion.loop
    func phase(_ start: Double, _ end: Double) -> WebPhase? {
      guard end > start else { return nil }
      return track.phase(from: start, to: end)
    }
    var loop = phase(introEnd, loopEnd)
    if motion.pause > 0, let last = loop?.last {
      loop?.duration += motion.pause
      loop?.keyframes.append(Keyframe(time: motion.loop + motion.pause, value: last))
      if let count = loop?.keyframes.count, count > 1 { loop?.keyframes[count - 2].curve = .hold }
    }
    self.init(
      intro: phase(0, introEnd)?.simplified, loop: loop?.simplified,
      outro: phase(loopEnd, loopEnd + motion.outro)?.simplified, base: base)
  }
}

extension BakedTrack {
  fileprivate func phase(from start: Double, to end: Double) -> WebPhase {
    let plain = keyframes.map { Keyframe(time: $0.time, value: $0.value, curve: $0.curve) }
    let springs = keyframes.compactMap { keyframe -> WebPhase.Spring? in
      guard let kept = keyframe.spring, keyframe.time >= start - 1e-9, kept.endTime <= end + 1e-9,
        abs(kept.endValue - keyframe.value) > 1e-6
      else { return nil }
      let track = Track(
        property: property,
        keyframes: [
          Keyframe(time: 0, value: keyframe.value, curve: .spring(kept.spring)),
          Keyframe(time: kept.endTime - keyframe.time, value: kept.endValue),
        ])
      return WebPhase.Spring(start: keyframe.time - start, end: kept.endTime - start, track: track)
    }
    return WebPhase(duration: end - start, keyframes: plain.part(from: start, to: end), springs: springs)
  }
}

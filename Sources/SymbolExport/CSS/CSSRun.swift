import SymbolMotion

/// One entry of `animation`: a phase of a property of an element, once or again and again.
struct CSSRun {
  var property: WebProperty
  /// Whether it says when a dash is hidden.
  var hides: Bool
  /// What of the phase is written: parallel ways of the property's numbers.
  var phases: [WebPhase]
  /// Seconds after the class is given.
  var delay: Double
  /// nil: until stopped.
  var count: Int?
  var isBackwards = false
  var fillsBefore = false
  var fillsAfter = false
  /// Whether a person who asked for less motion still sees it.
  var isFade: Bool

  /// How far it goes from rest.
  var reach: Double {
    phases.flatMap(\.keyframes).map { abs($0.value - property.rest) }.max() ?? 0
  }

  /// What follows the delay.
  var tail: String {
    var parts: [String] = []
    switch count {
    case nil: parts.append("infinite")
    case 1: break
    case let count?: parts.append("\(count)")
    }
    if isBackwards { parts.append("reverse") }
    if fillsBefore || fillsAfter { parts.append(fillsBefore ? fillsAfter ? "both" : "backwards" : "forwards") }
    return parts.map { " " + $0 }.joined()
  }
}

extension CSSRun {
  /// The entries of an animation: those of the motion, and those of its way back or to rest.
  static func all(_ animation: WebAnimation, hides: Bool) -> (playing: [CSSRun], stopping: [CSSRun]) {
    let timing = animation.timing
    var playing: [CSSRun] = []
    var stopping: [CSSRun] = []
    func phases(_ path: KeyPath<WebTrack, WebPhase?>) -> [WebPhase]? {
      let all = animation.tracks.compactMap { $0[keyPath: path] }
      return all.count == animation.tracks.count && all.contains { !$0.keyframes.isEmpty } ? all : nil
    }
    let bases = animation.tracks.map(\.base)
    func isIdle(_ phases: [WebPhase]) -> Bool {
      zip(phases, bases).allSatisfy { $0.isConstant && abs($0.first - $1) < 1e-6 }
    }
    func run(
      _ phases: [WebPhase], delay: Double, count: Int?, fills: Bool, backwards: Bool = false
    ) -> CSSRun {
      CSSRun(animation, hides, phases, delay: delay, count: count, fills: fills, backwards: backwards)
    }
    let loops = timing.loop > 0
    let entered = entered(animation, hides)
    if let entered {
      playing = entered
    } else if let intro = phases(\.intro), timing.intro > 0, !isIdle(intro) {
      playing.append(run(intro, delay: 0, count: 1, fills: !loops && timing.outro(isPlayed: true) == nil))
    } else if timing.intro <= 0, !loops, let still = phases(\.intro) ?? phases(\.outro), !isIdle(still) {
      // A state that is there at once.
      playing.append(run(still.map { .constant($0.first, duration: 0.001) }, delay: 0, count: 1, fills: true))
    }
    if let loop = phases(\.loop), loops, !isIdle(loop), entered == nil {
      let isLast = timing.count != nil && timing.outro(isPlayed: true) == nil
      playing.append(run(loop, delay: animation.loopStart, count: timing.count, fills: isLast))
      if timing.isPassage { stopping.append(run(loop, delay: 0, count: 1, fills: true, backwards: true)) }
    }
    if let outro = phases(\.outro), timing.outro > 0, !isIdle(outro) {
      if timing.count == nil {
        stopping.append(run(outro, delay: 0, count: 1, fills: false))
      } else {
        playing.append(run(outro, delay: timing.untilOutro, count: 1, fills: true))
      }
    }
    return timing.isWayBack ? ([], playing) : (playing, stopping)
  }

  /// An endless loop that is another one's, entered elsewhere: it has begun before it is seen, and what leads in lies
  /// over it until then. nil for any other.
  private static func entered(_ animation: WebAnimation, _ hides: Bool) -> [CSSRun]? {
    let ahead = animation.tracks.first?.ahead ?? 0
    let loops = animation.tracks.compactMap(\.loop)
    guard ahead > 0, animation.timing.count == nil, loops.count == animation.tracks.count,
      animation.tracks.allSatisfy({ $0.ahead == ahead })
    else { return nil }
    let start = animation.loopStart - ahead
    var runs = [
      CSSRun(
        animation, hides, loops, delay: animation.loopStart - loops[0].duration, count: nil, fills: false,
        backwards: false)
    ]
    if start > 0.0005 {
      let intros = animation.tracks.compactMap { $0.intro?.part(from: 0, to: start) }
      guard intros.count == loops.count, Set(intros.map(\.keyframes.count)).count == 1 else { return nil }
      var lead = CSSRun(
        animation, hides, intros, delay: 0, count: 1, fills: false, backwards: false, cutsEnd: false)
      lead.fillsBefore = true
      runs.append(lead)
    }
    return runs
  }

  /// - Parameter cutsEnd: whether rest at the end is left out; nil: where that changes nothing.
  private init(
    _ animation: WebAnimation, _ hides: Bool, _ phases: [WebPhase], delay: Double, count: Int?, fills: Bool,
    backwards: Bool, cutsEnd: Bool? = nil
  ) {
    let bases = animation.tracks.map(\.base)
    let endsAtBase = zip(phases, bases).allSatisfy { abs($0.last - $1) < 1e-9 }
    let cut =
      count == 1
      ? CSSSpan(phases, cutsEnd: cutsEnd ?? (fills || endsAtBase))
      : CSSSpan(phases, restingAt: bases)
    let start = backwards ? phases[0].duration - cut.end : cut.start
    let differsBefore = zip(cut.phases, bases).contains { abs($0.first - $1) > 1e-9 }
    let differsAfter = zip(cut.phases, bases).contains { abs($0.last - $1) > 1e-9 }
    property = animation.property
    self.hides = hides
    self.phases = cut.phases
    self.delay = delay + start
    self.count = count
    isBackwards = backwards
    // Before a later phase nothing may show. Where there is no time before, it says so all the same, as those do with
    // which it may share a class.
    fillsBefore = (backwards ? differsAfter : differsBefore) && delay < 0.0005
    fillsAfter = (backwards ? differsBefore : differsAfter) && fills
    isFade = !animation.isMovement && animation.reduced.isEmpty
  }
}

extension WebTiming {
  /// Seconds of an outro that follows by itself; nil if there is none.
  func outro(isPlayed: Bool) -> Double? { count != nil && outro > 0 ? outro : nil }
}

/// The part of a phase in which something happens, so that groups that only begin later share keyframes.
struct CSSSpan {
  var phases: [WebPhase]
  /// Seconds from the phase's start.
  var start = 0.0
  var end: Double

  init(_ phases: [WebPhase]) {
    self.phases = phases
    end = phases[0].duration
  }

  /// A loop that begins with rest, from where it moves on: the rest comes at its end then.
  init(_ phases: [WebPhase], restingAt bases: [Double]) {
    self.init(phases)
    let duration = end
    guard zip(phases, bases).allSatisfy({ abs($0.first - $1) < 1e-9 && abs($0.last - $1) < 1e-9 }) else { return }
    let moving = CSSSpan(phases, cutsEnd: false)
    guard moving.start > 1e-6, moving.start < duration else { return }
    start = moving.start
    // Parallel ways have the same keyframes: what rests at the end of one rests in all, or is kept in all.
    let rests = moving.phases.allSatisfy { phase in
      phase.keyframes.count > 2 && phase.keyframes.suffix(2).allSatisfy { abs($0.value - phase.last) < 1e-9 }
    }
    self.phases = zip(moving.phases, bases).map { phase, base in
      var phase = phase
      phase.duration = duration
      if rests { phase.keyframes.removeLast() }
      phase.keyframes[phase.keyframes.count - 1].curve = .hold
      phase.keyframes.append(Keyframe(time: duration, value: base))
      return phase
    }
    end = duration
  }

  init(_ phases: [WebPhase], cutsEnd: Bool) {
    self.init(phases)
    let times = phases[0].keyframes.map(\.time)
    func isStill(_ index: Int) -> Bool {
      phases.allSatisfy { abs($0.keyframes[index].value - $0.keyframes[index + 1].value) < 1e-9 }
    }
    var low = 0
    while low + 1 < times.count - 1, isStill(low) { low += 1 }
    var high = times.count - 1
    if cutsEnd { while high - 1 > low, isStill(high - 1) { high -= 1 } }
    guard times[high] - times[low] > 1e-6 else { return }
    start = times[low]
    end = times[high]
    let (from, to) = (start, end)
    self.phases = phases.map { phase in
      WebPhase(
        duration: to - from,
        keyframes: phase.keyframes[low...high].map {
          Keyframe(time: $0.time - from, value: $0.value, curve: $0.curve)
        },
        springs: phase.springs.filter { $0.start >= from - 1e-9 && $0.end <= to + 1e-9 }.map { spring in
          var spring = spring
          spring.start -= from
          spring.end -= from
          return spring
        })
    }
  }
}

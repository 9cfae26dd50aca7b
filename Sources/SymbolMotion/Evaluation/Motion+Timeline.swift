/// Where in a motion a time falls.
extension Motion {
  /// Seconds of one run: intro + loop + outro.
  public var duration: Double { intro + loop + outro }

  /// Seconds from start to rest when nobody stops it; nil if it would go on for ever.
  public var totalDuration: Double? {
    guard case .times(let count) = repetition else { return nil }
    return intro + Double(count) * loop + Double(max(count - 1, 0)) * pause + outro
  }

  /// Whether it goes on until stopped.
  public var isEndless: Bool { repetition == .forever }

  /// Whether it only holds a state once the intro is over (scale, disappear).
  public var holds: Bool { isEndless && loop == 0 }

  /// Seconds for which a held state is shown in a preview or a file that has to end.
  public static let heldTime = 0.6

  /// When a preview stops an endless motion, so that its outro can be seen: after one loop (or the held time).
  /// nil for a motion that ends by itself.
  public var previewStop: Double? {
    guard isEndless else { return nil }
    return intro + (loop > 0 ? loop : Motion.heldTime)
  }

  /// Seconds that a player shows: until rest, with an endless motion stopped at `previewStop`.
  public var playLength: Double {
    guard let stop = previewStop else { return totalDuration ?? duration }
    return stop + settlingTime(stoppedAt: stop)
  }

  /// Starts of the loops that begin before a time, in seconds: the marks of the timeline. The first is the intro's end.
  public func repeats(until end: Double) -> [Double] {
    let period = loop + pause
    guard loop > 0, period > 0 else { return [] }
    var starts: [Double] = []
    var index = 0
    while true {
      if case .times(let count) = repetition, index >= count { break }
      let start = intro + Double(index) * period
      if start >= end || index >= Motion.markLimit { break }
      starts.append(start)
      index += 1
    }
    return starts
  }

  /// More marks than this cannot be told apart on any screen.
  static let markLimit = 10_000

  /// A part of the play.
  public enum Phase: Hashable, Sendable {
    case before, intro, loop, pause, outro, after
  }

  /// A phase, the place on the timeline of the tracks, and the number of the loop.
  typealias Place = (phase: Phase, timeline: Double, loop: Int)

  /// The phase at a time, and the place on the timeline of the tracks.
  ///
  /// - Parameter count: loops played in all; nil: as `repetition` says.
  func place(at time: Double, loops count: Int? = nil) -> Place { phases.place(at: time, loops: count) }

  /// The phases without what moves in them.
  var phases: MotionPhases {
    MotionPhases(intro: intro, loop: loop, outro: outro, pause: pause, repetition: repetition)
  }

  /// The phase at a time.
  public func phase(at time: Double) -> Phase { place(at: time).phase }

  /// When this motion is as far as the same effect's on another symbol is at a time: in the same loop, and as far in it.
  func time(like other: Motion, at time: Double, stoppedAt stop: Double? = nil) -> Double {
    let loops = stop.flatMap { other.stopping == .finishesRun ? other.loopsPlayed(whenStoppedAt: $0) : nil }
    let place = other.place(at: time, loops: loops)
    func part(_ own: Double, _ others: Double, _ since: Double) -> Double { others > 0 ? since / others * own : 0 }
    let start = intro + Double(place.loop) * (loop + pause)
    switch place.phase {
    case .before: return time
    case .intro: return part(intro, other.intro, place.timeline)
    case .loop where other.loop <= 0: return intro + time - other.intro
    case .loop: return start + part(loop, other.loop, place.timeline - other.intro)
    case .pause:
      let since = time - other.intro - Double(place.loop) * (other.loop + other.pause) - other.loop
      return start + loop + part(pause, other.pause, since)
    case .outro: return start + loop + part(outro, other.outro, place.timeline - other.intro - other.loop)
    case .after:
      let end = other.intro + Double(place.loop) * (other.loop + other.pause) + other.loop + other.outro
      return start + loop + outro + max(time - end, 0)
    }
  }
}

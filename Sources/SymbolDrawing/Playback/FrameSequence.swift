import SymbolMotion

/// The moments of a motion at an even rate, phase by phase: what a sequence of pictures is made of.
///
/// A phase that is followed by another ends before that one's first frame, and a loop before its own: played again and
/// again, no picture stands twice. The last phase ends with its last moment.
public struct FrameSequence: Sendable {
  /// A part of the sequence.
  public struct Phase: Hashable, Sendable {
    /// What it is to a player.
    public enum Kind: String, Hashable, Sendable {
      /// Played once, from start to end.
      case run
      /// Played once, before the loop.
      case intro
      /// Played again and again until stopped; a single frame is a state that is held.
      case loop
      /// Played once, after the stop.
      case outro
    }
    /// What it is.
    public let kind: Kind
    /// Seconds that its frames stand for.
    public let seconds: Double
    /// Its frames with their times from the start of the motion.
    public let frames: [(time: Double, frame: Frame)]

    /// Phases are equal when their times are.
    public static func == (left: Phase, right: Phase) -> Bool {
      left.kind == right.kind && left.seconds == right.seconds && left.frames.map(\.time) == right.frames.map(\.time)
    }

    /// Feeds the kind and the length.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(seconds)
    }
  }

  /// In order of time; never empty.
  public let phases: [Phase]
  /// Whether motions of one stack repeat after different times, so that only the longest one's loop closes.
  public let hasUnevenLoops: Bool

  /// - Parameter rate: frames a second; a phase gets the whole number of frames nearest to it.
  public init(_ playback: SymbolPlayback, rate: Double) {
    let endless = playback.stack.motions.filter(\.isEndless)
    let periods = Set(endless.map { (($0.loop + $0.pause) * 1e6).rounded() })
    hasUnevenLoops = playback.stop == nil && periods.count > 1
    guard playback.stop == nil, !endless.isEmpty else {
      phases = [Self.phase(.run, playback, from: 0, to: playback.length, rate: rate, endsOpen: false)]
      return
    }
    let intro = playback.stack.motions.map { $0.isEndless ? $0.intro : $0.totalDuration ?? 0 }.max() ?? 0
    let loop = endless.map { $0.loop + $0.pause }.max() ?? 0
    let stop = intro + loop
    let rest = stop + playback.stack.settlingTime(stoppedAt: stop)
    var phases: [Phase] = []
    if intro > 0 { phases.append(Self.phase(.intro, playback, from: 0, to: intro, rate: rate, endsOpen: true)) }
    phases.append(Self.phase(.loop, playback, from: intro, to: stop, rate: rate, endsOpen: true))
    if rest > stop {
      phases.append(
        Self.phase(.outro, playback, from: stop, to: rest, rate: rate, endsOpen: false, stop: stop))
    }
    self.phases = phases
  }

  /// All frames in order.
  public var frames: [(time: Double, frame: Frame)] { phases.flatMap(\.frames) }

  private static func phase(
    _ kind: Phase.Kind, _ playback: SymbolPlayback, from start: Double, to end: Double, rate: Double, endsOpen: Bool,
    stop: Double? = nil
  ) -> Phase {
    let seconds = end - start
    guard seconds > 0 else {
      return Phase(
        kind: kind, seconds: 0, frames: [(start, playback.frame(at: start, stoppedAt: stop ?? playback.stop))])
    }
    let count = max(Int((seconds * rate).rounded()), 1)
    let frames = (0..<(endsOpen ? count : count + 1)).map { index in
      let time = start + seconds * Double(index) / Double(count)
      return (time, playback.frame(at: time, stoppedAt: stop ?? playback.stop))
    }
    return Phase(kind: kind, seconds: seconds, frames: frames)
  }
}

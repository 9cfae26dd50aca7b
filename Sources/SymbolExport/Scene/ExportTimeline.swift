import SymbolDrawing
import SymbolEffects
import SymbolMotion

/// The one time axis of a file that plays from its start to its end: the motion's phases one after the other.
///
/// An endless motion is stopped after one loop, so that its outro can be seen; a transition is followed by its other
/// direction. A player that knows the phases repeats, leaves out or starts any of them.
public struct ExportTimeline: Hashable, Sendable {
  /// A part of the axis.
  public struct Phase: Hashable, Sendable {
    /// What it is to a player.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Played once, from start to end.
      case run
      /// Played once, before the loop.
      case intro
      /// Played again and again until stopped; where the motion only holds a state, that state for a while.
      case loop
      /// Played once, after the stop.
      case outro
      /// The symbol comes in.
      case insertion
      /// The symbol goes.
      case removal
    }
    /// What it is.
    public let kind: Kind
    /// Seconds from the start of the axis.
    public let start: Double
    /// Seconds.
    public let length: Double
    /// Seconds from the start of the axis.
    public var end: Double { start + length }
  }

  /// In order of time; never empty.
  public let phases: [Phase]
  /// When endless motions are stopped, in seconds from the start; nil where nothing is stopped.
  public let stop: Double?
  /// Of a transition: seconds of one direction. The other one follows after `heldTime`, the same backwards in time.
  public let passage: Double?
  /// Whether motions of one stack repeat after different times, so that only the longest one's loop closes.
  public let hasUnevenLoops: Bool

  /// Seconds from the start to the end of the axis; 0 for a symbol at rest.
  public var length: Double { phases.last?.end ?? 0 }

  /// Seconds between a transition and its other direction.
  public static let heldTime = Motion.heldTime

  /// The axis of a request's motions.
  public init(_ request: ExportRequest) {
    let playback = request.playback
    let behavior = request.effects.first?.behavior
    let isTransition =
      request.replacement == nil && !playback.stack.motions.isEmpty
      && request.effects.allSatisfy { $0.behavior == .insertion || $0.behavior == .removal }
    if isTransition, playback.stop == nil {
      let length = playback.length
      let back = length + Self.heldTime
      self.init(
        phases: [
          Phase(kind: behavior == .removal ? .removal : .insertion, start: 0, length: length),
          Phase(kind: behavior == .removal ? .insertion : .removal, start: back, length: length),
        ], stop: nil, passage: length, hasUnevenLoops: false)
      return
    }
    let endless = playback.stack.motions.filter(\.isEndless)
    guard playback.stop == nil, !endless.isEmpty else {
      self.init(
        phases: [Phase(kind: .run, start: 0, length: playback.length)], stop: playback.stop, passage: nil,
        hasUnevenLoops: false)
      return
    }
    let intro = playback.stack.motions.map { $0.isEndless ? $0.intro : $0.totalDuration ?? 0 }.max() ?? 0
    let loop = endless.map { $0.loop + $0.pause }.max() ?? 0
    let end = intro + (loop > 0 ? loop : Motion.heldTime)
    // A motion that finishes its run and is stopped exactly at its end would run once more.
    let stop = end - 1e-6
    let rest = max(stop + playback.stack.settlingTime(stoppedAt: stop), end)
    var phases: [Phase] = []
    if intro > 0 { phases.append(Phase(kind: .intro, start: 0, length: intro)) }
    phases.append(Phase(kind: .loop, start: intro, length: end - intro))
    if rest > end + 1e-5 { phases.append(Phase(kind: .outro, start: end, length: rest - end)) }
    let periods = Set(endless.map { (($0.loop + $0.pause) * 1e6).rounded() })
    self.init(phases: phases, stop: stop, passage: nil, hasUnevenLoops: periods.count > 1)
  }

  private init(phases: [Phase], stop: Double?, passage: Double?, hasUnevenLoops: Bool) {
    self.phases = phases
    self.stop = stop
    self.passage = passage
    self.hasUnevenLoops = hasUnevenLoops
  }

  /// What is to be seen at a time of the axis: the measure of every export that follows it.
  public func frame(at time: Double, of playback: SymbolPlayback) -> Frame {
    var playback = playback
    playback.stop = stop
    guard let passage, time > passage else { return playback.frame(at: time) }
    return playback.frame(at: min(passage, 2 * passage + Self.heldTime - time))
  }
}

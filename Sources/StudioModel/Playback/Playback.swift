/// The clock's state: one for all tiles. A pure value; frame times come from outside, and nothing else advances it.
public struct Playback: Hashable, Sendable {
  /// One step of the timeline's frame buttons, in seconds.
  public static let frameDuration = 1.0 / 60

  /// Seconds of motion since the start; what scrubbing sets.
  public private(set) var playhead = 0.0
  /// Whether frame times move the playhead.
  public private(set) var isPlaying = false

  /// At rest at the start.
  public init() {}

  /// The playhead in whole frames.
  public var frameNumber: Int { Int((playhead / Self.frameDuration + 1e-6).rounded(.down)) }

  /// Starts the clock; from the beginning where it stood at the end.
  public mutating func play(_ span: PlaybackSpan) {
    if playhead >= span.duration { playhead = 0 }
    isPlaying = true
  }

  /// Stops the clock where it is.
  public mutating func pause() { isPlaying = false }

  /// Plays from the beginning: a discrete effect's trigger, a double click.
  public mutating func replay() {
    playhead = 0
    isPlaying = true
  }

  /// Goes on by `frameTime` seconds of real time. Wraps at the end where the clock loops, else stops there.
  public mutating func advance(by frameTime: Double, settings: PlaybackSettings, span: PlaybackSpan) {
    guard isPlaying, frameTime > 0 else { return }
    playhead += frameTime * settings.speed.rawValue
    guard playhead >= span.duration else { return }
    let period = span.duration - span.loopStart
    if settings.loops, period > 0 {
      playhead = span.loopStart + (playhead - span.loopStart).truncatingRemainder(dividingBy: period)
    } else {
      playhead = span.duration
      isPlaying = false
    }
  }

  /// Puts the playhead somewhere within the span.
  public mutating func seek(to time: Double, in span: PlaybackSpan) {
    guard time.isFinite else { return }
    playhead = min(max(time, 0), span.duration)
  }

  /// Pauses, and goes to the next (or an earlier) whole frame.
  public mutating func step(byFrames count: Int, in span: PlaybackSpan) {
    isPlaying = false
    let position = playhead / Self.frameDuration
    let from = count < 0 ? (position - 1e-6).rounded(.up) : (position + 1e-6).rounded(.down)
    seek(to: (from + Double(count)) * Self.frameDuration, in: span)
  }

  /// Puts the playhead at zero.
  public mutating func moveToStart() { playhead = 0 }

  /// Pauses at the end.
  public mutating func moveToEnd(of span: PlaybackSpan) {
    isPlaying = false
    playhead = span.duration
  }
}

import SymbolMotion

/// The clock's calls. Only these and the document's motions change what time it is.
extension StudioStore {
  /// When endless effects stop: where the person stopped them, or where the span does.
  public var stopTime: Double? { playback.stopTime ?? span.automaticStop }

  /// Starts the clock; from the beginning where it stood at the end.
  public func play() { changePlayback { $0.play(span) } }
  /// Stops the clock where it is.
  public func pause() { changePlayback { $0.pause() } }
  /// Plays, or pauses.
  public func togglePlaying() { playback.isPlaying ? pause() : play() }
  /// Plays from the beginning: a trigger, or a double click.
  public func replay() { changePlayback { $0.replay() } }
  /// Puts the playhead at this time, in seconds: scrubbing.
  public func seek(to time: Double) { changePlayback { $0.seek(to: time, in: span) } }
  /// Pauses, and goes on by whole frames; negative goes back.
  public func step(byFrames count: Int) { changePlayback { $0.step(byFrames: count, in: span) } }
  /// Puts the playhead at zero.
  public func moveToStart() { changePlayback { $0.moveToStart() } }
  /// Pauses at the end.
  public func moveToEnd() { changePlayback { $0.moveToEnd(of: span) } }
  /// Switches indefinite effects off at the playhead (their outro follows) or on again.
  public func setActive(_ active: Bool) { changePlayback { $0.setActive(active) } }

  /// The frame clock's tick: `frameTime` seconds of real time have gone by.
  public func advance(by frameTime: Double) {
    changePlayback { $0.advance(by: frameTime, settings: document.playback, span: span) }
  }

  private func changePlayback(_ change: (inout Playback) -> Void) {
    var changed = playback
    change(&changed)
    guard changed != playback else { return }
    let stopChanged = changed.stopTime != playback.stopTime
    playback = changed
    if stopChanged { updateSpan() }
    notify(.playback)
  }

  /// Finds the span anew, and keeps the playhead within it.
  func updateSpan() {
    let motions = document.variants.flatMap { compiledVariant($0)?.motions ?? [] }
    span = PlaybackSpan(motions: motions, loops: document.playback.loops, stopTime: playback.stopTime)
    if playback.playhead > span.duration { playback.seek(to: span.duration, in: span) }
  }
}

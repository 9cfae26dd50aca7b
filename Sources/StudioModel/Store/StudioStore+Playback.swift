import SymbolMotion

/// The clock's calls. Only these and the document's motions change what time it is.
extension StudioStore {
  /// Starts the clock; from the beginning where it stood at the end.
  public func play() { changePlayback { $0.play(span) } }
  /// Stops the clock where it is.
  public func pause() { changePlayback { $0.pause() } }
  /// Plays, or pauses.
  public func togglePlaying() { playback.isPlaying ? pause() : play() }
  /// Plays from the beginning: a trigger, or a double click.
  public func replay() {
    resetRuns()
    changePlayback { $0.replay() }
  }
  /// Puts the playhead at this time, in seconds: scrubbing.
  public func seek(to time: Double) { changePlayback { $0.seek(to: time, in: span) } }
  /// Pauses, and goes on by whole frames; negative goes back.
  public func step(byFrames count: Int) { changePlayback { $0.step(byFrames: count, in: span) } }
  /// Puts the playhead at zero.
  public func moveToStart() { changePlayback { $0.moveToStart() } }
  /// Pauses at the end.
  public func moveToEnd() { changePlayback { $0.moveToEnd(of: span) } }

  /// The frame clock's tick: `frameTime` seconds of real time have gone by.
  public func advance(by frameTime: Double) {
    let playhead = playback.playhead
    changePlayback {
      $0.advance(by: frameTime, settings: document.playback, span: span)
      // A new round starts from the beginning, not from where a switch was thrown.
      if $0.playhead < playhead { resetRuns() }
    }
  }

  private func changePlayback(_ change: (inout Playback) -> Void) {
    var changed = playback
    change(&changed)
    guard changed != playback else { return }
    // From here on the sequence is shown, not what was asked for by hand.
    endTrials()
    playback = changed
    notify(.playback)
  }

  /// Finds the span anew, and keeps the playhead within it.
  func updateSpan() {
    var motions: [Motion] = []
    var ends: [Double] = []
    for variant in document.variants {
      guard let compiled = compiledVariant(variant) else { continue }
      let ended = Set(variant.endedEffects.map(\.effect.kind))
      for motion in compiled.motions {
        if motion.isEndless, ended.contains(motion.kind) {
          ends.append(motion.end(stoppedAt: stopTime(of: motion.kind, in: variant) ?? 0))
        } else {
          motions.append(motion)
        }
      }
      if let end = storedRun(of: variant)?.restTime { ends.append(end) }
      if let layout = compiled.layout, !compiled.isLayoutAtOnce { ends.append(layout.end) }
    }
    span = PlaybackSpan(motions: motions, ends: ends, loops: document.playback.loops)
    for variant in document.variants { endRun(of: variant) }
    if playback.playhead > span.duration { playback.seek(to: span.duration, in: span) }
  }
}

import CGtk
import GtkSupport
import SymbolMotion

/// Time: the frame clock while something moves, and nothing else.
extension SymbolView {
  /// Seconds on the frame clock's time line.
  var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  /// Changes the player at the present time, and lets the frame clock run as long as it takes.
  func act(_ change: (inout Player, Double) -> Void) {
    let time = now
    change(&player, time)
    isFrameCurrent = false
    tell(until: time)
    redraw()
    startTicking()
  }

  /// Calls the completions that are due.
  func tell(until time: Double) {
    isFrameCurrent = false
    for event in player.takeEvents(until: time) {
      onEvent?(event)
      guard let completion = event.completion, let call = completions.removeValue(forKey: event.run) else { continue }
      call(
        SymbolEffectCompletionContext(sender: self, effect: completion.effect, isFinished: completion.isFinished))
    }
  }

  func cameIntoView() {
    inherit()
    tell(until: now)
    startTicking()
  }

  func startTicking() {
    guard let pointer, tickIdentifier == nil, gtk_widget_get_mapped(pointer) != 0, !player.isAtRest(at: now) else {
      return
    }
    tickIdentifier = addTick(pointer) { [weak self] time in self?.tick(time) ?? false }
  }

  func stopTicking() {
    if let pointer, let tickIdentifier { gtk_widget_remove_tick_callback(pointer, tickIdentifier) }
    tickIdentifier = nil
    drawing.rest()
  }

  /// Brings the frame up to the time that is shown.
  ///
  /// - Returns: whether it looks otherwise than before.
  @discardableResult
  func bringFrameUp() -> Bool {
    if isFrameCurrent { return false }
    swap(&frame, &formerFrame)
    let revision = withPlayer { player in
      player.evaluate(at: lastDrawn, with: &composer, into: &frame)
      return player.symbolRevision
    }
    isFrameCurrent = true
    return frame != formerFrame || drawnRevision != revision
  }

  /// Asks the player where it lies. Asked as a property it would be copied, since what is called might change it; at
  /// each frame of hundreds of views that is seen.
  func withPlayer<Result>(_ body: (inout Player) -> Result) -> Result { body(&player) }

  private func tick(_ time: Double) -> Bool {
    let before = lastDrawn
    let isRoomOther = withPlayer { $0.layoutFraction(at: before) != $0.layoutFraction(at: time) }
    tell(until: time)
    lastDrawn = time
    if isRoomOther, let pointer { gtk_widget_queue_resize(pointer) }
    // In a pause nothing is drawn anew.
    if bringFrameUp() { redraw() }
    // A completion may have started something new.
    if withPlayer({ !$0.isAtRest(at: time) }) { return true }
    tickIdentifier = nil
    drawing.rest()
    // What rests is drawn by the renderer, to the last pixel.
    redraw()
    if !player.isInserted { pointer?.isVisible = false }
    return false
  }
}

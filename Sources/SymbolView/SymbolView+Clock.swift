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
    tell(until: time)
    redraw()
    startTicking()
  }

  /// Calls the completions that are due.
  func tell(until time: Double) {
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
    let before = frame
    player.evaluate(at: lastDrawn, with: &composer, into: &frame)
    isFrameCurrent = true
    return frame != before || drawnRevision != player.symbolRevision
  }

  private func tick(_ time: Double) -> Bool {
    let room = player.layoutFraction(at: lastDrawn)
    tell(until: time)
    lastDrawn = time
    if player.layoutFraction(at: time) != room, let pointer { gtk_widget_queue_resize(pointer) }
    isFrameCurrent = false
    // In a pause nothing is drawn anew.
    if bringFrameUp() { redraw() }
    // A completion may have started something new.
    if !player.isAtRest(at: time) { return true }
    tickIdentifier = nil
    drawing.rest()
    // What rests is drawn by the renderer, to the last pixel.
    redraw()
    if !player.isInserted { pointer?.isVisible = false }
    return false
  }
}

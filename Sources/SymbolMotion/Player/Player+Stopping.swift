import SymbolEffects

extension Player {
  /// Ends the run of a slot.
  mutating func stop(slot place: Int, animated: Bool, at time: Double) {
    guard var run = slots[place].run else {
      if !animated { slots[place].remnants = [] }
      return
    }
    guard isInserted || !run.applied.effect.kind.changesVisibility else { return }
    if !run.isCompleted, !run.repeatsUntilStopped {
      cutShort(slot: place, at: time)
      run.isCompleted = true
    }
    guard animated else {
      if !run.isCompleted { note(.ended, run, at: time) }
      slots[place] = PlayerSlot()
      return
    }
    if !run.motion.isEndless && !run.endsAtRest {
      comeBack(slot: place, from: run, at: time)
      return
    }
    if run.stop == nil { run.stop = time - run.origin }
    slots[place].run = run
  }

  /// Shows again what a passage has hidden, the way it went.
  private mutating func comeBack(slot place: Int, from run: PlayerRun, at time: Double) {
    var back = run.applied
    back.behavior = .insertion
    guard var motion = try? MotionCompiler.compile(back, for: symbol, readingDirection: readingDirection) else {
      slots[place] = PlayerSlot()
      return
    }
    if reducesMotion { motion = motion.withReducedMovement }
    var next = PlayerRun(id: run.id, applied: back, motion: motion, origin: time)
    // The run that hid has completed; that it comes back is told nobody.
    next.isCompleted = true
    slots[place].take(next, at: time, symbolSize: symbol.viewBox.size, movesOn: !reducesMotion)
  }

  /// Tells that a run did not come to its end.
  mutating func cutShort(slot place: Int, at time: Double) {
    guard let run = slots[place].run, !run.isCompleted else { return }
    slots[place].run?.isCompleted = true
    note(.cutShort, run, at: time)
  }

  mutating func note(_ kind: PlayerEvent.Kind, _ run: PlayerRun, at time: Double) {
    events.append(PlayerEvent(time: time, run: run.id, effect: run.applied.effect, kind: kind))
  }

  /// Tells what has happened by then, and forgets what is over.
  @discardableResult
  mutating func advance(to time: Double) -> Double {
    // Not a number compares false: it counts as the latest time.
    let time = time > now ? time : now
    guard time >= nextNews else {
      now = time
      return time
    }
    var news: [PlayerEvent] = []
    for place in slots.indices {
      guard let run = slots[place].run, !run.isCompleted else { continue }
      let end = run.completionTime
      for (moment, number) in run.repeats(after: now, until: min(time, end ?? time)) {
        news.append(
          PlayerEvent(time: moment, run: run.id, effect: run.applied.effect, kind: .repeated(number)))
      }
      if let end, end <= time {
        slots[place].run?.isCompleted = true
        news.append(PlayerEvent(time: max(end, now), run: run.id, effect: run.applied.effect, kind: .ended))
      }
    }
    news += finishReplacements(until: time)
    // Several slots' news in the order of time; a stable order for those of one moment.
    events += news.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    for place in slots.indices { slots[place].forget(before: time) }
    slots.removeAll(where: \.isEmpty)
    now = time
    nextNews = min(
      slots.reduce(.infinity) { min($0, $1.nextNews(after: time)) }, replacing?.run.completionTime ?? .infinity)
    return time
  }
}

import SymbolEffects

extension EffectStack {
  /// Ends some of what runs.
  ///
  /// - Parameters:
  ///   - isInserted: false: what a transition took out of the layout stays out.
  ///   - isMeant: asked for each slot's run; nil: it has none any more.
  mutating func stop(animated: Bool, isInserted: Bool, at time: Double, where isMeant: (PlayerRun?) -> Bool) {
    for place in slots.indices where isMeant(slots[place].run) {
      stop(slot: place, animated: animated, isInserted: isInserted, at: time)
    }
  }

  private mutating func stop(slot place: Int, animated: Bool, isInserted: Bool, at time: Double) {
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

  /// Tells what has happened in a span of time (the first moment excluded), and forgets what is over.
  mutating func advance(from now: Double, to time: Double) {
    var news: [PlayerEvent] = []
    for place in slots.indices {
      guard let run = slots[place].run, !run.isCompleted else { continue }
      let end = run.completionTime
      for (moment, number) in run.repeats(after: now, until: min(time, end ?? time)) {
        news.append(PlayerEvent(time: moment, run: run.id, effect: run.applied.effect, kind: .repeated(number)))
      }
      if let end, end <= time {
        slots[place].run?.isCompleted = true
        news.append(PlayerEvent(time: max(end, now), run: run.id, effect: run.applied.effect, kind: .ended))
      }
    }
    // Several slots' news in the order of time; a stable order for those of one moment.
    events += news.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    for place in slots.indices { slots[place].forget(before: time) }
    slots.removeAll(where: \.isEmpty)
  }

  /// The next time at which something ends, or is to be told, after `time`.
  func nextNews(after time: Double) -> Double {
    slots.reduce(.infinity) { min($0, $1.nextNews(after: time)) }
  }
}

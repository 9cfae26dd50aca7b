import SymbolEffects

extension Player {
  /// Ends an effect of a type; others go on. An effect that repeats or holds goes to rest smoothly, a run is played to
  /// its end. Nothing happens where there is none.
  ///
  /// - Parameter animated: false is at rest at once.
  public mutating func remove(_ kind: EffectKind, animated: Bool = true, at time: Double) {
    let time = advance(to: time)
    stop(animated: animated, at: time) { $0?.applied.effect.kind == kind }
    advance(to: time)
  }

  /// Ends all effects, as `remove`. A symbol that a transition took out of the layout stays out.
  public mutating func removeAll(animated: Bool = true, at time: Double) {
    let time = advance(to: time)
    stop(animated: animated, at: time) { _ in true }
    advance(to: time)
  }

  private mutating func stop(animated: Bool, at time: Double, where isMeant: (PlayerRun?) -> Bool) {
    let isInserted = isInserted
    stack.stop(animated: animated, isInserted: isInserted, at: time, where: isMeant)
    outgoing?.stop(animated: animated, isInserted: isInserted, at: time, where: isMeant)
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
    while let end = replacing?.run.completionTime, end <= time {
      pass(to: max(end, now))
      finishReplacement(at: max(end, now))
    }
    pass(to: time)
    nextNews = min(
      stack.nextNews(after: time), outgoing?.nextNews(after: time) ?? .infinity,
      replacing?.run.completionTime ?? .infinity)
    return time
  }

  private mutating func pass(to time: Double) {
    let now = now
    stack.advance(from: now, to: time)
    outgoing?.advance(from: now, to: time)
    events += stack.events
    stack.events = []
    // That two symbols have an effect is told once.
    outgoing?.events = []
    self.now = time
  }
}

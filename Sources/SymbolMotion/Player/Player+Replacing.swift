import SymbolArt
import SymbolEffects

/// A content transition that runs, or waits for the present one to end.
struct PlayerReplacement: Sendable {
  var run: PlayerRun
  /// What is shown when it has ended.
  var target: Symbol
  /// Old and new in one.
  var joined: Symbol
}

extension Player {
  /// What is shown, or will be when the content transitions have ended.
  public var target: Symbol { waiting?.target ?? replacing?.target ?? symbol }

  /// A content transition: from the present symbol to another in the same place. Effects go on.
  ///
  /// During a content transition another one waits for its end (less than half a second at usual speed), so that
  /// nothing jumps; a newer one overtakes one that waits, which is then cut short.
  /// - Returns: the run's name in the events; nil where the symbol is shown already.
  /// - Throws: `MotionError` if the effect is no content transition; nothing has changed then.
  @discardableResult
  public mutating func replace(
    with symbol: Symbol, _ effect: AnySymbolEffect, options: SymbolEffectOptions = SymbolEffectOptions(),
    tuning: Tuning = Tuning(), animated: Bool = true, at time: Double
  ) throws(MotionError) -> RunID? {
    let applied = AppliedEffect(effect, behavior: .contentTransition, options: options, tuning: tuning)
    let direction = readingDirection
    return try change(to: symbol, applied, animated: animated, at: time) { present throws(MotionError) in
      let replacement = try MotionCompiler.compile(applied, from: present, to: symbol, readingDirection: direction)
      return (replacement.symbol, replacement.motion)
    }
  }

  /// Changes to another picture that is ready. As `replace` it waits for a change that is under way, and is overtaken
  /// by a newer one; its events name it `.automatic`.
  ///
  /// - Parameter designSize: points of the picture's larger side where it is shown, for the blur.
  /// - Returns: the run's name in the events; nil where the picture is shown already.
  @discardableResult
  public mutating func switchImage(
    to symbol: Symbol, _ switching: ImageSwitching, designSize: Double, animated: Bool = true, at time: Double
  ) -> RunID? {
    let applied = AppliedEffect(.automatic(AutomaticSymbolEffect()), behavior: .contentTransition)
    return change(to: symbol, applied, animated: animated, at: time) { present in
      let compiled = MotionCompiler.compile(switching, from: present, to: symbol, designSize: designSize)
      return (compiled.symbol, compiled.motion)
    }
  }

  private mutating func change<Failure: Error>(
    to symbol: Symbol, _ applied: AppliedEffect, animated: Bool, at time: Double,
    from: (Symbol) throws(Failure) -> (joined: Symbol, motion: Motion)
  ) throws(Failure) -> RunID? {
    let time = advance(to: time)
    guard symbol != target else { return nil }
    if symbol == replacing?.target {
      // On its way already: what was to come after it is not wanted any more.
      dropWaiting(at: time)
      return nil
    }
    let way = try from(replacing?.target ?? self.symbol)
    let run = PlayerRun(id: nextRun(), applied: applied, motion: way.motion, origin: time)
    note(.started, run, at: time)
    guard animated && !reducesMotion else {
      endReplacements(at: time)
      show(symbol, at: time)
      note(.ended, run, at: time)
      return run.id
    }
    dropWaiting(at: time)
    waiting = PlayerReplacement(run: run, target: symbol, joined: way.joined)
    if replacing == nil { startWaiting(at: time) }
    return run.id
  }

  /// Shows the new symbol when its content transition has ended, and starts the one that waits.
  ///
  /// - Returns: the ends.
  mutating func finishReplacements(until time: Double) -> [PlayerEvent] {
    var ends: [PlayerEvent] = []
    while let present = replacing, let end = present.run.completionTime, end <= time {
      ends.append(
        PlayerEvent(time: max(end, now), run: present.run.id, effect: present.run.applied.effect, kind: .ended))
      replacing = nil
      show(present.target, at: end)
      startWaiting(at: end)
    }
    return ends
  }

  /// Cuts short what runs and what waits, and shows the symbol that was on its way.
  mutating func endReplacements(at time: Double) {
    dropWaiting(at: time)
    guard let present = replacing else { return }
    note(.cutShort, present.run, at: time)
    replacing = nil
    show(present.target, at: time)
  }

  private mutating func dropWaiting(at time: Double) {
    guard let run = waiting?.run else { return }
    waiting = nil
    note(.cutShort, run, at: time)
  }

  private mutating func startWaiting(at time: Double) {
    guard var next = waiting else { return }
    waiting = nil
    next.run.origin = time
    replacing = next
    show(next.joined, at: time)
  }
}

import SymbolArt
import SymbolEffects

/// A content transition that runs, or waits for the present one to end.
struct PlayerReplacement: Sendable {
  var run: PlayerRun
  private let way: Way

  /// In memory of its own: a player has room for two, and seldom has one.
  private final class Way: Sendable {
    let target: Symbol
    let replacement: Replacement

    init(_ target: Symbol, _ replacement: Replacement) {
      self.target = target
      self.replacement = replacement
    }
  }

  init(run: PlayerRun, target: Symbol, replacement: Replacement) {
    self.run = run
    way = Way(target, replacement)
  }

  /// What is shown when it has ended.
  var target: Symbol { way.target }
  /// Old and new in one.
  var replacement: Replacement { way.replacement }
}

extension Player {
  /// What is shown, or will be when the content transitions have ended.
  public var target: Symbol { waiting?.target ?? replacing?.target ?? symbol }

  /// The view box of the target, without the rest of it: asked for at each frame.
  public var targetViewBox: Rect { waiting?.target.viewBox ?? replacing?.target.viewBox ?? symbol.viewBox }

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
      try MotionCompiler.compile(applied, from: present, to: symbol, readingDirection: direction)
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
      MotionCompiler.compile(switching, from: present, to: symbol, designSize: designSize).replacement
    }
  }

  private mutating func change<Failure: Error>(
    to symbol: Symbol, _ applied: AppliedEffect, animated: Bool, at time: Double,
    from: (Symbol) throws(Failure) -> Replacement
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
    guard animated else {
      endReplacements(at: time)
      show(symbol, at: time)
      note(.ended, run, at: time)
      return run.id
    }
    dropWaiting(at: time)
    waiting = PlayerReplacement(run: run, target: symbol, replacement: way)
    if replacing == nil { startWaiting(at: time) }
    return run.id
  }

  /// Shows the new symbol as its content transition has ended, and starts the one that waits.
  mutating func finishReplacement(at time: Double) {
    guard let present = replacing else { return }
    note(.ended, present.run, at: time)
    showTarget(of: present)
    startWaiting(at: time)
  }

  /// Leaves the joint symbol. The effects are the new symbol's already.
  private mutating func showTarget(of present: PlayerReplacement) {
    replacing = nil
    outgoing = nil
    stack.places = nil
    setShown(present.target)
  }

  /// Cuts short what runs and what waits, and shows the symbol that was on its way.
  mutating func endReplacements(at time: Double) {
    dropWaiting(at: time)
    guard let present = replacing else { return }
    note(.cutShort, present.run, at: time)
    showTarget(of: present)
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
    // For less motion it is a fade, and not a jump: that would be as sudden as a movement.
    if reducesMotion { next.run.motion = next.run.motion.withReducedMovement }
    replacing = next
    var leaving = stack
    leaving.places = LayerPlaces(of: stack.symbol, in: next.replacement, isOld: true)
    stack = stack.continued(on: next.target, value: variableValue, at: time)
    stack.places = LayerPlaces(of: next.target, in: next.replacement, isOld: false)
    outgoing = leaving
    setShown(next.replacement.symbol)
  }

  private mutating func note(_ kind: PlayerEvent.Kind, _ run: PlayerRun, at time: Double) {
    events.append(PlayerEvent(time: time, run: run.id, effect: run.applied.effect, kind: kind))
  }
}

import CGtk
import GtkSupport
import SymbolEffects
import SymbolMotion

/// Effects by call, as UIKit and AppKit have them.
extension SymbolView {
  /// Adds an effect that runs once (or as often as the options say) and ends by itself.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: SymbolEffectCompletion? = nil
  ) {
    run(AppliedEffect(effect.erased, behavior: .discrete, options: options), animated: animated, completion)
  }

  /// Adds an effect that lasts until it is removed.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: SymbolEffectCompletion? = nil
  ) {
    run(AppliedEffect(effect.erased, behavior: .indefinite, options: options), animated: animated, completion)
  }

  /// Adds an effect that can do both: it repeats until it is removed, unless the options say how often it runs.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: SymbolEffectCompletion? = nil
  ) {
    run(AppliedEffect(effect.erased, behavior: .indefinite, options: options), animated: animated, completion)
  }

  /// Removes the effect of that type, whatever its options; others go on.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    remove(effect.erased.kind, animated: animated)
  }

  /// Removes the effect of that type, whatever its options; others go on.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    remove(effect.erased.kind, animated: animated)
  }

  /// Removes the effect of that type, whatever its options; others go on.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    remove(effect.erased.kind, animated: animated)
  }

  /// Removes all effects of this view. What it inherits from containers goes on.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    let inherited = Set(inheritance.running.keys)
    let own = Set(player.runningEffects.map(\.effect.kind)).subtracting(inherited)
    for kind in own.sorted(by: { $0.rawValue < $1.rawValue }) { remove(kind, animated: animated) }
  }

  func remove(_ kind: EffectKind, animated: Bool) {
    inheritance.own.remove(kind)
    inheritance.active[kind] = nil
    act { $0.remove(kind, animated: animates(animated), at: $1) }
    inherit()
  }

  func run(_ applied: AppliedEffect, animated: Bool, _ completion: SymbolEffectCompletion?) {
    if applied.behavior == .indefinite { inheritance.own.insert(applied.effect.kind) }
    inheritance.running[applied.effect.kind] = nil
    start(applied.effect, completion) { player, time throws(MotionError) in
      try player.add(applied, animated: animates(animated), at: time)
    }
  }

  /// Starts a run, and keeps its completion until it is due.
  func start(
    _ effect: AnySymbolEffect, _ completion: SymbolEffectCompletion?,
    _ body: (inout Player, Double) throws(MotionError) -> RunID?
  ) {
    var failure: MotionError?
    var isThere = false
    act { player, time in
      do throws(MotionError) {
        guard let run = try body(&player, time) else {
          isThere = true
          return
        }
        completions[run] = completion
      } catch {
        failure = error
      }
    }
    if let failure { report(failure) }
    // Nothing runs: the state is there already, or never comes.
    guard isThere || failure != nil else { return }
    completion?(SymbolEffectCompletionContext(sender: self, effect: effect, isFinished: isThere))
  }

  /// A mistake in the program's code: said where GTK says its own, and the program goes on.
  private func report(_ error: MotionError) {
    shim_warning("SymbolView", error.description)
  }
}

import CGtk
import GtkSupport
import SymbolArt
import SymbolEffects
import SymbolMotion

/// Effects that are known as values only: chosen in a menu, read from a file, tuned.
extension SymbolView {
  /// Runs an effect in the way that it states.
  ///
  /// Discrete and indefinite as `addSymbolEffect`; `insertion` and `removal` as `setShown(_:transition:)`. A content
  /// transition needs a symbol to go to: use `setSymbolImage(_:contentTransition:)`; here it is not finished.
  public func addSymbolEffect(
    _ applied: AppliedEffect, animated: Bool = true, completion: SymbolEffectCompletion? = nil
  ) {
    switch applied.behavior {
    case .discrete, .indefinite, .contentTransition: run(applied, animated: animated, completion)
    case .insertion: setShown(true, transition: applied, animated: animated, completion: completion)
    case .removal: setShown(false, transition: applied, animated: animated, completion: completion)
    }
  }

  /// Removes the effect of the same type, whatever its options; others go on.
  public func removeSymbolEffect(ofType applied: AppliedEffect, animated: Bool = true) {
    remove(applied.effect.kind, animated: animated)
  }

  /// A transition by an effect with its options and tuning; its behaviour is of no account. Points of a custom transition
  /// are pixels of the interface, whatever the symbol's size.
  public func setShown(
    _ isShown: Bool, transition applied: AppliedEffect, animated: Bool = true,
    completion: SymbolEffectCompletion? = nil
  ) {
    if isShown { pointer?.isVisible = true }
    let applied = applied.made(for: pointer.map { size.side(in: $0) } ?? 0)
    start(applied.effect, completion) { player, time throws(MotionError) in
      try player.transition(
        inserted: isShown, applied.effect, options: applied.options, tuning: applied.tuning,
        animated: animates(animated), at: time)
    }
    pointer.map(gtk_widget_queue_resize)
    if !player.isInserted, tickIdentifier == nil { pointer?.isVisible = false }
  }

  /// Shows another symbol in the same place by an effect with its options and tuning; its behaviour is of no account.
  public func setSymbolImage(
    _ symbol: Symbol, contentTransition applied: AppliedEffect, animated: Bool = true,
    completion: SymbolEffectCompletion? = nil
  ) {
    start(applied.effect, completion) { player, time throws(MotionError) in
      try player.replace(
        with: symbol, applied.effect, options: applied.options, tuning: applied.tuning, animated: animates(animated),
        at: time)
    }
    symbolIsAnother()
  }

  /// Makes an indefinite effect with its options and tuning active or inactive, as `symbolEffect(_:isActive:)`; its
  /// behaviour is of no account.
  public func symbolEffect(_ applied: AppliedEffect, isActive: Bool, animated: Bool = true) {
    setActive(isActive, ActiveEffect(applied), animated: animated)
  }

  /// Whether `symbolEffect(_:isActive:)` made an effect of that type active last.
  public func isActive(ofType applied: AppliedEffect) -> Bool { inheritance.active[applied.effect.kind] != nil }
}

extension AppliedEffect {
  /// A custom transition whose points are those of a symbol of this size.
  fileprivate func made(for side: Double) -> AppliedEffect {
    guard case .customTransition(let transition) = effect, side >= 4 else { return self }
    var result = self
    result.effect = .customTransition(transition.made(for: side))
    return result
  }
}

extension CustomTransition {
  fileprivate func made(for side: Double) -> CustomTransition {
    var result = self
    result.designSize = side
    result.combined = combined.map { $0.made(for: side) }
    return result
  }
}

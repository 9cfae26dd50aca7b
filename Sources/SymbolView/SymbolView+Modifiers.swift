import CGtk
import GtkSupport
import SymbolEffects
import SymbolMotion

/// Effects by state, as SwiftUI's modifiers have them.
extension SymbolView {
  /// Makes an indefinite effect active or inactive. Calling it again with the same state changes nothing.
  ///
  /// As with the modifier, *appear* and *draw on* are hidden while active, like *disappear* and *draw off*.
  public func symbolEffect(
    _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) {
    setActive(isActive, ActiveEffect(effect: effect.erased, options: options))
  }

  /// Runs a discrete effect each time that the value differs from the one of the call before; the first call only
  /// remembers it.
  public func symbolEffect<Value: Equatable>(
    _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) {
    let kind = effect.erased.kind
    let previous = values.updateValue(value, forKey: kind) as? Value
    guard let previous, previous != value else { return }
    trigger(effect.erased, options: options)
  }

  /// A transition: shows or hides the symbol, and gives or takes its room in the layout, so that neighbours move.
  public func setShown(
    _ isShown: Bool, transition effect: some TransitionSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: SymbolEffectCompletion? = nil
  ) {
    let applied = AppliedEffect(effect.erased, behavior: isShown ? .insertion : .removal, options: options)
    setShown(isShown, transition: applied, animated: animated, completion: completion)
  }

  func trigger(_ effect: AnySymbolEffect, options: SymbolEffectOptions) {
    trigger(AppliedEffect(effect, behavior: .discrete, options: options))
  }

  func trigger(_ applied: AppliedEffect) {
    start(applied.effect, nil) { player, time throws(MotionError) in
      try player.add(applied, animated: animates(true), at: time)
    }
  }

  func setActive(_ isActive: Bool, _ state: ActiveEffect, animated: Bool = true) {
    let kind = state.effect.kind
    if isActive ? inheritance.active[kind] == state : inheritance.active[kind] == nil { return }
    inheritance.active[kind] = isActive ? state : nil
    if isActive { inheritance.own.insert(kind) } else { inheritance.own.remove(kind) }
    inheritance.running[kind] = nil
    set(state, isActive: isActive, animated: animated)
    if !isActive { inherit() }
  }
}

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
    setActive(isActive, effect.erased, options: options)
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
    if isShown { pointer?.isVisible = true }
    start(effect.erased, completion) { player, time throws(MotionError) in
      try player.transition(
        inserted: isShown, effect.erased, options: options, animated: animates(animated), at: time)
    }
    pointer.map(gtk_widget_queue_resize)
    if !player.isInserted, tickIdentifier == nil { pointer?.isVisible = false }
  }

  func trigger(_ effect: AnySymbolEffect, options: SymbolEffectOptions) {
    start(effect, nil) { player, time throws(MotionError) in
      try player.add(
        AppliedEffect(effect, behavior: .discrete, options: options), animated: animates(true), at: time)
    }
  }

  private func setActive(_ isActive: Bool, _ effect: AnySymbolEffect, options: SymbolEffectOptions) {
    let state = ActiveEffect(effect: effect, options: options)
    if isActive ? inheritance.active[effect.kind] == state : inheritance.active[effect.kind] == nil { return }
    inheritance.active[effect.kind] = isActive ? state : nil
    if isActive { inheritance.own.insert(effect.kind) } else { inheritance.own.remove(effect.kind) }
    inheritance.running[effect.kind] = nil
    start(effect, nil) { player, time throws(MotionError) in
      try player.setActive(isActive, effect, options: options, animated: animates(true), at: time)
    }
    if !isActive { inherit() }
  }
}

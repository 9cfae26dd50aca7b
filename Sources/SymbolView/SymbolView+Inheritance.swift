import GtkSupport
import SymbolEffects
import SymbolMotion

/// Which of a view's effects are its own, and which come from containers.
struct SymbolEffectInheritance {
  /// Types of indefinite effects that were set on the view itself: they go before inherited ones.
  var own: Set<EffectKind> = []
  /// What `symbolEffect(_:isActive:)` set on the view itself.
  var active: [EffectKind: ActiveEffect] = [:]
  /// Inherited effects that run now.
  var running: [EffectKind: ActiveEffect] = [:]
}

extension SymbolView {
  /// Whether this view inherits nothing from the containers around it.
  public func symbolEffectsRemoved(_ isRemoved: Bool = true) {
    guard let pointer else { return }
    SymbolEffectScope(of: pointer).symbolEffectsRemoved(isRemoved)
  }

  /// Starts what the containers around it hand down, and ends what they do not any more.
  func inherit() {
    guard let pointer else { return }
    let wanted = ScopeState.inherited(by: pointer).filter { !inheritance.own.contains($0.key) }
    let present = inheritance.running
    guard wanted != present else { return }
    inheritance.running = wanted
    func sorted(_ effects: [EffectKind: ActiveEffect]) -> [ActiveEffect] {
      effects.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
    }
    for effect in sorted(present) where wanted[effect.effect.kind] == nil {
      set(effect, isActive: false)
    }
    for effect in sorted(wanted) where present[effect.effect.kind] != effect {
      set(effect, isActive: true)
    }
  }

  func set(_ state: ActiveEffect, isActive: Bool, animated: Bool = true) {
    start(state.effect, nil) { player, time throws(MotionError) in
      try player.setActive(
        isActive, state.effect, options: state.options, tuning: state.tuning, animated: animates(animated), at: time)
    }
  }
}

import SymbolArt
import SymbolEffects

/// The behaviours, as SwiftUI states them.
extension Player {
  /// `symbolEffect(_:isActive:)`: makes an indefinite effect active or inactive.
  ///
  /// Note that appear and draw on are hidden while active, like disappear and draw off, and come in when inactive:
  /// that is what the modifier does; `add` shows with the former.
  /// - Returns: the run's name in the events; nil where nothing starts.
  /// - Throws: `MotionError` if the effect is not indefinite; nothing has changed then.
  @discardableResult
  public mutating func setActive(
    _ isActive: Bool, _ effect: AnySymbolEffect, options: SymbolEffectOptions = SymbolEffectOptions(),
    tuning: Tuning = Tuning(), animated: Bool = true, at time: Double
  ) throws(MotionError) -> RunID? {
    if effect.kind.changesVisibility {
      let present = place(of: effect.kind).flatMap { slots[$0].run }
      if !isActive && present == nil { return nil }
      return try add(
        AppliedEffect(effect, behavior: isActive ? .removal : .insertion, options: options, tuning: tuning),
        animated: animated, at: time)
    }
    if isActive {
      return try add(
        AppliedEffect(effect, behavior: .indefinite, options: options, tuning: tuning), animated: animated, at: time)
    }
    remove(effect.kind, animated: animated, at: time)
    return nil
  }

  /// A transition: shows or hides the symbol and inserts it into or removes it from the layout.
  ///
  /// - Returns: the run's name in the events; nil where the symbol is (or is not) there already.
  /// - Throws: `MotionError` if the effect is no transition; nothing has changed then.
  @discardableResult
  public mutating func transition(
    inserted: Bool, _ effect: AnySymbolEffect, options: SymbolEffectOptions = SymbolEffectOptions(),
    tuning: Tuning = Tuning(), animated: Bool = true, at time: Double
  ) throws(MotionError) -> RunID? {
    guard inserted != isInserted else { return nil }
    let applied = AppliedEffect(
      effect, behavior: inserted ? .insertion : .removal, options: options, tuning: tuning)
    let run = try add(applied, animated: animated, at: time)
    isInserted = inserted
    let length = slots.compactMap(\.run).first { $0.id == run }?.motion.duration ?? 0
    presence.go(to: inserted ? 1 : 0, within: animated ? max(length, HandOver.duration) : 0, at: now)
    return run
  }

  /// How much of its room the symbol has in the layout, 0…1: neighbours move while it changes.
  public func layoutFraction(at time: Double) -> Double { presence.value(at: max(time, now)) }

  /// Sets the variable value, 0…1 (nil: all layers are active); the change cross-fades.
  public mutating func setVariableValue(_ value: Double?, animated: Bool = true, at time: Double) {
    let time = advance(to: time)
    variableValue = value.map { $0 > 0 ? min($0, 1) : 0 }
    fadeActivity(within: animated ? HandOver.duration : 0, at: time)
  }

  /// Dims the layers that the value does not reach.
  /// Shows the variable value in another way, at once; nil: as the symbol prefers, else in colour.
  public mutating func setVariableValueMode(_ mode: VariableValueMode?, at time: Double) {
    let time = advance(to: time)
    variableValueMode = mode
    fadeActivity(within: 0, at: time)
  }

  mutating func fadeActivity(within duration: Double, at time: Double) {
    let strengths = variableValue.map { symbol.valueStrengths(at: $0, mode: .color) } ?? symbol.layers.map { _ in 1 }
    for (layer, strength) in strengths.enumerated() {
      activity[layer].go(to: strength, within: duration, at: time)
    }
    // Layer after layer, as the value passes them. Drawing is movement; a change of strength is a fade.
    drawnValue.go(to: variableValue ?? 1, within: reducesMotion ? 0 : duration, at: time)
  }
}

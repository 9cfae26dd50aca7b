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
      let present = stack.place(of: effect.kind).flatMap { stack.slots[$0].run }
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
    let length = stack.slots.compactMap(\.run).first { $0.id == run }?.motion.duration ?? 0
    presence.go(to: inserted ? 1 : 0, within: animated ? max(length, HandOver.duration) : 0, at: now)
    return run
  }

  /// How much of its room the symbol has in the layout, 0…1: neighbours move while it changes.
  public func layoutFraction(at time: Double) -> Double { presence.value(at: max(time, now)) }

  /// Sets the variable value, 0…1 (nil: all layers are active); the change cross-fades.
  public mutating func setVariableValue(_ value: Double?, animated: Bool = true, at time: Double) {
    let time = advance(to: time)
    variableValue = value.map { $0 > 0 ? min($0, 1) : 0 }
    show(value: variableValue, within: animated ? HandOver.duration : 0, at: time)
  }

  /// Shows the variable value in another way, at once; nil: as the symbol prefers, else in colour.
  public mutating func setVariableValueMode(_ mode: VariableValueMode?, at time: Double) {
    let time = advance(to: time)
    variableValueMode = mode
    show(value: variableValue, within: 0, at: time)
  }

  private mutating func show(value: Double?, within duration: Double, at time: Double) {
    stack.show(value: value, within: duration, at: time)
    outgoing?.show(value: value, within: duration, at: time)
  }
}

import SymbolEffects

/// An effect with everything that decides its motion: how it runs, how often and fast, and the tuned numbers.
public struct AppliedEffect: Hashable, Sendable {
  /// What moves, with its options.
  public var effect: AnySymbolEffect
  /// How it runs.
  public var behavior: AppliedBehavior
  /// How often and how fast.
  public var options: SymbolEffectOptions
  /// Numbers that differ from the effect's own.
  public var tuning: Tuning

  /// Creates an effect to compile; without options and tuning as the effect has it.
  public init(
    _ effect: AnySymbolEffect, behavior: AppliedBehavior, options: SymbolEffectOptions = SymbolEffectOptions(),
    tuning: Tuning = Tuning()
  ) {
    self.effect = effect
    self.behavior = behavior
    self.options = options
    self.tuning = tuning
  }
}

/// One way to run an effect; a transition has two. The spellings are those of the command line's `--behavior`.
public enum AppliedBehavior: String, Hashable, Sendable, Codable, CaseIterable {
  case discrete, indefinite, insertion, removal, contentTransition
}

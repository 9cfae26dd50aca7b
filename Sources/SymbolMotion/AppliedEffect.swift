import SymbolEffects

/// An effect with everything that decides its motion: how it runs, how often and fast, and the tuned numbers.
public struct AppliedEffect: Hashable, Sendable {
  public var effect: AnySymbolEffect
  public var behavior: AppliedBehavior
  public var options: SymbolEffectOptions
  public var tuning: Tuning

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

import SymbolEffects

/// How an effect of a view completed.
@MainActor public struct SymbolEffectCompletionContext {
  /// The view that the effect ran on.
  public let sender: SymbolView
  /// The effect, or the content transition.
  public let effect: AnySymbolEffect
  /// Whether it came to its end; false if it was cut short by removal or replacement, or cannot run.
  public let isFinished: Bool
}

/// Called once when an effect completes.
public typealias SymbolEffectCompletion = @MainActor (SymbolEffectCompletionContext) -> Void

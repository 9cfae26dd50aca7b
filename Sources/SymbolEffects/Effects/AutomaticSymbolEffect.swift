/// The choice that suits the symbol.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {

  public init() {}

  public var erased: AnySymbolEffect { .automatic(self) }

}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The choice that suits the symbol.
  public static var automatic: Self { Self() }
}

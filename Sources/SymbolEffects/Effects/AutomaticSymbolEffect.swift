/// The choice that suits the symbol.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {

  /// With all options at their defaults.
  public init() {}

  /// The same effect as a value of the closed catalogue.
  public var erased: AnySymbolEffect { .automatic(self) }

}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The choice that suits the symbol.
  public static var automatic: Self { Self() }
}

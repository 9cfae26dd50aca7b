/// Draws the symbol along its paths.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Which layers are drawn apart.
  public internal(set) var scope: DrawScope = .byLayer

  /// With all options at their defaults.
  public init() {}

  /// The same effect as a value of the closed catalogue.
  public var erased: AnySymbolEffect { .drawOn(self) }

  /// Layers follow one another, overlapping (the default).
  public var byLayer: Self { with { $0.scope = .byLayer } }
  /// All layers at once.
  public var wholeSymbol: Self { with { $0.scope = .wholeSymbol } }
  /// Each layer waits for the one before.
  public var individually: Self { with { $0.scope = .individually } }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Draws the symbol along its paths.
  public static var drawOn: Self { Self() }
}

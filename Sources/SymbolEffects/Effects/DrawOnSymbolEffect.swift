/// Draws the symbol along its paths.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public internal(set) var scope: DrawScope = .byLayer

  public init() {}

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

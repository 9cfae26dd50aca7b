/// Takes the symbol away along its paths.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public internal(set) var scope: DrawScope = .byLayer
  public internal(set) var isReversed: Bool = false

  public init() {}

  public var erased: AnySymbolEffect { .drawOff(self) }

  /// Layers follow one another, overlapping (the default).
  public var byLayer: Self { with { $0.scope = .byLayer } }
  /// All layers at once.
  public var wholeSymbol: Self { with { $0.scope = .wholeSymbol } }
  /// Each layer waits for the one before.
  public var individually: Self { with { $0.scope = .individually } }
  /// From the end of the path.
  public var reversed: Self { with { $0.isReversed = true } }
  /// From the start of the path (the default).
  public var nonReversed: Self { with { $0.isReversed = false } }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Takes the symbol away along its paths.
  public static var drawOff: Self { Self() }
}

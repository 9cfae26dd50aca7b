/// Takes the symbol away along its paths.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Which layers are drawn apart.
  public internal(set) var scope: DrawScope = .byLayer
  /// From which end of the path.
  public internal(set) var reversal: DrawReversal = .nonReversed

  /// Whether the path goes from its end.
  public var isReversed: Bool { reversal == .reversed }

  /// With all options at their defaults.
  public init() {}

  /// The same effect as a value of the closed catalogue.
  public var erased: AnySymbolEffect { .drawOff(self) }

  /// Layers follow one another, overlapping (the default).
  public var byLayer: Self { with { $0.scope = .byLayer } }
  /// All layers at once.
  public var wholeSymbol: Self { with { $0.scope = .wholeSymbol } }
  /// Each layer waits for the one before.
  public var individually: Self { with { $0.scope = .individually } }
  /// From the end of the path.
  public var reversed: Self { with { $0.reversal = .reversed } }
  /// From the start of the path (the default).
  public var nonReversed: Self { with { $0.reversal = .nonReversed } }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Takes the symbol away along its paths.
  public static var drawOff: Self { Self() }
}

/// Opacity fades down and up.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Which layers move apart.
  public internal(set) var scope: LayerScope = .byLayer

  /// With all options at their defaults.
  public init() {}

  /// The same effect as a value of the closed catalogue.
  public var erased: AnySymbolEffect { .pulse(self) }

  /// Motion groups move one after the other (the default).
  public var byLayer: Self { with { $0.scope = .byLayer } }
  /// The symbol moves as one piece.
  public var wholeSymbol: Self { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Opacity fades down and up.
  public static var pulse: Self { Self() }
}

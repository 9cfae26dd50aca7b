/// Grows and shrinks calmly, as if alive.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Whether the opacity breathes as well.
  public internal(set) var style: BreatheStyle = .plain
  /// Which layers move apart.
  public internal(set) var scope: LayerScope = .byLayer

  /// With all options at their defaults.
  public init() {}

  /// The same effect as a value of the closed catalogue.
  public var erased: AnySymbolEffect { .breathe(self) }

  /// Size only (the default).
  public var plain: Self { with { $0.style = .plain } }
  /// Size and opacity.
  public var pulse: Self { with { $0.style = .pulse } }
  /// Motion groups move one after the other (the default).
  public var byLayer: Self { with { $0.scope = .byLayer } }
  /// The symbol moves as one piece.
  public var wholeSymbol: Self { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks calmly, as if alive.
  public static var breathe: Self { Self() }
}

/// Turns about its anchor.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// nil: the symbol's preference, else clockwise.
  public internal(set) var direction: RotationDirection? = nil
  /// Which layers move apart.
  public internal(set) var scope: LayerScope = .byLayer

  /// With all options at their defaults.
  public init() {}

  /// The same effect as a value of the closed catalogue.
  public var erased: AnySymbolEffect { .rotate(self) }

  /// Clockwise.
  public var clockwise: Self { with { $0.direction = .clockwise } }
  /// Counterclockwise.
  public var counterClockwise: Self { with { $0.direction = .counterClockwise } }
  /// Motion groups move one after the other (the default).
  public var byLayer: Self { with { $0.scope = .byLayer } }
  /// The symbol moves as one piece.
  public var wholeSymbol: Self { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns about its anchor.
  public static var rotate: Self { Self() }
}

/// Turns about its anchor.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var direction: RotationDirection? = nil
  public internal(set) var scope: LayerScope = .byLayer

  public init() {}

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

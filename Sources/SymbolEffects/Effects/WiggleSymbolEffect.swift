/// Swings to and fro, to call for attention.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// nil: the symbol's preference, else clockwise.
  public internal(set) var direction: WiggleDirection? = nil
  /// Which layers move apart.
  public internal(set) var scope: LayerScope = .byLayer

  /// With all options at their defaults.
  public init() {}

  /// The same effect as a value of the closed catalogue.
  public var erased: AnySymbolEffect { .wiggle(self) }

  /// Swings about its anchor, clockwise first.
  public var clockwise: Self { with { $0.direction = .clockwise } }
  /// Swings about its anchor, counterclockwise first.
  public var counterClockwise: Self { with { $0.direction = .counterClockwise } }
  /// Along the horizontal, left first.
  public var left: Self { with { $0.direction = .left } }
  /// Along the horizontal, right first.
  public var right: Self { with { $0.direction = .right } }
  /// Along the vertical, up first.
  public var up: Self { with { $0.direction = .up } }
  /// Along the vertical, down first.
  public var down: Self { with { $0.direction = .down } }
  /// Along the reading direction.
  public var forward: Self { with { $0.direction = .forward } }
  /// Against the reading direction.
  public var backward: Self { with { $0.direction = .backward } }
  /// Along an axis at `angle` degrees, clockwise from the positive x axis.
  /// An angle that is not finite counts as 0.
  public func custom(angle: Double) -> Self { with { $0.direction = .custom(angle: angle.finite()) } }
  /// Motion groups move one after the other (the default).
  public var byLayer: Self { with { $0.scope = .byLayer } }
  /// The symbol moves as one piece.
  public var wholeSymbol: Self { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Swings to and fro, to call for attention.
  public static var wiggle: Self { Self() }
}

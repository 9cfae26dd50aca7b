/// Goes to a larger or smaller size and stays.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  public internal(set) var direction: DepthDirection = .up
  public internal(set) var scope: LayerScope = .byLayer

  public init() {}

  public var erased: AnySymbolEffect { .scale(self) }

  /// Towards the viewer: larger.
  public var up: Self { with { $0.direction = .up } }
  /// Away from the viewer: smaller.
  public var down: Self { with { $0.direction = .down } }
  /// Motion groups move one after the other (the default).
  public var byLayer: Self { with { $0.scope = .byLayer } }
  /// The symbol moves as one piece.
  public var wholeSymbol: Self { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Goes to a larger or smaller size and stays.
  public static var scale: Self { Self() }
}

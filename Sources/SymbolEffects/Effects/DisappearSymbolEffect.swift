/// What was shown is hidden.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Along the depth; nil: the size stays.
  public internal(set) var direction: DepthDirection? = nil
  /// Which layers move apart.
  public internal(set) var scope: LayerScope = .byLayer

  /// With all options at their defaults.
  public init() {}

  /// The same effect as a value of the closed catalogue.
  public var erased: AnySymbolEffect { .disappear(self) }

  /// Towards the viewer: larger.
  public var up: Self { with { $0.direction = .up } }
  /// Away from the viewer: smaller.
  public var down: Self { with { $0.direction = .down } }
  /// Motion groups move one after the other (the default).
  public var byLayer: Self { with { $0.scope = .byLayer } }
  /// The symbol moves as one piece.
  public var wholeSymbol: Self { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// What was shown is hidden.
  public static var disappear: Self { Self() }
}

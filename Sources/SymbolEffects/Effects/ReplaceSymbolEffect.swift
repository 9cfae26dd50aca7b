/// Replaces one symbol by another; unmarked, shared parts stay (magic replace, falling back on down-up).
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// nil: magic replace, with `fallback` where the symbols share nothing.
  public internal(set) var direction: ReplaceDirection?
  public internal(set) var fallback: ReplaceDirection = .downUp
  public internal(set) var scope: LayerScope = .byLayer

  public init() {}

  public var erased: AnySymbolEffect { .replace(self) }

  /// The old symbol shrinks away, the new one grows in.
  public var downUp: Self { with { $0.direction = .downUp } }
  /// The old symbol grows away, the new one grows in.
  public var upUp: Self { with { $0.direction = .upUp } }
  /// The old symbol is gone at once, the new one grows in.
  public var offUp: Self { with { $0.direction = .offUp } }
  /// Motion groups move one after the other (the default).
  public var byLayer: Self { with { $0.scope = .byLayer } }
  /// The symbol moves as one piece.
  public var wholeSymbol: Self { with { $0.scope = .wholeSymbol } }

  /// Shared parts stay; where there are none, the fallback is used.
  public func magic(fallback: ReplaceSymbolEffect) -> Self {
    with {
      $0.direction = nil
      $0.fallback = fallback.direction ?? fallback.fallback
    }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replaces one symbol by another.
  public static var replace: Self { Self() }
}

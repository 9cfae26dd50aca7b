/// Replaces one symbol by another; unmarked, shared parts stay (magic replace, falling back on down-up).
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// nil: magic replace, with `fallback` where the symbols share nothing.
  public internal(set) var direction: ReplaceDirection?
  /// The direction where the symbols share nothing.
  public internal(set) var fallback: ReplaceDirection = .downUp
  /// Which layers move apart.
  public internal(set) var scope: LayerScope = .byLayer

  /// With all options at their defaults.
  public init() {}

  /// The same effect as a value of the closed catalogue.
  public var erased: AnySymbolEffect { .replace(self) }

  /// The old symbol shrinks away, the new one grows in.
  public var downUp: Self { directed(.downUp) }
  /// The old symbol grows away, the new one grows in.
  public var upUp: Self { directed(.upUp) }
  /// The old symbol is gone at once, the new one grows in.
  public var offUp: Self { directed(.offUp) }
  /// Motion groups move one after the other (the default).
  public var byLayer: Self { with { $0.scope = .byLayer } }
  /// The symbol moves as one piece.
  public var wholeSymbol: Self { with { $0.scope = .wholeSymbol } }

  /// Shared parts stay; where there are none, the fallback is used. A whole-symbol fallback makes it all whole symbol.
  public func magic(fallback: ReplaceSymbolEffect) -> Self {
    with {
      $0.direction = nil
      $0.fallback = fallback.direction ?? fallback.fallback
      if fallback.scope == .wholeSymbol { $0.scope = .wholeSymbol }
    }
  }

  /// Without magic there is nothing to fall back from, so that equal motions are equal values.
  func directed(_ direction: ReplaceDirection) -> Self {
    with {
      $0.direction = direction
      $0.fallback = .downUp
    }
  }
}

/// Where a fallback is asked for, the directions stand alone: `.replace.magic(fallback: .offUp)`.
extension ReplaceSymbolEffect {
  /// The old symbol shrinks away, the new one grows in.
  public static var downUp: Self { Self().downUp }
  /// The old symbol grows away, the new one grows in.
  public static var upUp: Self { Self().upUp }
  /// The old symbol is gone at once, the new one grows in.
  public static var offUp: Self { Self().offUp }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replaces one symbol by another.
  public static var replace: Self { Self() }
}

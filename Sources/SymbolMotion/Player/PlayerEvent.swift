import SymbolEffects

/// Something that happened to one run of an effect.
public struct PlayerEvent: Hashable, Sendable {
  /// When, in the seconds of the player's calls.
  public var time: Double
  /// Which run of which effect.
  public var run: RunID
  /// The effect that runs.
  public var effect: AnySymbolEffect
  /// What happened.
  public var kind: Kind

  /// What can happen. Each run starts once, and either ends or is cut short, once.
  public enum Kind: Hashable, Sendable {
    /// The effect was added.
    case started
    /// A further run of a repetition begins; the first further one is 1.
    case repeated(Int)
    /// Ended as it should: a discrete effect is over, a state is reached, a repeating effect has settled after its stop.
    case ended
    /// Removed or replaced before its end.
    case cutShort
  }

  /// Creates an event of its parts.
  public init(time: Double, run: RunID, effect: AnySymbolEffect, kind: Kind) {
    self.time = time
    self.run = run
    self.effect = effect
    self.kind = kind
  }

  /// What the completion of the run is told; nil for an event that completes nothing.
  public var completion: EffectCompletionContext? {
    switch kind {
    case .started, .repeated: nil
    case .ended: EffectCompletionContext(effect: effect, isFinished: true)
    case .cutShort: EffectCompletionContext(effect: effect, isFinished: false)
    }
  }
}

/// Names one run of an effect in one player.
public struct RunID: Hashable, Sendable, Comparable {
  let number: Int

  /// The earlier one was added earlier.
  public static func < (left: RunID, right: RunID) -> Bool { left.number < right.number }
}

/// How an effect completed.
public struct EffectCompletionContext: Hashable, Sendable {
  /// The effect that completed.
  public var effect: AnySymbolEffect
  /// Whether it came to its end; false if it was cut short by removal or replacement.
  public var isFinished: Bool
}

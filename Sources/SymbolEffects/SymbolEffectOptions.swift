/// Speed and repetition of an effect, in the spelling of Apple's framework: `.repeat(.periodic(2)).speed(1.5)`.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// A factor on time: 2 is twice as fast. Always within `speedRange`.
  public internal(set) var speedFactor: Double = 1
  /// nil: as the behaviour has it (discrete once; indefinite continuous where the effect repeats).
  public internal(set) var repetition: RepeatBehavior?

  /// As the behaviour has it, at normal speed.
  public init() {}

  /// How often an effect runs.
  public enum RepeatBehavior: Hashable, Sendable {
    /// One run, even where the behaviour would repeat.
    case nonRepeating
    /// Without a pause or an end, with an intro and an outro.
    case continuous
    /// Whole runs; `count` of them in total (nil: without end), `delay` real seconds apart (nil: the effect's own pause).
    case periodic(count: Int?, delay: Double?)
  }
}

extension SymbolEffectOptions {
  /// Allowed speeds: slower is not seen to move, faster is not seen at all.
  public static let speedRange = 0.05...20.0
  /// Allowed numbers of runs: nobody waits for more, and their duration stays a sensible number.
  public static let countRange = 1...100_000
  /// Allowed seconds between two runs: up to a day.
  public static let delayRange = 0.0...86_400
}

extension SymbolEffectOptions.RepeatBehavior {
  /// Whole runs without end, with the effect's own pause between them.
  public static var periodic: Self { .periodic(count: nil, delay: nil) }

  /// Whole runs; `count` of them in total (nil: without end), `delay` real seconds apart (nil: the effect's own pause).
  public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self {
    .periodic(count: count, delay: delay)
  }

  /// The same with count and delay within their ranges; a delay that is not finite is left out.
  var clamped: Self {
    guard case .periodic(let count, let delay) = self else { return self }
    return .periodic(
      count: count?.clamped(to: SymbolEffectOptions.countRange),
      delay: delay.flatMap { $0.isFinite ? $0.clamped(to: SymbolEffectOptions.delayRange).finite() : nil })
  }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

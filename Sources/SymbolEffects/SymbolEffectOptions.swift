/// Speed and repetition of an effect, in the spelling of Apple's framework.
public struct SymbolEffectOptions: Hashable, Sendable, Codable {
  /// Allowed speeds: slower is not seen to move, faster is not seen at all.
  public static let speedRange = 0.05...20.0

  /// A factor on time: 2 is twice as fast. Always within `speedRange`.
  public internal(set) var speedFactor: Double = 1
  /// nil: as the behaviour has it (discrete once; indefinite continuous where the effect repeats).
  public internal(set) var repetition: RepeatBehavior?

  public init() {}

  /// How often an effect runs.
  public enum RepeatBehavior: Hashable, Sendable, Codable {
    /// One run, even where the behaviour would repeat.
    case nonRepeating
    /// Without a pause or an end, with an intro and an outro.
    case continuous
    /// Whole runs; `count` of them in total (nil: without end), `delay` real seconds apart (nil: the effect's own pause).
    case periodic(count: Int?, delay: Double?)
  }
}

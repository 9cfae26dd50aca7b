/// The work that makes the next picture of an image switching, as far as a preview and a film can know of it.
public struct SwitchingWork: Hashable, Sendable {
  /// Where the next picture comes from.
  public var source: Source
  /// Seconds that making a picture takes, where it is simulated; in a film also where it is a conversion.
  public var duration: Double
  /// Chance that making a picture fails, 0…1; for simulated work.
  public var failureChance: Double
  /// Decides which pictures fail: the same seed fails the same ones.
  public var seed: Int
  /// Seconds for which a picture is left alone before the next is asked for.
  public var hold: Double
  /// How often a conversion is repeated, each time coarser.
  public var steps: Int

  /// Where a picture comes from.
  public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is there already.
    case immediate
    /// Time passes, and it may fail.
    case simulated
    /// Each picture is converted in growing steps: a mosaic of larger and larger tiles.
    case pixelate
  }

  /// Work of its parts; without arguments none.
  public init(
    source: Source = .immediate, duration: Double = 1, failureChance: Double = 0, seed: Int = 1, hold: Double = 0.4,
    steps: Int = 4
  ) {
    self.source = source
    self.duration = duration
    self.failureChance = failureChance
    self.seed = seed
    self.hold = hold
    self.steps = steps
  }

  /// Seconds of making one picture: beyond a minute nobody watches a preview.
  public static let durationRange = 0.0...60.0
  /// Seconds of rest.
  public static let holdRange = 0.0...60.0
  /// Chances.
  public static let chanceRange = 0.0...1.0
  /// Seeds.
  public static let seedRange = 0...999_999
  /// From one coarse mosaic to tiles of an eighth of the picture's side.
  public static let stepRange = 1...6

  /// The making of the request of that number, counted from 0: the same for the same seed, whatever was asked before.
  public func production(ofRequest number: Int) -> ImageSequence.Production {
    switch source {
    case .immediate: .init(duration: 0)
    case .simulated: .init(duration: duration, fails: chance(number) < failureChance)
    case .pixelate: .init(duration: duration)
    }
  }

  /// A number from 0 to below 1 that depends on the seed and the request (SplitMix64, Steele, Lea and Flood 2014).
  private func chance(_ number: Int) -> Double {
    var state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: Int64(number))
    state = state &+ 0x9E37_79B9_7F4A_7C15
    state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
    state ^= state >> 31
    return Double(state >> 11) / Double(1 << 53)
  }
}

/// In files as the properties' names, each with its usual value where it is left out.
extension SwitchingWork: Codable {
  private enum Key: String, CodingKey { case source, duration, failureChance, seed, hold, steps }

  /// Reads work; a number out of its range is an error that names it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func number<Value: Comparable & Decodable>(_ key: Key, _ range: ClosedRange<Value>, usual: Value) throws -> Value {
      guard let value = try container.decodeIfPresent(Value.self, forKey: key) else { return usual }
      guard range.contains(value) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "This must lie between \(range.lowerBound) and \(range.upperBound).")
      }
      return value
    }
    let usual = SwitchingWork()
    self.init(
      source: try container.decodeIfPresent(Source.self, forKey: .source) ?? usual.source,
      duration: try number(.duration, Self.durationRange, usual: usual.duration),
      failureChance: try number(.failureChance, Self.chanceRange, usual: usual.failureChance),
      seed: try number(.seed, Self.seedRange, usual: usual.seed),
      hold: try number(.hold, Self.holdRange, usual: usual.hold),
      steps: try number(.steps, Self.stepRange, usual: usual.steps))
  }
}

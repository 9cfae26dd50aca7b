/// The numbers of an effect that Apple fixes and we expose; only what differs from the effect's own is held.
public struct Tuning: Hashable, Sendable, Codable {
  /// By key; a key that is missing has the effect's own number.
  public var values: [TuningKey: Double]

  /// Creates a tuning of the numbers that differ.
  public init(_ values: [TuningKey: Double] = [:]) {
    self.values = values
  }

  /// The tuned number, or nil if the effect's own is used.
  public subscript(key: TuningKey) -> Double? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// A tunable number; the raw value is its spelling in files and on the command line.
public enum TuningKey: String, Hashable, Sendable, Codable, CodingKeyRepresentable, CaseIterable {
  /// Seconds of one run at speed 1.
  case duration
  /// A factor on how far the motion goes; 1 is the effect's own.
  case amplitude
  /// Seconds between the starts of two motion groups.
  case stagger
  /// Opacity of inactive variable layers, 0…1.
  case inactiveOpacity
  /// Damping fraction of the effect's spring, where it has one.
  case damping
  /// Response of the effect's spring in seconds, where it has one.
  case response
}

/// What a tunable number of one effect may be: shown by `effects --json` and as a slider.
public struct TuningParameter: Hashable, Sendable, Codable {
  /// Its name.
  public var key: TuningKey
  /// "s", "×", "fraction", "°".
  public var unit: String
  /// The smallest value allowed.
  public var minimum: Double
  /// The largest value allowed.
  public var maximum: Double
  /// The effect's own number; where it depends on the symbol, that of a usual one (`Motion.numbers` has the symbol's).
  public var defaultValue: Double

  /// Creates a parameter.
  public init(key: TuningKey, unit: String, minimum: Double, maximum: Double, defaultValue: Double) {
    self.key = key
    self.unit = unit
    self.minimum = minimum
    self.maximum = maximum
    self.defaultValue = defaultValue
  }
}

extension TuningParameter {
  /// The smallest to the largest value allowed.
  public var range: ClosedRange<Double> { minimum...maximum }
}

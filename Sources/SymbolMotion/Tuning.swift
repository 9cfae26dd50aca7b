/// The numbers of an effect that Apple fixes and we expose; only what differs from the effect's own is held.
public struct Tuning: Hashable, Sendable, Codable {
  public var values: [TuningKey: Double]

  public init(_ values: [TuningKey: Double] = [:]) {
    self.values = values
  }

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
  public var key: TuningKey
  /// "s", "×", "fraction", "°".
  public var unit: String
  public var minimum: Double
  public var maximum: Double
  public var defaultValue: Double
}

#if canImport(Glibc)
  import Glibc
#endif

/// A sine term that is added to a property while the progress p goes from 0 (not there) to 1 (fully there):
/// amplitude · envelope(p) · sin(2π · frequency · p + phase).
public struct TransitionWave: Hashable, Sendable, Codable {
  /// What it moves.
  public var property: TransitionProperty
  /// In the property's unit: points, degrees, or a difference of the factor.
  public var amplitude: Double
  /// Periods in the whole transition.
  public var frequency: Double
  /// Degrees: 0 is a sine, 90 a cosine.
  public var phase: Double
  /// How the strength goes with the progress.
  public var envelope: Envelope

  /// How a wave's strength goes with the progress p.
  public enum Envelope: String, Hashable, Sendable, Codable, CaseIterable {
    /// 1.
    case even
    /// 1 − p: the wave has died away when the symbol is there.
    case fadingOut
    /// p.
    case fadingIn
  }

  /// A wave of its parts; a plain sine unless told otherwise.
  public init(
    _ property: TransitionProperty, amplitude: Double, frequency: Double, phase: Double = 0, envelope: Envelope = .even
  ) {
    self.property = property
    self.amplitude = amplitude
    self.frequency = frequency
    self.phase = phase
    self.envelope = envelope
  }

  /// What is added at a progress, and how it changes with the progress.
  public func state(at progress: Double) -> (value: Double, slope: Double) {
    let angular = 2 * Double.pi * frequency
    let angle = angular * progress + phase * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    let (strength, growth): (Double, Double) =
      switch envelope {
      case .even: (1, 0)
      case .fadingOut: (1 - progress, -1)
      case .fadingIn: (progress, 1)
      }
    return (amplitude * strength * sine, amplitude * (growth * sine + strength * angular * cosine))
  }

  /// Periods in the whole transition: more than this is a flicker.
  public static let frequencyRange = 0.0...20.0

  private enum Key: String, CodingKey { case property, amplitude, frequency, phase, envelope }

  /// Reads a wave; `phase` and `envelope` may be left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    property = try container.decode(TransitionProperty.self, forKey: .property)
    amplitude = try container.decode(Double.self, forKey: .amplitude)
    frequency = try container.decode(Double.self, forKey: .frequency)
    _ = try container.number(.frequency, in: TransitionWave.frequencyRange)
    phase = try container.decodeIfPresent(Double.self, forKey: .phase) ?? 0
    envelope = try container.decodeIfPresent(Envelope.self, forKey: .envelope) ?? .even
  }
}

/// How a transition's progress follows the time.
public struct TransitionTiming: Hashable, Sendable {
  /// The curve of the progress.
  public var curve: TransitionCurve
  /// Seconds; of no account for a spring, which takes the time that it needs.
  public var duration: Double

  /// A timing; ease in and out unless told otherwise.
  public init(_ curve: TransitionCurve = .easeInOut, duration: Double = 0.35) {
    self.curve = curve
    self.duration = duration
  }

  /// Shorter is not seen as a motion, longer holds up the work.
  public static let durationRange = 0.05...10.0
}

/// A timing function, or a spring.
public enum TransitionCurve: Hashable, Sendable {
  /// CSS `cubic-bezier(x1, y1, x2, y2)`: x within 0…1, y free.
  case cubicBezier(Double, Double, Double, Double)
  /// Seconds of one undamped period; 1 is critical damping, below it overshoots.
  case spring(response: Double, dampingFraction: Double)

  /// Even speed.
  public static let linear = TransitionCurve.cubicBezier(0, 0, 1, 1)
  /// Fast at the end.
  public static let easeIn = TransitionCurve.cubicBezier(0.42, 0, 1, 1)
  /// Fast at the start.
  public static let easeOut = TransitionCurve.cubicBezier(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInOut = TransitionCurve.cubicBezier(0.42, 0, 0.58, 1)

  /// Seconds of a spring's period.
  public static let responseRange = 0.05...3.0
  /// Damping fractions of a spring.
  public static let dampingRange = 0.1...2.0
}

/// In files `{"duration": 0.35, "curve": {"cubicBezier": [x1, y1, x2, y2]}}`.
extension TransitionTiming: Codable {
  private enum Key: String, CodingKey { case duration, curve }

  /// Reads a timing; what is left out has its usual value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decodeIfPresent(TransitionCurve.self, forKey: .curve) ?? .easeInOut,
      duration: try container.number(.duration, in: TransitionTiming.durationRange) ?? 0.35)
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(duration, forKey: .duration)
    try container.encode(curve, forKey: .curve)
  }
}

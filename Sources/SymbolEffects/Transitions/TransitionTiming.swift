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

/// In files `{"duration": 0.35, "curve": {"cubicBezier": [x1, y1, x2, y2]}}` or
/// `{"curve": {"spring": {"response": 0.5, "dampingFraction": 0.7}}}`.
extension TransitionTiming: Codable {
  private enum Key: String, CodingKey { case duration, curve }
  private enum CurveKey: String, CodingKey { case cubicBezier, spring }
  private enum SpringKey: String, CodingKey { case response, dampingFraction }

  /// Reads a timing; what is left out has its usual value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(duration: try container.number(.duration, in: TransitionTiming.durationRange) ?? 0.35)
    guard container.contains(.curve) else { return }
    let curve = try container.nestedContainer(keyedBy: CurveKey.self, forKey: .curve)
    if curve.contains(.spring) {
      let spring = try curve.nestedContainer(keyedBy: SpringKey.self, forKey: .spring)
      self.curve = .spring(
        response: try spring.number(.response, in: TransitionCurve.responseRange) ?? 0.5,
        dampingFraction: try spring.number(.dampingFraction, in: TransitionCurve.dampingRange) ?? 1)
    } else {
      let numbers = try curve.decode([Double].self, forKey: .cubicBezier)
      guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
        throw DecodingError.dataCorruptedError(
          forKey: .cubicBezier, in: curve,
          debugDescription: "A cubic Bézier needs four numbers x1, y1, x2, y2, with both x within 0…1.")
      }
      self.curve = .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var curve = container.nestedContainer(keyedBy: CurveKey.self, forKey: .curve)
    switch self.curve {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      try container.encode(duration, forKey: .duration)
      try curve.encode([x1, y1, x2, y2], forKey: .cubicBezier)
    case .spring(let response, let dampingFraction):
      var spring = curve.nestedContainer(keyedBy: SpringKey.self, forKey: .spring)
      try spring.encode(response, forKey: .response)
      try spring.encode(dampingFraction, forKey: .dampingFraction)
    }
  }
}

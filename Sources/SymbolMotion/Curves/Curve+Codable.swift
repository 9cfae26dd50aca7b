/// In files a curve is `"linear"`, `"hold"`, `{"cubicBezier": [x1, y1, x2, y2]}`,
/// `{"spring": {"response": …, "dampingFraction": …, "initialVelocity": …}}` or `{"steps": {"count": …, "position": …}}`.
extension Curve: Codable {
  private enum Key: String, CodingKey {
    case cubicBezier, spring, steps
  }

  private struct Steps: Codable {
    var count: Int
    var position: StepPosition
  }

  /// Reads one of the forms above.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      switch name {
      case "linear": self = .linear
      case "hold": self = .hold
      default: throw Curve.corrupted(decoder, "“\(name)” is no curve: expected “linear” or “hold”.")
      }
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    if container.contains(.cubicBezier) {
      let numbers = try container.decode([Double].self, forKey: .cubicBezier)
      guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
        throw Curve.corrupted(decoder, "A cubic Bézier needs four numbers x1, y1, x2, y2, with both x within 0…1.")
      }
      self = .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    } else if container.contains(.spring) {
      self = .spring(try container.decode(Spring.self, forKey: .spring))
    } else if container.contains(.steps) {
      let steps = try container.decode(Steps.self, forKey: .steps)
      self = .steps(count: steps.count, position: steps.position)
    } else {
      throw Curve.corrupted(decoder, "A curve is “linear”, “hold”, cubicBezier, spring or steps.")
    }
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .linear:
      var container = encoder.singleValueContainer()
      try container.encode("linear")
    case .hold:
      var container = encoder.singleValueContainer()
      try container.encode("hold")
    case .cubicBezier(let bezier):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode([bezier.x1, bezier.y1, bezier.x2, bezier.y2], forKey: .cubicBezier)
    case .spring(let spring):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(spring, forKey: .spring)
    case .steps(let count, let position):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(Steps(count: count, position: position), forKey: .steps)
    }
  }

  private static func corrupted(_ decoder: any Decoder, _ message: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
  }
}

extension Spring: Codable {
  private enum Key: String, CodingKey {
    case response, dampingFraction, initialVelocity
  }

  /// Reads `response`, `dampingFraction` and, where it is not 0, `initialVelocity`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      response: try container.decode(Double.self, forKey: .response),
      dampingFraction: try container.decode(Double.self, forKey: .dampingFraction),
      initialVelocity: try container.decodeIfPresent(Double.self, forKey: .initialVelocity) ?? 0)
    guard response > 0, dampingFraction > 0 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "A spring needs a response above 0 and a damping fraction above 0."))
    }
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(response, forKey: .response)
    try container.encode(dampingFraction, forKey: .dampingFraction)
    if initialVelocity != 0 { try container.encode(initialVelocity, forKey: .initialVelocity) }
  }
}

/// In files `{"cubicBezier": [x1, y1, x2, y2]}` or `{"spring": {"response": 0.5, "dampingFraction": 0.7}}`.
extension TransitionCurve: Codable {
  private enum Key: String, CodingKey { case cubicBezier, spring }
  private enum SpringKey: String, CodingKey { case response, dampingFraction }

  /// Reads either form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if container.contains(.spring) {
      let spring = try container.nestedContainer(keyedBy: SpringKey.self, forKey: .spring)
      self = .spring(
        response: try spring.number(.response, in: TransitionCurve.responseRange) ?? 0.5,
        dampingFraction: try spring.number(.dampingFraction, in: TransitionCurve.dampingRange) ?? 1)
      return
    }
    let numbers = try container.decode([Double].self, forKey: .cubicBezier)
    guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
      throw DecodingError.dataCorruptedError(
        forKey: .cubicBezier, in: container,
        debugDescription: "A cubic Bézier needs four numbers x1, y1, x2, y2, with both x within 0…1.")
    }
    self = .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      try container.encode([x1, y1, x2, y2], forKey: .cubicBezier)
    case .spring(let response, let dampingFraction):
      var spring = container.nestedContainer(keyedBy: SpringKey.self, forKey: .spring)
      try spring.encode(response, forKey: .response)
      try spring.encode(dampingFraction, forKey: .dampingFraction)
    }
  }
}

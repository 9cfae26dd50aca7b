/// A distance of a transition: in points, or in fractions of the symbol's own width or height.
public enum TransitionLength: Hashable, Sendable {
  case points(Double)
  case fraction(Double)

  /// No distance.
  public static let zero = TransitionLength.points(0)

  /// The number without its unit.
  public var amount: Double {
    switch self {
    case .points(let amount), .fraction(let amount): amount
    }
  }

  /// In points, on a side of that many points.
  public func points(ofSide side: Double) -> Double {
    switch self {
    case .points(let amount): amount
    case .fraction(let amount): amount * side
    }
  }
}

/// In files a number of points, or `{"fraction": 0.5}`.
extension TransitionLength: Codable {
  private enum Key: String, CodingKey { case fraction }

  /// Reads either form.
  public init(from decoder: any Decoder) throws {
    if let points = try? decoder.singleValueContainer().decode(Double.self) {
      self = .points(points)
    } else {
      self = .fraction(try decoder.container(keyedBy: Key.self).decode(Double.self, forKey: .fraction))
    }
  }

  /// Writes the form above.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .points(let amount):
      var container = encoder.singleValueContainer()
      try container.encode(amount)
    case .fraction(let amount):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(amount, forKey: .fraction)
    }
  }
}

/// A rotation in space, seen in perspective, as SwiftUI's `rotation3DEffect`.
///
/// With z towards the viewer and d = max(width, height) / perspective, a point that the rotation brings to x, y, z
/// (from the anchor) is seen at x · d / (d − z), y · d / (d − z).
public struct Rotation3D: Hashable, Sendable {
  /// Degrees about the axis; positive turns the bottom towards the viewer (axis x), the left (axis y), or clockwise (z).
  public var degrees: Double
  /// The axis' direction, of any length; y grows downwards, z towards the viewer.
  public var axis: Axis
  /// About which it turns.
  public var anchor: UnitPoint
  /// 0 is seen from infinitely far; 1 as SwiftUI unless told otherwise.
  public var perspective: Double
  /// Degrees from facing the viewer beyond which nothing is seen, as of a card without a back; nil: always seen.
  public var hiddenBeyond: Double?

  /// A direction in space.
  public struct Axis: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    /// A direction of its parts.
    public init(x: Double, y: Double, z: Double) {
      self.x = x
      self.y = y
      self.z = z
    }

    /// Level: what turns about it tips over.
    public static let x = Axis(x: 1, y: 0, z: 0)
    /// Upright: what turns about it swings like a door.
    public static let y = Axis(x: 0, y: 1, z: 0)
    /// Towards the viewer: what turns about it stays in its plane.
    public static let z = Axis(x: 0, y: 0, z: 1)
  }

  /// A rotation of its parts; about the centre unless told otherwise.
  public init(
    degrees: Double, axis: Axis, anchor: UnitPoint = .center, perspective: Double = 1, hiddenBeyond: Double? = nil
  ) {
    self.degrees = degrees
    self.axis = axis
    self.anchor = anchor
    self.perspective = perspective
    self.hiddenBeyond = hiddenBeyond
  }

  /// The same view of something that faces the viewer.
  public var facing: Rotation3D {
    var result = self
    result.degrees = 0
    return result
  }

  /// Beyond this the eye comes so near that parts of the symbol lie behind it.
  public static let perspectiveRange = 0.0...2.0
}

extension Rotation3D.Axis: Codable {
  /// Reads three numbers, `[x, y, z]`, not all of them 0.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    x = try container.decode(Double.self)
    y = try container.decode(Double.self)
    z = try container.decode(Double.self)
    guard container.isAtEnd, x * x + y * y + z * z > 0 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "An axis is three numbers x, y, z, not all of them 0."))
    }
  }

  /// Writes them.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for part in [x, y, z] { try container.encode(part) }
  }
}

extension Rotation3D: Codable {
  private enum Key: String, CodingKey { case degrees, axis, anchor, perspective, hiddenBeyond }

  /// Reads `degrees` and `axis`; the rest has its usual value where it is left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      degrees: try container.decode(Double.self, forKey: .degrees),
      axis: try container.decode(Axis.self, forKey: .axis),
      anchor: try container.decodeIfPresent(UnitPoint.self, forKey: .anchor) ?? .center,
      perspective: try container.number(.perspective, in: Rotation3D.perspectiveRange) ?? 1,
      hiddenBeyond: try container.number(.hiddenBeyond, in: 0...180))
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(degrees, forKey: .degrees)
    try container.encode(axis, forKey: .axis)
    try container.encode(anchor, forKey: .anchor)
    try container.encode(perspective, forKey: .perspective)
    try container.encodeIfPresent(hiddenBeyond, forKey: .hiddenBeyond)
  }
}

extension KeyedDecodingContainer {
  /// A number that must lie within a range; nil where it is left out.
  func number(_ key: Key, in range: ClosedRange<Double>) throws -> Double? {
    guard let number = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard range.contains(number) else {
      let upper = range.upperBound.isInfinite ? "or more" : "to \(shortestDecimal(range.upperBound))"
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription:
          "\(shortestDecimal(number)) is out of range: expected \(shortestDecimal(range.lowerBound)) \(upper).")
    }
    return number
  }
}

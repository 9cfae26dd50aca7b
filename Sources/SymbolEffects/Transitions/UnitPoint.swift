/// A place in a symbol's box as fractions of its sides: 0, 0 is the top left, 1, 1 the bottom right.
public struct UnitPoint: Hashable, Sendable {
  /// To the right, in widths. Values outside 0…1 lie outside the box.
  public var x: Double
  /// Downwards, in heights.
  public var y: Double

  /// A place by its fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The nine points with names of their own, row by row from the top left.
  public static let named: [(name: String, point: UnitPoint)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
    ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
    ("bottomTrailing", .bottomTrailing),
  ]

  /// SwiftUI's name, for the nine points that have one.
  public var name: String? { UnitPoint.named.first { $0.point == self }?.name }
}

/// In files a pair of numbers, `[x, y]`.
extension UnitPoint: Codable {
  /// Reads a pair of numbers.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    x = try container.decode(Double.self)
    y = try container.decode(Double.self)
    guard container.isAtEnd, x.isFinite, y.isFinite else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "An anchor is two numbers, x and y, such as [0.5, 0.5]."))
    }
  }

  /// Writes the pair.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}

/// An axis-parallel rectangle in view box units. A negative extent never occurs: `Rect.null` is the empty one.
public struct Rect: Hashable, Sendable, Codable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Extent to the right; 0 for an upright line.
  public var width: Double
  /// Extent downwards; 0 for a level line.
  public var height: Double

  /// The rectangle that holds nothing; the neutral element of `union`.
  public static let null = Rect(x: 0, y: 0, width: -1, height: -1)

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle with both corners; whichever is left or above comes first.
  public init(from first: Point, to second: Point) {
    self.init(
      x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
      height: abs(second.y - first.y))
  }

  /// Whether it is the empty rectangle. A line (one extent zero) is not null.
  public var isNull: Bool { width < 0 || height < 0 }
  /// The left edge.
  public var minX: Double { x }
  /// The top edge.
  public var minY: Double { y }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The middle of both extents.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// The larger extent: the "size of the symbol" that lengths are fractions of.
  public var size: Double { max(width, height) }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both hold; null where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    if isNull || other.isNull { return .null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return right < left || bottom < top ? .null : Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle shrunk by a distance on all four sides (grown when negative; null when nothing is left).
  public func insetBy(_ distance: Double) -> Rect {
    if isNull { return self }
    let result = Rect(
      x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    return result.isNull ? .null : result
  }

  /// Whether the place lies inside or on the border.
  public func contains(_ point: Point) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// The four corners, clockwise from the top left.
  public var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }
}

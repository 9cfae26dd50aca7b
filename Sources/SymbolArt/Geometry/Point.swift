/// A place, or a displacement, in a symbol's view box units; y grows downwards as in SVG.
public struct Point: Hashable, Sendable, Codable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The length of the displacement.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The distance to another place.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The distance to the nearest place on a line through points; infinite where there are none.
  public func distance(toLine line: [Point]) -> Double {
    guard line.count > 1 else { return line.first.map { distance(to: $0) } ?? .infinity }
    var nearest = Double.infinity
    for (start, end) in zip(line, line.dropFirst()) {
      let way = end - start
      let squared = way.x * way.x + way.y * way.y
      let offset = self - start
      let fraction = squared > 0 ? min(max((offset.x * way.x + offset.y * way.y) / squared, 0), 1) : 0
      nearest = min(nearest, (offset - way * fraction).length)
    }
    return nearest
  }

  /// The place a fraction of the way to another one: 0 here, 1 there.
  public func interpolated(to other: Point, fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  /// The sum of two displacements.
  public static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
  /// The displacement from `right` to `left`.
  public static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
  /// The displacement stretched by a factor.
  public static func * (left: Point, right: Double) -> Point { Point(x: left.x * right, y: left.y * right) }
}

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

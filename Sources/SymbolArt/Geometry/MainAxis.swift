import Foundation

/// The line that points lie along: through their middle, in the direction of their largest spread (the first principal
/// component).
public struct MainAxis: Hashable, Sendable {
  public var middle: Point
  /// Of length 1.
  public var direction: Point

  /// nil where there are fewer than two points, or all lie in one place.
  public init?(_ points: [Point]) {
    guard points.count > 1 else { return nil }
    let middle = points.reduce(Point.zero, +) * (1 / Double(points.count))
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for point in points {
      let place = point - middle
      xx += place.x * place.x
      xy += place.x * place.y
      yy += place.y * place.y
    }
    guard xx + yy > 0 else { return nil }
    let angle = atan2(2 * xy, xx - yy) / 2
    self.middle = middle
    direction = Point(x: cos(angle), y: sin(angle))
  }

  /// How far along the direction a point lies, from the middle.
  public func along(_ point: Point) -> Double {
    let place = point - middle
    return place.x * direction.x + place.y * direction.y
  }

  /// How far from the line a point lies, on either side.
  public func beside(_ point: Point) -> Double {
    let place = point - middle
    return abs(place.x * direction.y - place.y * direction.x)
  }
}

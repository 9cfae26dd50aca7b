import SymbolArt
import SymbolPainting

/// A subpath as straight pieces, for questions of inside and distance.
struct Polyline {
  let points: [Point]
  let bounds: Rect
  /// Signed; its sign is the direction of turning.
  let area: Double

  /// Pieces that a curve is cut into: a quarter circle is then met within 0.5 % of its radius.
  private static let pieces = 8

  init(_ path: Path) {
    var points: [Point] = []
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        points.append(point)
        start = point
      case .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        let from = points.last ?? start
        for step in 1...Polyline.pieces {
          let t = Double(step) / Double(Polyline.pieces)
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          points.append(
            Point(
              x: a * from.x + b * first.x + c * second.x + d * end.x,
              y: a * from.y + b * first.y + c * second.y + d * end.y))
        }
      case .close: points.append(start)
      }
    }
    self.points = points
    bounds = path.bounds
    var area = 0.0
    for index in points.indices {
      let next = points[index + 1 < points.count ? index + 1 : 0]
      area += points[index].x * next.y - next.x * points[index].y
    }
    self.area = area / 2
  }

  /// How often the outline, closed, turns around the place.
  func winding(around place: Point) -> Int {
    guard bounds.contains(place) else { return 0 }
    var winding = 0
    for index in points.indices {
      let from = points[index]
      let to = points[index + 1 < points.count ? index + 1 : 0]
      let side = (to.x - from.x) * (place.y - from.y) - (place.x - from.x) * (to.y - from.y)
      if from.y <= place.y {
        if to.y > place.y, side > 0 { winding += 1 }
      } else if to.y <= place.y, side < 0 {
        winding -= 1
      }
    }
    return winding
  }

  /// Whether the two outlines come nearer to each other than `distance`.
  func comes(within distance: Double, of other: Polyline) -> Bool {
    guard !bounds.insetBy(-distance).intersection(other.bounds).isNull else { return false }
    let near = other.bounds.insetBy(-distance)
    let limit = distance * distance
    for index in 0..<max(points.count - 1, 1) {
      let a = points[index]
      let b = points[min(index + 1, points.count - 1)]
      let (left, right) = (min(a.x, b.x), max(a.x, b.x))
      let (top, bottom) = (min(a.y, b.y), max(a.y, b.y))
      guard right >= near.minX, left <= near.maxX, bottom >= near.minY, top <= near.maxY else { continue }
      for inner in 0..<max(other.points.count - 1, 1) {
        let c = other.points[inner]
        let d = other.points[min(inner + 1, other.points.count - 1)]
        if max(c.x, d.x) < left - distance || min(c.x, d.x) > right + distance { continue }
        if max(c.y, d.y) < top - distance || min(c.y, d.y) > bottom + distance { continue }
        if crosses(a, b, c, d) { return true }
        if squaredDistance(a, c, d) < limit || squaredDistance(b, c, d) < limit { return true }
        if squaredDistance(c, a, b) < limit || squaredDistance(d, a, b) < limit { return true }
      }
    }
    return false
  }
}

private func crosses(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
  func side(_ p: Point, _ q: Point, _ r: Point) -> Double { (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) }
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/// From a place to a straight piece.
private func squaredDistance(_ place: Point, _ from: Point, _ to: Point) -> Double {
  let along = to - from
  let length = along.x * along.x + along.y * along.y
  let offset = place - from
  let fraction = length > 0 ? min(max((offset.x * along.x + offset.y * along.y) / length, 0), 1) : 0
  let rest = offset - along * fraction
  return rest.x * rest.x + rest.y * rest.y
}

#if canImport(Glibc)
  import Glibc
#endif
import SymbolArt

/// A layer's drawing as a row of points along its lines: what guesses look at.
struct PartGeometry {
  /// Evenly spread along the middle of strokes and along the contours of fills, in view box units.
  let points: [Point]
  /// Where the ink lies.
  let bounds: Rect
  /// Half of the widest stroke; 0 for fills.
  let halfWidth: Double
  /// Whether every line of it comes back to where it began.
  let isClosed: Bool
  /// The first and the last point of an open line; empty for any other part.
  let ends: [Point]

  /// Points a layer: enough to tell an arc from an ellipse, few enough to compare with one another.
  private static let pointCount = 72

  init(_ layer: Layer) {
    var lines: [[Point]] = []
    var width = 0.0
    PartGeometry.collect(layer.content, lines: &lines, width: &width)
    let lengths = lines.map { line in zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
    let step = lengths.reduce(0, +) / Double(PartGeometry.pointCount)
    points = zip(lines, lengths).flatMap { PartGeometry.spread($0, length: $1, step: step) }
    bounds = layer.bounds
    halfWidth = width / 2
    let isOpen = lines.map { line in
      guard let first = line.first, let last = line.last else { return false }
      return width > 0 && first.distance(to: last) > 1e-6 * max(layer.bounds.size, 1)
    }
    isClosed = !lines.isEmpty && !isOpen.contains(true)
    ends = lines.count == 1 && isOpen[0] ? [lines[0][0], lines[0][lines[0].count - 1]] : []
  }

  var center: Point { bounds.center }

  private static func collect(_ content: [Artwork], lines: inout [[Point]], width: inout Double) {
    for artwork in content {
      switch artwork {
      case .image(let image): lines.append(image.frame.corners + image.frame.corners.prefix(1))
      case .group(let group): collect(group.children, lines: &lines, width: &width)
      case .shape(let shape):
        if let stroke = shape.strokeStyle { width = max(width, stroke.width) }
        for path in shape.path.subpaths {
          var line = path.flattened
          if shape.strokeStyle == nil, let first = line.first, line.last != first { line.append(first) }
          if !line.isEmpty { lines.append(line) }
        }
      }
    }
  }

  private static func spread(_ line: [Point], length: Double, step: Double) -> [Point] {
    guard step > 0, length > 0 else { return Array(line.prefix(1)) }
    let count = max(Int((length / step).rounded()), 2)
    var result: [Point] = []
    var passed = 0.0
    var index = 0
    // The end of a closed line is its beginning: counted twice it would draw the middle of the points to itself.
    let isClosed = line.count > 2 && line[0].distance(to: line[line.count - 1]) < 1e-9 * max(length, 1)
    var piece = line[0].distance(to: line[1])
    result.reserveCapacity(count + 1)
    for number in 0...(isClosed ? count - 1 : count) {
      let place = length * Double(number) / Double(count)
      while index + 2 < line.count, passed + piece < place {
        passed += piece
        index += 1
        piece = line[index].distance(to: line[index + 1])
      }
      result.append(
        line[index].interpolated(to: line[index + 1], fraction: piece > 0 ? min((place - passed) / piece, 1) : 0))
    }
    return result
  }
}

/// The circle that lies nearest to a part's points.
struct FittedCircle {
  var center: Point
  var radius: Double
  /// The largest distance of a point from it.
  var deviation: Double
  /// How much of the full turn the points cover, in radians: reckoned when it is asked for, as most circles are not.
  var sweep: Double { FittedCircle.sweep(covering, about: center) }
  /// The points that lie on it.
  private let covering: [Point]

  /// Kåsa's fit: least squares of x² + y² + ax + by + c, which is linear (Kåsa 1976, "A circle fitting procedure").
  init?(_ points: [Point]) {
    guard points.count >= 6 else { return nil }
    let middle = points.reduce(Point.zero, +) * (1 / Double(points.count))
    var (xx, xy, yy, xz, yz, zz) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for point in points {
      let place = point - middle
      let square = place.x * place.x + place.y * place.y
      xx += place.x * place.x
      xy += place.x * place.y
      yy += place.y * place.y
      xz += place.x * square
      yz += place.y * square
      zz += square
    }
    let determinant = xx * yy - xy * xy
    guard determinant > 1e-9 * max(xx, yy) * max(xx, yy) else { return nil }
    let offset = Point(
      x: (xz * yy - yz * xy) / (2 * determinant), y: (yz * xx - xz * xy) / (2 * determinant))
    let center = middle + offset
    let radius = (zz / Double(points.count) + offset.x * offset.x + offset.y * offset.y).squareRoot()
    self.center = center
    self.radius = radius
    deviation = points.reduce(0) { max($0, abs($1.distance(to: center) - radius)) }
    covering = points
  }

  /// The circle that most of a contour's points lie on, of all that go through three points near one another.
  ///
  /// - Parameter tolerance: how far a point may be from the circle to lie on it.
  init?(edgeOf points: [Point], tolerance: Double) {
    guard points.count >= 24 else { return nil }
    var best: (count: Int, center: Point, radius: Double)?
    let span = points.count / 10
    for index in points.indices {
      let (a, b, c) = (
        points[index], points[(index + span) % points.count], points[(index + 2 * span) % points.count]
      )
      let (p, q) = (b - a, c - a)
      let cross = 2 * (p.x * q.y - p.y * q.x)
      guard abs(cross) > 1e-9 else { continue }
      let (pp, qq) = (p.x * p.x + p.y * p.y, q.x * q.x + q.y * q.y)
      let center = a + Point(x: (q.y * pp - p.y * qq) / cross, y: (p.x * qq - q.x * pp) / cross)
      let radius = center.distance(to: a)
      let ring = Ring(center, from: radius - tolerance, to: radius + tolerance)
      let count = points.withUnsafeBufferPointer { $0.count(where: ring.contains) }
      if count > best?.count ?? 0 { best = (count, center, radius) }
    }
    guard let best, Double(best.count) >= 0.3 * Double(points.count) else { return nil }
    center = best.center
    radius = best.radius
    deviation = points.reduce(0) { max($0, abs($1.distance(to: best.center) - best.radius)) }
    covering = points.filter { abs($0.distance(to: best.center) - best.radius) <= tolerance }
  }

  private static func sweep(_ points: [Point], about center: Point) -> Double {
    let angles = points.map { atan2($0.y - center.y, $0.x - center.x) }.sorted()
    var widest = (angles.first ?? 0) + 2 * .pi - (angles.last ?? 0)
    for (first, second) in zip(angles, angles.dropFirst()) { widest = max(widest, second - first) }
    return 2 * .pi - widest
  }
}

/// What lies between two circles about one centre.
private struct Ring {
  private let center: Point
  private let inner: Double
  private let outer: Double

  init(_ center: Point, from inner: Double, to outer: Double) {
    self.center = center
    self.inner = max(inner, 0) * max(inner, 0)
    self.outer = outer * outer
  }

  /// Without the root of a distance: every point of a contour is asked for each of its circles.
  func contains(_ point: Point) -> Bool {
    let (x, y) = (point.x - center.x, point.y - center.y)
    let square = x * x + y * y
    return square >= inner && square <= outer
  }
}

/// The straight bar that a part fills.
struct FittedBar {
  var start: Point
  var end: Point
  /// Its full width.
  var thickness: Double

  var length: Double { start.distance(to: end) }
  /// From 0 (upright or level) to 45 degrees.
  var slant: Double {
    let angle = abs(atan2(end.y - start.y, end.x - start.x)) * 180 / .pi
    let turned = angle.truncatingRemainder(dividingBy: 90)
    return min(turned, 90 - turned)
  }

  /// Along the main axis of the points' spread.
  init?(_ part: PartGeometry) {
    guard let axis = MainAxis(part.points) else { return nil }
    var (low, high, side) = (Double.infinity, -Double.infinity, 0.0)
    for point in part.points {
      let along = axis.along(point)
      low = min(low, along)
      high = max(high, along)
      side = max(side, axis.beside(point))
    }
    start = axis.middle + axis.direction * low
    end = axis.middle + axis.direction * high
    thickness = 2 * (side + part.halfWidth)
  }
}

import SymbolArt

/// The outermost points of a layer's ink, by which its extent is known under any transform.
struct LayerOutline: Sendable {
  /// Corners of the convex hull of the layer's paths, in view box units.
  private let corners: [Point]
  /// Around all corners.
  private let hull: Rect
  /// How far ink lies outside the hull: half a stroke's width, a mitre.
  private let reach: Double

  /// nil for a layer without ink.
  init?(_ layer: Layer) {
    guard !layer.bounds.isNull, layer.bounds.width.isFinite, layer.bounds.height.isFinite else { return nil }
    // What clips, masks and pictures leave is known by its bounds only.
    guard let points = Self.points(of: layer.content) else {
      corners = layer.bounds.corners
      hull = layer.bounds
      reach = 0
      return
    }
    corners = Self.convexHull(points)
    hull = corners.reduce(Rect.null) { $0.union(Rect(from: $1, to: $1)) }
    let bounds = layer.bounds
    reach = max(
      0, hull.minX - bounds.minX, hull.minY - bounds.minY, bounds.maxX - hull.maxX, bounds.maxY - hull.maxY)
  }

  func extent(under transform: AffineTransform) -> Rect {
    var (low, high) = (Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity))
    for corner in corners {
      let place = transform.apply(corner)
      low = Point(x: min(low.x, place.x), y: min(low.y, place.y))
      high = Point(x: max(high.x, place.x), y: max(high.y, place.y))
    }
    return Rect(from: low, to: high).insetBy(-reach * growth(under: transform))
  }

  /// A rectangle around the extent, which takes much less time.
  func roughExtent(under transform: AffineTransform) -> Rect {
    let center = transform.apply(hull.center)
    let reach = reach * growth(under: transform)
    let (half, high) = (hull.width / 2, hull.height / 2)
    let x = abs(transform.a) * half + abs(transform.c) * high + reach
    let y = abs(transform.b) * half + abs(transform.d) * high + reach
    return Rect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y)
  }

  /// The longest that a unit gets along either axis; what is not uniform is over-estimated, never under-estimated.
  private func growth(under transform: AffineTransform) -> Double {
    max(
      (transform.a * transform.a + transform.c * transform.c).squareRoot(),
      (transform.b * transform.b + transform.d * transform.d).squareRoot())
  }

  /// Points on the paths, close enough that chords leave out less than a hundredth; nil where paths do not tell all.
  private static func points(of artwork: [Artwork]) -> [Point]? {
    var points: [Point] = []
    for item in artwork {
      guard case .shape(let shape) = item else { return nil }
      var current = Point.zero
      for element in shape.path.elements {
        switch element {
        case .move(let point), .line(let point):
          points.append(point)
          current = point
        case .curve(let first, let second, let end):
          for step in 1...8 { points.append(bezier(current, first, second, end, Double(step) / 8)) }
          current = end
        case .close: break
        }
      }
    }
    let isSound = points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    return points.isEmpty || !isSound ? nil : points
  }

  private static func bezier(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }

  /// Andrew's monotone chain.
  private static func convexHull(_ points: [Point]) -> [Point] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 3 else { return sorted }
    func turnsLeft(_ a: Point, _ b: Point, _ c: Point) -> Bool {
      (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
    }
    func chain(_ points: some Sequence<Point>) -> [Point] {
      var chain: [Point] = []
      for point in points {
        while chain.count > 1, !turnsLeft(chain[chain.count - 2], chain[chain.count - 1], point) { chain.removeLast() }
        chain.append(point)
      }
      return chain
    }
    return chain(sorted) + chain(sorted.reversed())
  }
}

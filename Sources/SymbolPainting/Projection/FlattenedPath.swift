import SymbolArt

/// A path as straight lines, close enough that they cannot be told from its curves once they are seen in perspective.
struct FlattenedPath {
  /// One subpath.
  struct Line {
    var points: [Point] = []
    /// Parallel to the points: whether the path has a corner there, rather than a curve running through.
    var isCorner: [Bool] = []
    var isClosed = false

    mutating func add(_ point: Point, isCorner corner: Bool) {
      points.append(point)
      isCorner.append(corner)
    }
  }

  private(set) var lines: [Line] = []

  /// - Parameter tolerance: in the projected unit, pixels.
  init(_ elements: some Sequence<Path.Element>, seenBy view: ProjectiveTransform, tolerance: Double) {
    var line = Line()
    func finish(closed: Bool) {
      guard !line.points.isEmpty else { return }
      line.isClosed = closed
      lines.append(line)
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(closed: false)
        line = Line()
        line.add(point, isCorner: true)
      case .line(let point):
        line.add(point, isCorner: true)
      case .curve(let first, let second, let end):
        guard let start = line.points.last else { continue }
        // In two halves at least: an S may cross its chord in the middle.
        let halves = Cubic(start, first, second, end).halves
        for (half, isEnd) in [(halves.0, false), (halves.1, true)] {
          half.flatten(into: &line, seenBy: view, tolerance: tolerance, depth: 10)
          line.isCorner[line.isCorner.count - 1] = isEnd
        }
      case .close:
        let start = line.points.first
        finish(closed: true)
        line = Line()
        // What follows on a closed subpath without a move begins at its start.
        if let start { line.add(start, isCorner: true) }
      }
    }
    // The start that stands ready after a close is no subpath of its own.
    if line.points.count > 1 || lines.last?.isClosed != true { finish(closed: false) }
  }
}

/// A cubic Bézier that is being halved.
private struct Cubic {
  let p0: Point
  let p1: Point
  let p2: Point
  let p3: Point

  init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  func point(_ t: Double) -> Point {
    let s = 1 - t
    return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
  }

  var halves: (Cubic, Cubic) {
    let a = (p0 + p1) * 0.5
    let b = (p1 + p2) * 0.5
    let c = (p2 + p3) * 0.5
    let (d, e) = ((a + b) * 0.5, (b + c) * 0.5)
    let middle = (d + e) * 0.5
    return (Cubic(p0, a, d, middle), Cubic(middle, e, c, p3))
  }

  func flatten(
    into line: inout FlattenedPath.Line, seenBy view: ProjectiveTransform, tolerance: Double, depth: Int
  ) {
    if depth == 0 || isFlat(seenBy: view, tolerance: tolerance) {
      line.add(p3, isCorner: false)
      return
    }
    let (first, second) = halves
    first.flatten(into: &line, seenBy: view, tolerance: tolerance, depth: depth - 1)
    second.flatten(into: &line, seenBy: view, tolerance: tolerance, depth: depth - 1)
  }

  private func isFlat(seenBy view: ProjectiveTransform, tolerance: Double) -> Bool {
    // What lies behind the eye is cut off before it is projected: any lines will do there.
    let nearest = FlattenedPath.nearestDepth
    guard view.depth(at: p0) >= nearest, view.depth(at: p3) >= nearest else {
      return view.depth(at: p0) < nearest && view.depth(at: p3) < nearest && view.depth(at: point(0.5)) < nearest
    }
    let (start, end) = (view.apply(p0), view.apply(p3))
    for t in [0.25, 0.5, 0.75] {
      let place = point(t)
      if view.depth(at: place) < nearest { return false }
      let seen = view.apply(place)
      let way = end - start
      let square = way.x * way.x + way.y * way.y
      let along = square > 0 ? ((seen.x - start.x) * way.x + (seen.y - start.y) * way.y) / square : 0
      if seen.distance(to: start + way * min(max(along, 0), 1)) > tolerance { return false }
    }
    return true
  }
}

extension FlattenedPath {
  /// Nearer to the eye than a twentieth of the anchor's distance nothing is drawn: it would be twenty times as large.
  static let nearestDepth = 0.05
  /// In pixels; half of what cairo itself allows when it flattens curves.
  static let tolerance = 0.05

  /// A polygon without its part that lies behind the eye (Sutherland and Hodgman).
  static func cut(_ polygon: [Point], before view: ProjectiveTransform) -> [Point] {
    guard polygon.contains(where: { view.depth(at: $0) < nearestDepth }) else { return polygon }
    guard var before = polygon.last else { return [] }
    var result: [Point] = []
    for point in polygon {
      let (from, to) = (view.depth(at: before) - nearestDepth, view.depth(at: point) - nearestDepth)
      if (from < 0) != (to < 0) { result.append(before.interpolated(to: point, fraction: from / (from - to))) }
      if to >= 0 { result.append(point) }
      before = point
    }
    return result
  }

  /// Polygons as they are seen, as one path.
  static func path(of polygons: [[Point]], seenBy view: ProjectiveTransform) -> Path {
    var elements: [Path.Element] = []
    for polygon in polygons {
      let seen = cut(polygon, before: view)
      guard seen.count > 1 else { continue }
      elements.append(.move(view.apply(seen[0])))
      for point in seen.dropFirst() { elements.append(.line(view.apply(point))) }
      elements.append(.close)
    }
    return Path(elements)
  }
}

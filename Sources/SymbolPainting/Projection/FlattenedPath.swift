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

  /// - Parameter tolerance: how far a chord may lie from its curve, in the path's units.
  init(_ elements: some Sequence<Path.Element>, tolerance: Double) {
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
        let curve = Cubic(p0: start, p1: first, p2: second, p3: end)
        let count = curve.chordCount(tolerance: tolerance)
        for index in 1..<count { line.add(curve.point(Double(index) / Double(count)), isCorner: false) }
        line.add(end, isCorner: true)
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

private struct Cubic {
  let p0: Point
  let p1: Point
  let p2: Point
  let p3: Point

  func point(_ t: Double) -> Point {
    let s = 1 - t
    return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
  }

  /// Enough chords: one is off its curve by an eighth of the second derivative times the square of its step, at most.
  func chordCount(tolerance: Double) -> Int {
    let bend = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
    let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? min(max(Int(min(count, 1e6)), 1), Cubic.mostChords) : 1
  }

  /// What a circle of a hundred thousand pixels wants.
  private static let mostChords = 2048
}

extension FlattenedPath {
  /// Nearer to the eye than a twentieth of the anchor's distance nothing is drawn: it would be twenty times as large.
  static let nearestDepth = 0.05
  /// How far chords may lie from what they stand for, in pixels; half of what cairo itself allows.
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
}

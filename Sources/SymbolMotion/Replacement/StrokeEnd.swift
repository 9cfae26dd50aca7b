import SymbolArt

/// The round end of a stroke, which reaches into what is struck out.
struct StrokeEnd: Hashable {
  /// Where the path ends; the ink ends a radius further.
  var end: Point
  /// From the path to the end, of length 1.
  var way: Point
  /// How far back from the end the path is as good as straight.
  var length: Double
  var radius: Double

  /// What of the radius is left out: two edges in one place would show as a hairline.
  private static let overlap = 0.08
  /// How far back from the end it goes at most, in radii.
  private static let longest = 2.0

  /// The outline of what is well within it, counterclockwise: half a circle and a straight piece.
  var hole: [Path.Element] {
    let reach = radius * (1 - StrokeEnd.overlap)
    // A quarter of a circle as a cubic Bézier (off by 0.03 % of the radius at most).
    let pull = reach * 0.5523
    let across = Point(x: -way.y, y: way.x)
    let back = end - way * length
    func at(_ along: Double, _ beside: Double) -> Point { end + way * along + across * beside }
    return [
      .move(at(0, reach)), .curve(at(pull, reach), at(reach, pull), at(reach, 0)),
      .curve(at(reach, -pull), at(pull, -reach), at(0, -reach)),
      .line(back - across * reach), .line(back + across * reach), .close,
    ]
  }

  /// The end of a line; nil for a dot.
  fileprivate init?(of line: some BidirectionalCollection<Point>, radius: Double) {
    guard let end = line.last else { return nil }
    let all = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    // Half the line is the other end's.
    let reach = min(radius * StrokeEnd.longest, all / 2)
    var (start, passed) = (end, 0.0)
    for point in line.reversed().dropFirst() where passed < reach {
      let step = start.distance(to: point)
      start = step > reach - passed ? start + (point - start) * ((reach - passed) / step) : point
      passed += step
    }
    length = start.distance(to: end)
    guard length > 0 else { return nil }
    self.end = end
    self.radius = radius
    way = (end - start) * (1 / length)
  }

  /// Around its hole.
  var bounds: Rect { Rect(from: end - way * length, to: end).insetBy(-radius) }
}

extension Artwork {
  /// The round ends of its strokes.
  var roundEnds: [StrokeEnd] {
    switch self {
    case .image: return []
    case .group(let group): return group.children.flatMap(\.roundEnds)
    case .shape(let shape):
      guard let style = shape.strokeStyle, style.cap == .round, style.dashes.isEmpty else { return [] }
      return shape.path.subpaths.filter { $0.elements.last != .close }.flatMap { path -> [StrokeEnd] in
        let line = path.flattened
        let radius = style.width / 2
        return [StrokeEnd(of: line.reversed(), radius: radius), StrokeEnd(of: line, radius: radius)].compactMap(\.self)
      }
    }
  }
}

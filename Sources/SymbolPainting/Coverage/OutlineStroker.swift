#if canImport(Glibc)
  import Glibc
#endif
import SymbolArt

/// Makes polygons of a stroked line: its two sides, with the corners' shapes and the ends' caps.
///
/// The polygons of one part touch without overlapping, or nearly so, and turn the same way, so that what they cover adds
/// up. A line that turns back on itself begins another part there: of parts that lie over one another the larger
/// coverage counts.
struct OutlineStroker {
  /// What a line consists of.
  private(set) var parts: [[[Point]]] = []
  private var part: [[Point]] = []
  private var left: [Point] = []
  private var right: [Point] = []
  /// Between the two sides where they begin, and where they end.
  private var (firstCap, lastCap): ([Point], [Point]) = ([], [])
  private let style: StrokeStyle
  private let reach: Double
  /// Radians of one chord of a round corner.
  private let arcStep: Double

  /// Radians up to which a corner is a chord's, with nothing to be seen of a join.
  private static let smoothTurn = 0.3
  /// Radians from which a line runs back over itself.
  private static let turnBack = 2.6

  init(_ style: StrokeStyle, tolerance: Double) {
    self.style = style
    reach = style.width / 2
    arcStep = 2 * acos(max(1 - tolerance / max(style.width / 2, tolerance), 0))
  }

  mutating func stroke(_ line: FlatLine) {
    let isClosed = line.isClosed && line.points.count > 2
    let segments = segments(of: line, isClosed: isClosed)
    guard let first = segments.first, let last = segments.last else { return strokeDot(at: line.points[0]) }
    if !isClosed { firstCap = cap(at: first.start, first.normal * -1, style.cap) }
    addSides(at: first.start, first.normal)
    for bend in bends(of: segments) { add(bend, segments) }
    addSides(at: last.end, last.normal)
    if isClosed, parts.isEmpty, part.isEmpty {
      // Two rings need no edges between them.
      part += [left, right.reversed()]
    } else {
      if !isClosed { lastCap = cap(at: last.end, last.normal, style.cap) }
      finishSides()
    }
    finishPart()
  }

  private struct Segment {
    var start: Point
    var end: Point
    var direction: Point
    var length: Double
    /// Half the pen to the side that lies a quarter turn on.
    var normal: Point
  }

  /// A closed line begins in the middle of its longest side, so that all its corners are alike.
  private func segments(of line: FlatLine, isClosed: Bool) -> [Segment] {
    let points = line.points
    let ends = isClosed ? Array(points.dropFirst()) + [points[0]] : Array(points.dropFirst())
    var segments = zip(points, ends).map { start, end in
      let length = start.distance(to: end)
      let direction = (end - start) * (1 / length)
      return Segment(
        start: start, end: end, direction: direction, length: length,
        normal: Point(x: -direction.y, y: direction.x) * reach)
    }
    guard isClosed, let longest = segments.indices.max(by: { segments[$0].length < segments[$1].length }) else {
      return segments
    }
    segments = Array(segments[longest...] + segments[..<longest])
    var last = segments[0]
    last.end = last.start.interpolated(to: last.end, fraction: 0.5)
    segments[0].start = last.end
    segments.append(last)
    return segments
  }

  /// Neighbouring corners that share one point of the inner side: a curve that is tighter than the pen is such a bend.
  private struct Bend {
    /// Of the segments that begin at the corners.
    var corners: ClosedRange<Int>
    /// Radians of all its corners.
    var turn: Double
    /// Where the inner sides of the segments around it meet; nil: they do not.
    var inner: Point?
  }

  private func bends(of segments: [Segment]) -> [Bend] {
    var bends: [Bend] = []
    var next = 1
    while next < segments.count {
      var bend = Bend(corners: next...next, turn: turn(segments[next - 1], segments[next]))
      next += 1
      // Grows until the sides meet, or it is clear that they do not.
      while abs(bend.turn) < Self.turnBack {
        let meeting = meeting(of: bend, segments)
        bend.inner = meeting.point
        if meeting.point != nil { break }
        if meeting.isBeforeFirst, let before = bends.last, before.turn * bend.turn >= 0 {
          bends.removeLast()
          bend.corners = before.corners.lowerBound...bend.corners.upperBound
          bend.turn += before.turn
        } else if meeting.isAfterLast, next < segments.count, case let more = turn(segments[next - 1], segments[next]),
          more * bend.turn >= 0
        {
          bend.corners = bend.corners.lowerBound...next
          bend.turn += more
          next += 1
        } else {
          break
        }
      }
      bends.append(bend)
    }
    return bends
  }

  /// Where the inner sides around a bend meet, if that is on the nearer half of both; else on which side it is missed.
  private func meeting(
    of bend: Bend, _ segments: [Segment]
  ) -> (point: Point?, isBeforeFirst: Bool, isAfterLast: Bool) {
    let (first, last) = (segments[bend.corners.lowerBound - 1], segments[bend.corners.upperBound])
    let side = bend.turn > 0 ? 1.0 : -1.0
    let (from, to) = (first.end + first.normal * side, last.start + last.normal * side)
    let cross = first.direction.x * last.direction.y - first.direction.y * last.direction.x
    guard abs(cross) > 1e-9 else {
      // Nearly straight on.
      return (abs(bend.turn) < 1 ? to : nil, false, false)
    }
    let way = to - from
    let back = -(way.x * last.direction.y - way.y * last.direction.x) / cross
    let forth = (way.x * first.direction.y - way.y * first.direction.x) / cross
    let (isBeforeFirst, isAfterLast) = (back > first.length / 2, forth > last.length / 2)
    let isBehind = back < -reach * 1e-3 || forth < -reach * 1e-3
    guard !isBeforeFirst, !isAfterLast, !isBehind else { return (nil, isBeforeFirst, isAfterLast) }
    return (from - first.direction * back, false, false)
  }

  private func turn(_ first: Segment, _ second: Segment) -> Double {
    let cross = first.direction.x * second.direction.y - first.direction.y * second.direction.x
    let dot = first.direction.x * second.direction.x + first.direction.y * second.direction.y
    return atan2(cross, dot)
  }

  private mutating func add(_ bend: Bend, _ segments: [Segment]) {
    guard let inner = bend.inner else {
      for corner in bend.corners { addApart(segments[corner - 1], segments[corner]) }
      return
    }
    var outer: [Point] = []
    for corner in bend.corners {
      let (first, second) = (segments[corner - 1], segments[corner])
      let turn = turn(first, second)
      let side = bend.turn > 0 ? -1.0 : 1.0
      if abs(turn) < Self.smoothTurn {
        outer.append(second.start + miter(first, second) * side)
      } else {
        outer += outerSide(first, second, side, turn)
      }
    }
    if bend.turn > 0 {
      left.append(inner)
      right += outer
    } else {
      left += outer
      right.append(inner)
    }
  }

  /// A corner whose inner sides do not meet: both bands end there, and what the join adds lies between them.
  private mutating func addApart(_ first: Segment, _ second: Segment) {
    let turn = turn(first, second)
    if abs(turn) >= Self.turnBack { return turnBack(first, second) }
    addSides(at: first.end, first.normal)
    finishSides()
    add([second.start] + outerSide(first, second, turn > 0 ? -1 : 1, turn))
    addSides(at: second.start, second.normal)
  }

  private func miter(_ first: Segment, _ second: Segment) -> Point {
    let dot = first.direction.x * second.direction.x + first.direction.y * second.direction.y
    return (first.normal + second.normal) * (1 / (1 + dot))
  }

  /// The points that a join puts on the outside of a corner.
  private func outerSide(_ first: Segment, _ second: Segment, _ side: Double, _ turn: Double) -> [Point] {
    let corner = second.start
    let (from, to) = (first.normal * side, second.normal * side)
    switch style.join {
    case .round: return [corner + from] + arc(about: corner, from: from, turning: turn) + [corner + to]
    case .miter where 1 <= max(style.miterLimit, 1) * cos(turn / 2):
      return [corner + from, corner + miter(first, second) * side, corner + to]
    case .miter, .bevel: return [corner + from, corner + to]
    }
  }

  private mutating func turnBack(_ first: Segment, _ second: Segment) {
    // Beyond so sharp a corner a mitre is cut by its limit, as a rule; both ends are square there.
    let end: StrokeStyle.Cap = style.join == .round ? .round : .butt
    addSides(at: first.end, first.normal)
    lastCap = cap(at: first.end, first.normal, end)
    finishSides()
    finishPart()
    firstCap = cap(at: second.start, second.normal * -1, end)
    addSides(at: second.start, second.normal)
  }

  private mutating func addSides(at point: Point, _ side: Point) {
    left.append(point + side)
    right.append(point - side)
  }

  private mutating func finishSides() {
    part.append(left + lastCap + right.reversed() + firstCap)
    (left, right, firstCap, lastCap) = ([], [], [], [])
  }

  private mutating func finishPart() {
    parts.append(part)
    part = []
  }

  /// What a cap adds between the two corners of an end.
  private func cap(at end: Point, _ normal: Point, _ cap: StrokeStyle.Cap) -> [Point] {
    let out = Point(x: normal.y, y: -normal.x)
    switch cap {
    case .butt: return []
    case .square: return [end + normal + out, end - normal + out]
    case .round: return arc(about: end, from: normal, turning: -.pi)
    }
  }

  private mutating func strokeDot(at point: Point) {
    let right = Point(x: reach, y: 0)
    let down = Point(x: 0, y: reach)
    switch style.cap {
    case .butt: return
    case .square: add([point - right - down, point + right - down, point + right + down, point - right + down])
    case .round: add([point + right] + arc(about: point, from: right, turning: -2 * .pi))
    }
    finishPart()
  }

  /// Points on the pen's circle, without the ends.
  private func arc(about center: Point, from: Point, turning angle: Double) -> [Point] {
    let count = max(Int((abs(angle) / arcStep).rounded(.up)), 1)
    // A little outside the circle, so that the chords leave its area as it is.
    let growth = 1 + (angle / Double(count)) * (angle / Double(count)) / 12
    return (1..<max(count, 1)).map { step in
      let turned = angle * Double(step) / Double(count)
      let (cosine, sine) = (cos(turned) * growth, sin(turned) * growth)
      return center + Point(x: from.x * cosine - from.y * sine, y: from.x * sine + from.y * cosine)
    }
  }

  /// Adds a polygon in the turning of the sides.
  private mutating func add(_ corners: [Point]) {
    var area = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[index + 1 < corners.count ? index + 1 : 0]
      area += corner.x * next.y - next.x * corner.y
    }
    part.append(area > 0 ? corners.reversed() : corners)
  }
}

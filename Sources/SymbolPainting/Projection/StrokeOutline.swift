#if canImport(Glibc)
  import Glibc
#endif
import SymbolArt

/// What a pen leaves of a path, as polygons that are all wound the same way: filled by the nonzero rule they are the
/// stroke. cairo strokes too, but does not tell the outline, and a pen seen in perspective is no ellipse.
struct StrokeOutline {
  private(set) var polygons: [[Point]] = []
  private let radius: Double
  private let style: StrokeStyle
  /// Radians between two points of a round part.
  private let step: Double
  /// Radians up to which a bend needs no join to be seen: its sides run on to where they meet.
  private let smoothTurn: Double
  /// The two sides of the stretch that is under way.
  private var left: [Point] = []
  private var right: [Point] = []

  /// - Parameters:
  ///   - lines: the path.
  ///   - scale: pixels of a view box unit, at most; round parts lie within `FlattenedPath.tolerance` pixels.
  init(_ lines: [FlattenedPath.Line], style: StrokeStyle, scale: Double) {
    self.style = style
    radius = style.width / 2
    let flatness = min(FlattenedPath.tolerance / max(radius * scale, 1e-9), 0.5)
    step = max(2 * acos(1 - flatness), 0.02)
    // There the sides' meeting lies outside the pen's circle by an eighth of the turn squared, in radii.
    smoothTurn = min((8 * flatness).squareRoot(), 0.5)
    let pen = style.penTransform
    let inverse = pen.isPlainPen ? nil : AffineTransform(a: pen.a, b: pen.b, c: pen.c, d: pen.d, e: 0, f: 0).inverse
    for line in lines {
      var line = line
      // In the pen's own space the pen is round.
      if let inverse { line.points = line.points.map(inverse.apply) }
      line = line.withoutRepeats
      for part in Dashes(style).parts(of: line) { stroke(part) }
    }
    if inverse != nil {
      let back = AffineTransform(a: pen.a, b: pen.b, c: pen.c, d: pen.d, e: 0, f: 0)
      polygons = polygons.map { $0.map(back.apply) }
    }
  }

  private mutating func stroke(_ line: FlattenedPath.Line) {
    let points = line.points
    guard points.count > 1 else {
      if let point = points.first { dot(at: point) }
      return
    }
    let count = points.count
    let segments = line.isClosed ? count : count - 1
    let ways = (0..<segments).map { points[($0 + 1) % count] - points[$0] }
    let lengths = ways.map(\.length)
    let directions = zip(ways, lengths).map { $0 * (1 / $1) }
    for (index, direction) in directions.enumerated() {
      let side = Point(x: -direction.y, y: direction.x) * radius
      let end = points[(index + 1) % count]
      if left.isEmpty { addSides(at: points[index], side) }
      guard index + 1 < segments else {
        addSides(at: end, side)
        finishSides()
        break
      }
      let (next, shorter) = (directions[index + 1], min(lengths[index], lengths[index + 1]))
      if let miter = smoothMiter(direction, next, shorter: shorter) {
        addSides(at: end, miter)
      } else {
        addSides(at: end, side)
        finishSides()
        join(at: end, from: direction, to: next, isCorner: line.isCorner[index + 1])
      }
    }
    if line.isClosed {
      join(at: points[0], from: directions[segments - 1], to: directions[0], isCorner: line.isCorner[0])
    }
    guard !line.isClosed else { return }
    cap(at: points[0], direction: directions[0] * -1)
    cap(at: points[count - 1], direction: directions[segments - 1])
  }

  /// Half the pen at a bend, where its sides run on from one stretch to the next: it turns too little for a join to be
  /// seen, and neither stretch is so short that its inner side would turn back. nil elsewhere.
  private func smoothMiter(_ before: Point, _ after: Point, shorter length: Double) -> Point? {
    let cross = abs(before.x * after.y - before.y * after.x)
    let dot = before.x * after.x + before.y * after.y
    // The tangent of half the turn is cross / (1 + dot).
    guard dot > 0, cross < smoothTurn, radius * cross / (1 + dot) <= length / 2 else { return nil }
    let sum = before + after
    return Point(x: -sum.y, y: sum.x) * (radius / (1 + dot))
  }

  private mutating func addSides(at point: Point, _ side: Point) {
    left.append(point + side)
    right.append(point - side)
  }

  private mutating func finishSides() {
    polygons.append(right + left.reversed())
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
  }

  private mutating func join(at point: Point, from before: Point, to after: Point, isCorner: Bool) {
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    guard abs(cross) > 1e-9 || dot < 0 else { return }
    // The outer side of the bend.
    let sign: Double = cross > 0 ? -1 : 1
    let from = Point(x: -before.y, y: before.x) * (radius * sign)
    let to = Point(x: -after.y, y: after.x) * (radius * sign)
    guard isCorner, style.join != .round else {
      add([point] + arc(about: point, from: from, to: to))
      return
    }
    // Length of the mitre over the pen's width: 1 / sin of half the angle between the lines.
    let half = ((1 + dot) / 2).squareRoot()
    if style.join == .miter, half > 1e-6, 1 / half <= max(style.miterLimit, 1) {
      let tip = (from + to) * (1 / (1 + dot))
      add([point, point + from, point + tip, point + to])
    } else {
      add([point, point + from, point + to])
    }
  }

  private mutating func cap(at point: Point, direction: Point) {
    let side = Point(x: -direction.y, y: direction.x) * radius
    switch style.cap {
    case .butt: break
    case .square:
      let out = direction * radius
      add([point - side, point - side + out, point + side + out, point + side])
    case .round:
      add(
        arc(about: point, from: side * -1, to: direction * radius)
          + arc(about: point, from: direction * radius, to: side))
    }
  }

  private mutating func dot(at point: Point) {
    switch style.cap {
    case .butt: break
    case .square:
      add([(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { point + Point(x: $0.0, y: $0.1) * radius })
    case .round:
      let count = max(Int((2 * Double.pi / step).rounded(.up)), 8)
      add(
        (0..<count).map { index in
          let angle = 2 * Double.pi * Double(index) / Double(count)
          return point + Point(x: cos(angle), y: sin(angle)) * radius
        })
    }
  }

  /// Points on the pen's circle from one place to another, the short way round.
  private func arc(about center: Point, from: Point, to: Point) -> [Point] {
    let start = atan2(from.y, from.x)
    var sweep = atan2(to.y, to.x) - start
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    let count = max(Int((abs(sweep) / step).rounded(.up)), 1)
    return (0...count).map { index in
      let angle = start + sweep * Double(index) / Double(count)
      return center + Point(x: cos(angle), y: sin(angle)) * radius
    }
  }

  private mutating func add(_ polygon: [Point]) {
    var area = 0.0
    var before = polygon[polygon.count - 1]
    for point in polygon {
      area += before.x * point.y - point.x * before.y
      before = point
    }
    polygons.append(area < 0 ? polygon.reversed() : polygon)
  }
}

extension FlattenedPath.Line {
  /// Without points that lie on the one before, which have no direction.
  fileprivate var withoutRepeats: FlattenedPath.Line {
    var result = FlattenedPath.Line()
    result.isClosed = isClosed
    for (point, corner) in zip(points, isCorner) {
      if let last = result.points.last, last.distance(to: point) < 1e-9 {
        result.isCorner[result.isCorner.count - 1] = result.isCorner[result.isCorner.count - 1] || corner
      } else {
        result.add(point, isCorner: corner)
      }
    }
    if isClosed, result.points.count > 1, result.points[0].distance(to: result.points[result.points.count - 1]) < 1e-9 {
      result.points.removeLast()
      result.isCorner.removeLast()
    }
    // A closed line of one stretch goes there and back.
    if result.points.count < 2 { result.isClosed = false }
    return result
  }
}

/// The parts of a line that a dashed pen draws.
private struct Dashes {
  private let lengths: [Double]
  private let offset: Double

  init(_ style: StrokeStyle) {
    let isSound =
      style.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && style.dashes.contains { $0 > 0 }
      && style.dashOffset.isFinite
    // An odd number of lengths is gone through twice.
    lengths = isSound ? style.dashes.count.isMultiple(of: 2) ? style.dashes : style.dashes + style.dashes : []
    offset = style.dashOffset
  }

  func parts(of line: FlattenedPath.Line) -> [FlattenedPath.Line] {
    let period = lengths.reduce(0, +)
    guard period > 0, line.points.count > 1 else { return [line] }
    let points = line.isClosed ? line.points + [line.points[0]] : line.points
    let corners = line.isClosed ? line.isCorner + [true] : line.isCorner
    let total = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    // A pattern too fine to be seen would never end.
    guard total / period < 100_000 else { return [line] }
    var place = offset.truncatingRemainder(dividingBy: period)
    if place < 0 { place += period }
    var index = 0
    while place >= lengths[index], index + 1 < lengths.count {
      place -= lengths[index]
      index += 1
    }
    var rest = lengths[index] - place
    var result: [FlattenedPath.Line] = []
    var part = FlattenedPath.Line()
    if index.isMultiple(of: 2) { part.add(points[0], isCorner: true) }
    for next in 1..<points.count {
      var from = points[next - 1]
      let to = points[next]
      while from.distance(to: to) > rest {
        from = from.interpolated(to: to, fraction: rest / from.distance(to: to))
        if index.isMultiple(of: 2) {
          part.add(from, isCorner: true)
          result.append(part)
          part = FlattenedPath.Line()
        } else {
          part = FlattenedPath.Line()
          part.add(from, isCorner: true)
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= from.distance(to: to)
      if index.isMultiple(of: 2) { part.add(to, isCorner: corners[next]) }
    }
    if !part.points.isEmpty { result.append(part) }
    return result
  }
}

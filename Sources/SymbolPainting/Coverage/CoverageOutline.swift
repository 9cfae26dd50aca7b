import SymbolArt

/// A shape's ink as polygons, made once for many frames: a similarity moves a stroke's outline as it moves its path, so
/// that nothing is stroked anew at each frame. For small pictures in motion; what rests is drawn by cairo.
public final class CoverageOutline: Sendable {
  /// The corners of all polygons, one polygon after the other, in view box units. Each closes by itself.
  let points: [SIMD2<Double>]
  /// The place after the last corner of each polygon.
  let ends: [Int]
  let parts: [Part]
  /// Strokes are `nonzero`: their pieces all turn the same way.
  let rule: FillRule

  /// Polygons whose coverage adds up.
  struct Part: Sendable {
    var polygons: Range<Int>
    /// Of which line: where several parts of one line lie over one another, the larger coverage counts; lines cover
    /// one another as if each were painted by itself.
    var line: Int
  }

  /// How far a chord may lie from its curve, in pixels: less is not seen in a picture that moves.
  private static let tolerance = 0.06

  /// nil for what polygons of one similarity cannot hold: pens with a transform, dashes.
  ///
  /// - Parameter pixelsPerUnit: of the largest picture that it is meant for.
  public init?(_ shape: Shape, pixelsPerUnit: Double) {
    guard pixelsPerUnit > 0, pixelsPerUnit.isFinite else { return nil }
    let tolerance = CoverageOutline.tolerance / pixelsPerUnit
    var points: [SIMD2<Double>] = []
    var ends: [Int] = []
    var parts: [Part] = []
    func add(_ polygon: [Point]) {
      guard polygon.count > 2 else { return }
      points += polygon.map { SIMD2($0.x, $0.y) }
      ends.append(points.count)
    }
    switch shape.style {
    case .fill(let rule):
      self.rule = rule
      let lines = FlatLine.lines(of: shape.path, tolerance: tolerance)
      for line in lines {
        guard line.points.allSatisfy(\.isSound) else { return nil }
        add(line.points)
      }
      // Contours that all turn the same way cover one another; one that turns against the others cuts out a hole.
      if rule == .nonzero, lines.allSatisfy({ $0.area > 0 }) || lines.allSatisfy({ $0.area < 0 }) {
        parts = ends.indices.map { Part(polygons: $0..<$0 + 1, line: $0) }
      } else {
        parts.append(Part(polygons: 0..<ends.count, line: 0))
      }
    case .stroke(let style):
      guard style.penTransform.isPlainPen, style.dashes.isEmpty, style.width > 0, style.width.isFinite else {
        return nil
      }
      rule = .nonzero
      for (number, line) in FlatLine.lines(of: shape.path, tolerance: tolerance).enumerated() {
        guard line.points.allSatisfy(\.isSound) else { return nil }
        var stroker = OutlineStroker(style, tolerance: tolerance)
        stroker.stroke(line)
        for part in stroker.parts {
          let start = ends.count
          for polygon in part { add(polygon) }
          parts.append(Part(polygons: start..<ends.count, line: number))
        }
      }
    }
    self.points = points
    self.ends = ends
    self.parts = parts.filter { !$0.polygons.isEmpty }
  }
}

/// A subpath as chords.
struct FlatLine {
  var points: [Point]
  var isClosed: Bool

  /// Signed: positive where it turns clockwise, y growing downwards.
  var area: Double {
    var double = 0.0
    for (index, point) in points.enumerated() {
      let next = points[index + 1 < points.count ? index + 1 : 0]
      double += point.x * next.y - next.x * point.y
    }
    return double / 2
  }

  /// Points that are closer than this part of the tolerance count as one.
  private static let closeness = 0.05

  static func lines(of path: Path, tolerance: Double) -> [FlatLine] {
    var lines: [FlatLine] = []
    var points: [Point] = []
    var hasLine = false
    func finish(isClosed: Bool) {
      var line = FlatLine(points: points, isClosed: isClosed)
      if isClosed, line.points.count > 1, line.points[0].distance(to: points[points.count - 1]) <= tolerance * closeness
      {
        line.points.removeLast()
      }
      if !line.points.isEmpty { lines.append(line) }
    }
    func add(_ point: Point) {
      if let last = points.last, last.distance(to: point) <= tolerance * closeness { return }
      points.append(point)
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        // A lone move leaves no ink.
        if points.count > 1 || hasLine { finish(isClosed: false) }
        points = [point]
        hasLine = false
      case .line(let point):
        hasLine = true
        add(point)
      case .curve(let first, let second, let end):
        hasLine = true
        guard let start = points.last else { continue }
        let count = chordCount(start, first, second, end, tolerance)
        let segment = (start, first, second, end)
        let places = (0...count).map { point(of: segment, at: Double($0) / Double(count)) }
        for index in 1..<max(count, 1) {
          // Chords lie inside their curve, by two thirds of the greatest distance on average: their ends go out by that
          // much, which is a sixth of how far they are from their neighbours' middle. So the area stays the same.
          let middle = places[index - 1].interpolated(to: places[index + 1], fraction: 0.5)
          add(places[index] + (places[index] - middle) * (1.0 / 6))
        }
        add(end)
      case .close:
        finish(isClosed: true)
        points = points.first.map { [$0] } ?? []
        hasLine = false
      }
    }
    if points.count > 1 || hasLine { finish(isClosed: false) }
    return lines
  }

  /// Enough chords for the curve's bend, and for what a stroke's far side makes of it.
  private static func chordCount(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, _ tolerance: Double
  ) -> Int {
    let bend = max((start - first * 2 + second).length, (first - second * 2 + end).length)
    let byBend = (0.75 * bend / tolerance).squareRoot()
    return byBend.isFinite ? min(max(Int(byBend.rounded(.up)), 2), 64) : 1
  }

  private static func point(of segment: (Point, Point, Point, Point), at parameter: Double) -> Point {
    let rest = 1 - parameter
    return segment.0 * (rest * rest * rest) + segment.1 * (3 * rest * rest * parameter)
      + segment.2 * (3 * rest * parameter * parameter) + segment.3 * (parameter * parameter * parameter)
  }
}

extension Point {
  fileprivate var isSound: Bool { x.isFinite && y.isFinite }
}

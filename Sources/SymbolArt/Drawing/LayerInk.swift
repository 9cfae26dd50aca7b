/// A layer's ink as plane geometry: where it is, and points that lie in it. Clips and masks are not looked at.
public struct LayerInk: Sendable {
  private struct Part: Sendable {
    var lines: [[Point]]
    /// Half a stroke's width, or nil for a fill.
    var reach: Double?
    var rule: FillRule
    var bounds: Rect
  }

  private let parts: [Part]
  /// Points in the ink, evenly spread over it.
  public let samples: [Point]

  /// Points a layer gets at most, so that comparing two symbols takes milliseconds.
  private static let sampleLimit = 240

  /// Takes a layer's shapes; images count as their frame.
  ///
  /// - Parameter hasSamples: false for who only asks whether points lie in it: to spread samples takes most of the time.
  public init(_ content: [Artwork], hasSamples: Bool = true) {
    var parts: [Part] = []
    for artwork in content { LayerInk.collect(artwork, into: &parts) }
    self.parts = parts
    guard hasSamples else {
      samples = []
      return
    }
    let all = parts.flatMap(LayerInk.samples)
    let step = max(1, (all.count + LayerInk.sampleLimit - 1) / LayerInk.sampleLimit)
    samples = stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  /// Whether a point lies in the ink, or no further from it than `slack`.
  public func contains(_ point: Point, slack: Double = 0) -> Bool {
    parts.contains { part in
      let reach = (part.reach ?? 0) + slack
      guard part.bounds.insetBy(-reach).contains(point) else { return false }
      if part.reach == nil && LayerInk.isInside(point, part) { return true }
      return reach > 0 && part.lines.contains { point.distance(toLine: $0) <= reach }
    }
  }

  private static func collect(_ artwork: Artwork, into parts: inout [Part]) {
    switch artwork {
    case .group(let group):
      for child in group.children { collect(child, into: &parts) }
    case .image(let image):
      let corners = image.frame.corners
      parts.append(Part(lines: [corners + [corners[0]]], reach: nil, rule: .nonzero, bounds: image.frame))
    case .shape(let shape):
      let lines = shape.path.subpaths.map(\.flattened).filter { !$0.isEmpty }
      let bounds = lines.joined().reduce(Rect.null) { $0.union(Rect(from: $1, to: $1)) }
      switch shape.style {
      case .stroke(let style):
        parts.append(Part(lines: lines, reach: style.width / 2, rule: .nonzero, bounds: bounds))
      case .fill(let rule):
        parts.append(Part(lines: lines, reach: nil, rule: rule, bounds: bounds))
      }
    }
  }

  private static func samples(_ part: Part) -> [Point] {
    guard let reach = part.reach else {
      var points: [Point] = []
      for row in 0..<24 {
        for column in 0..<24 {
          let point = Point(
            x: part.bounds.minX + part.bounds.width * (Double(column) + 0.5) / 24,
            y: part.bounds.minY + part.bounds.height * (Double(row) + 0.5) / 24)
          if isInside(point, part) { points.append(point) }
        }
      }
      return points
    }
    // Along the middle line and at two thirds of the width on either side.
    var points: [Point] = []
    for line in part.lines {
      for (start, end) in zip(line, line.dropFirst()) {
        let way = end - start
        let length = way.length
        guard length > 0 else { continue }
        let normal = Point(x: -way.y / length, y: way.x / length) * (reach * 0.65)
        let count = max(1, Int(length / max(reach * 0.5, 1e-6)))
        for step in 0...min(count, 200) {
          let middle = start.interpolated(to: end, fraction: Double(step) / Double(min(count, 200)))
          points += [middle, middle + normal, middle - normal]
        }
      }
    }
    return points
  }

  private static func isInside(_ point: Point, _ part: Part) -> Bool {
    var winding = 0
    for line in part.lines {
      for index in line.indices {
        let start = line[index]
        let end = line[index + 1 < line.count ? index + 1 : 0]
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y)
        if x > point.x { winding += start.y < end.y ? 1 : -1 }
      }
    }
    return part.rule == .nonzero ? winding != 0 : winding % 2 != 0
  }
}

extension Path {
  /// The first subpath as points: sixteen chords a curve, a closing line where it is closed.
  public var flattened: [Point] {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        guard let start = points.last else { continue }
        let segment = CubicSegment(start: start, first: first, second: second, end: end)
        for step in 1...16 { points.append(segment.part(from: 0, to: Double(step) / 16).end) }
      case .close:
        if let first = points.first { points.append(first) }
      }
    }
    return points
  }
}

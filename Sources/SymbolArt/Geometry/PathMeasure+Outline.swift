extension PathMeasure {
  /// The outline of one subpath between two fractions of its length: forwards, or backwards where `end` is less than
  /// `start`. Fractions beyond 0…1 go round.
  func outline(ofSubpath index: Int, from start: Double, to end: Double) -> Path {
    if end < start { return outline(ofSubpath: index, from: end, to: start).reversed }
    guard subpaths.indices.contains(index) else { return Path() }
    let subpath = subpaths[index]
    let low = start - start.rounded(.down)
    let high = low + min(end - start, 1)
    var elements: [Path.Element] = []
    for (from, to) in [(low, min(high, 1)), (0, high - 1)] where to > from {
      let part = PathMeasure.part(of: subpath, from: from * subpath.length, to: to * subpath.length).elements
      elements += part.dropFirst(elements.isEmpty ? 0 : 1)
    }
    return elements.isEmpty ? Path([.move(point(onSubpath: index, at: start))]) : Path(elements)
  }

  /// The place at a fraction of a subpath's length; beyond 0…1 it goes round.
  func point(onSubpath index: Int, at fraction: Double) -> Point {
    guard subpaths.indices.contains(index) else { return .zero }
    let subpath = subpaths[index]
    let target = (fraction - fraction.rounded(.down)) * subpath.length
    var place = subpath.segments.count - 1
    while place > 0, subpath.starts[place] > target { place -= 1 }
    let segment = subpath.segments[place]
    return segment.part(from: 0, to: segment.parameter(atLength: target - subpath.starts[place])).end
  }

  /// Points at even distances along a subpath, from a fraction of its length to another one, both included.
  func points(onSubpath index: Int, from start: Double, to end: Double, count: Int) -> [Point] {
    (0..<count).map { point(onSubpath: index, at: start + (end - start) * Double($0) / Double(max(count - 1, 1))) }
  }
}

extension Path {
  /// An open path of one move, lines and curves, gone along from its end.
  var reversed: Path {
    var result: [Element] = []
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .line(let point):
        result.append(.line(start))
        start = point
      case .curve(let first, let second, let end):
        result.append(.curve(second, first, start))
        start = end
      case .close: break
      }
    }
    return Path([.move(start)] + result.reversed())
  }

  /// Where the path ends.
  var end: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close, nil: nil
    }
  }
}

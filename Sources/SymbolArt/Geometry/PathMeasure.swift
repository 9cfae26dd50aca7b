/// The lengths of a path's pieces, and the parts of it between two lengths.
public struct PathMeasure: Sendable {
  /// One piece between a move and the next.
  struct Subpath: Sendable {
    var segments: [CubicSegment]
    /// Length from the subpath's start to each segment's start.
    var starts: [Double]
    var length: Double
    var isClosed: Bool
  }

  let subpaths: [Subpath]
  /// The length of all subpaths together, in the path's units.
  public let length: Double

  /// Measures a path. Costs a few microseconds a curve: keep it where many parts are asked for.
  ///
  /// - Parameter skipsPoints: whether subpaths without length are left out, though a pen with a round cap marks them.
  public init(_ path: Path, skipsPoints: Bool = false) {
    subpaths = path.subpaths.compactMap(PathMeasure.measured).filter { !skipsPoints || $0.length > 0 }
    length = subpaths.reduce(0) { $0 + $1.length }
  }

  /// A part of one subpath.
  public struct Piece: Hashable, Sendable {
    public var path: Path
    /// Length from the subpath's own start to the piece's: what a dash pattern has already used up.
    public var offset: Double
  }

  /// What lies between two fractions of the whole length; subpaths follow one another as the pen draws them. A subpath
  /// without length is there once it is reached: a pen that touches the paper leaves its cap.
  ///
  /// - Parameters:
  ///   - start: a fraction; beyond 0…1 it goes round.
  ///   - end: not less than `start`. From `start` + 1 on all is returned; at `start` nothing.
  public func pieces(from start: Double, to end: Double) -> [Piece] {
    guard end > start else { return [] }
    if end - start >= 1 || length <= 0 { return subpaths.map { Piece(path: PathMeasure.whole($0), offset: 0) } }
    let low = start - start.rounded(.down)
    let high = low + (end - start)
    if high <= 1 { return pieces(fromLength: low * length, toLength: high * length) }
    let tail = pieces(fromLength: low * length, toLength: length)
    let head = pieces(fromLength: 0, toLength: (high - 1) * length)
    // A closed path of one figure goes on through its start without a seam.
    if subpaths.count == 1, subpaths[0].isClosed, let last = tail.first, let first = head.first {
      return [Piece(path: Path(last.path.elements + first.path.elements.dropFirst()), offset: last.offset)]
    }
    return head + tail
  }

  /// The pieces of `pieces(from:to:)` as one path.
  public func path(from start: Double, to end: Double) -> Path {
    Path(pieces(from: start, to: end).flatMap(\.path.elements))
  }

  private func pieces(fromLength low: Double, toLength high: Double) -> [Piece] {
    var result: [Piece] = []
    var passed = 0.0
    for subpath in subpaths {
      let from = max(low - passed, 0)
      let to = min(high - passed, subpath.length)
      let isReached = low <= passed && passed <= high
      passed += subpath.length
      if subpath.length <= 0, isReached { result.append(Piece(path: PathMeasure.whole(subpath), offset: 0)) }
      // Less than this cannot be seen, but its round cap would be a dot.
      guard to - from > 1e-9 * length else { continue }
      if from <= 0 && to >= subpath.length {
        result.append(Piece(path: PathMeasure.whole(subpath), offset: 0))
      } else {
        result.append(Piece(path: PathMeasure.part(of: subpath, from: from, to: to), offset: from))
      }
    }
    return result
  }

  static func part(of subpath: Subpath, from low: Double, to high: Double) -> Path {
    var elements: [Path.Element] = []
    for (segment, start) in zip(subpath.segments, subpath.starts) {
      let length = segment.length()
      guard start + length > low, start < high else { continue }
      let from = low > start ? segment.parameter(atLength: low - start) : 0
      let to = high < start + length ? segment.parameter(atLength: high - start) : 1
      let part = segment.part(from: from, to: to)
      if elements.isEmpty { elements.append(.move(part.start)) }
      elements.append(part.isLine ? .line(part.end) : .curve(part.first, part.second, part.end))
    }
    return Path(elements)
  }

  private static func whole(_ subpath: Subpath) -> Path {
    guard let first = subpath.segments.first else { return Path() }
    var elements: [Path.Element] = [.move(first.start)]
    // The closing line is drawn by the closing itself.
    let segments = subpath.isClosed ? subpath.segments.dropLast() : subpath.segments[...]
    for segment in segments {
      elements.append(segment.isLine ? .line(segment.end) : .curve(segment.first, segment.second, segment.end))
    }
    if subpath.isClosed { elements.append(.close) }
    return Path(elements)
  }

  private static func measured(_ path: Path) -> Subpath? {
    var segments: [CubicSegment] = []
    var start = Point.zero
    var current = Point.zero
    var isClosed = false
    for element in path.elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point):
        segments.append(CubicSegment(lineFrom: current, to: point))
        current = point
      case .curve(let first, let second, let end):
        segments.append(CubicSegment(start: current, first: first, second: second, end: end))
        current = end
      case .close:
        segments.append(CubicSegment(lineFrom: current, to: start))
        current = start
        isClosed = true
      }
    }
    var starts: [Double] = []
    var length = 0.0
    for segment in segments {
      starts.append(length)
      length += segment.length()
    }
    return segments.isEmpty ? nil : Subpath(segments: segments, starts: starts, length: length, isClosed: isClosed)
  }
}

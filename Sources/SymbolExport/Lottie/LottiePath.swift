import SymbolArt

/// A subpath as a Lottie Bézier: vertices, with tangents relative to them.
struct LottiePath: Hashable {
  private var vertices: [Point]
  private var incoming: [Point]
  private var outgoing: [Point]
  private var isClosed: Bool

  /// The shortest line of which every player draws the caps, in pixels; too short to be told from a point.
  static let dotLength = 0.12

  /// The largest figure that a round pen makes a dot of, in pixels: players leave a hole in its middle.
  static let roundDotSize = 0.2

  /// The subpaths that leave ink, in the picture's coordinates.
  static func subpaths(_ path: Path, _ place: AffineTransform, dotSize: Double = dotLength) -> [LottiePath] {
    path.transformed(place).subpaths.compactMap { LottiePath($0, dotSize: dotSize) }
  }

  /// nil for a move that nothing follows.
  init?(_ path: Path, dotSize: Double = dotLength) {
    var vertices: [Point] = []
    var incoming: [Point] = []
    var outgoing: [Point] = []
    var isClosed = false
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point):
        vertices.append(point)
        incoming.append(.zero)
        outgoing.append(.zero)
      case .curve(let first, let second, let end):
        guard let last = vertices.last else { continue }
        outgoing[outgoing.count - 1] = first - last
        vertices.append(end)
        incoming.append(second - end)
        outgoing.append(.zero)
      case .close:
        isClosed = true
      }
    }
    guard vertices.count > 1 || isClosed, let first = vertices.first, let last = vertices.last else { return nil }
    let isDot = zip(vertices, zip(incoming, outgoing)).allSatisfy { vertex, handles in
      vertex.distance(to: first) < dotSize && handles.0.length < dotSize && handles.1.length < dotSize
    }
    if isDot {
      // Of a line without length rlottie draws no caps, and a closed point takes all paths beside it away.
      vertices = [first, Point(x: first.x + Self.dotLength, y: first.y)]
      (incoming, outgoing, isClosed) = ([.zero, .zero], [.zero, .zero], false)
    }
    // A closed path that has come back to its start has that corner once.
    if isClosed, vertices.count > 2, first.distance(to: last) < 1e-6 * max(1, first.length) {
      incoming[0] = incoming[incoming.count - 1]
      vertices.removeLast()
      incoming.removeLast()
      outgoing.removeLast()
    }
    (self.vertices, self.incoming, self.outgoing, self.isClosed) = (vertices, incoming, outgoing, isClosed)
  }

  /// A rectangle as a closed path.
  init(_ rect: Rect) {
    vertices = rect.corners
    incoming = vertices.map { _ in .zero }
    (outgoing, isClosed) = (incoming, true)
  }

  /// The Bézier alone.
  var bezier: JSONValue {
    .object([
      .init("i", .array(incoming.map(LottieValue.point))), .init("o", .array(outgoing.map(LottieValue.point))),
      .init("v", .array(vertices.map(LottieValue.point))), .init("c", .bool(isClosed)),
    ])
  }

  /// As an item of a group: an `sh`.
  var shape: JSONValue { .object([.init("ty", .string("sh")), .init("ks", LottieValue.fixed(bezier))]) }
}

extension LottiePath {
  /// Where two points are one for a pen, in pixels.
  private static let nearness = 0.25

  /// The same lines of a pen that wants no order, so that none begins where the one before it begins: in rlottie such a
  /// pair, met by strokes on the same side, can take all paths of its group away.
  static func beginningApart(_ paths: [LottiePath]) -> [LottiePath] {
    var result: [LottiePath] = []
    for path in paths {
      let before = result.last
      result.append(
        [path, path.otherWay].first { other in before.map { !other.begins(with: $0) } ?? true } ?? path)
    }
    return result
  }

  private func begins(with other: LottiePath) -> Bool {
    guard let start = vertices.first, let end = other.vertices.first else { return false }
    return start.distance(to: end) < Self.nearness
  }

  /// The same line from another point: from its end, or, where it has none, from its second corner.
  private var otherWay: LottiePath {
    var result = self
    if isClosed {
      for list in [\LottiePath.vertices, \.incoming, \.outgoing] {
        result[keyPath: list] = Array(self[keyPath: list].dropFirst() + self[keyPath: list].prefix(1))
      }
    } else {
      result.vertices.reverse()
      (result.incoming, result.outgoing) = (outgoing.reversed(), incoming.reversed())
    }
    return result
  }
}

import SymbolArt

/// Paths as Lottie has them: one `sh` a subpath, with vertices and tangents relative to them.
enum LottiePath {
  /// The subpaths that leave ink, in the picture's coordinates.
  static func shapes(_ path: Path, _ place: AffineTransform) -> [JSONValue] {
    path.transformed(place).subpaths.compactMap { subpath in
      bezier(subpath).map { .object([.init("ty", .string("sh")), .init("ks", LottieValue.fixed($0))]) }
    }
  }

  /// The shortest line of which every player draws the caps, in pixels; too short to be told from a point.
  static let dotLength = 0.12

  /// A subpath as a Lottie Bézier; nil for a move that nothing follows.
  static func bezier(_ path: Path) -> JSONValue? {
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
      vertex.distance(to: first) < dotLength && handles.0.length < dotLength && handles.1.length < dotLength
    }
    if isDot {
      // Of a line without length rlottie draws no caps, and a closed point takes all paths beside it away.
      vertices = [first, Point(x: first.x + dotLength, y: first.y)]
      (incoming, outgoing, isClosed) = ([.zero, .zero], [.zero, .zero], false)
    }
    // A closed path that has come back to its start has that corner once.
    if isClosed, vertices.count > 2, first.distance(to: last) < 1e-6 * max(1, first.length) {
      incoming[0] = incoming[incoming.count - 1]
      vertices.removeLast()
      incoming.removeLast()
      outgoing.removeLast()
    }
    return .object([
      .init("i", .array(incoming.map(LottieValue.point))), .init("o", .array(outgoing.map(LottieValue.point))),
      .init("v", .array(vertices.map(LottieValue.point))), .init("c", .bool(isClosed)),
    ])
  }

  /// A rectangle as a closed shape.
  static func rectangle(_ rect: Rect) -> JSONValue {
    let corners = rect.corners
    let path = Path([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
    return .object([.init("ty", .string("sh")), .init("ks", LottieValue.fixed(bezier(path) ?? .null))])
  }
}

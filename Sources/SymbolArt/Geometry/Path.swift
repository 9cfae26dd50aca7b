/// A path of absolute moves, lines, cubic Béziers and closings, in view box units: the only forms that a trace yields.
public struct Path: Hashable, Sendable, Codable {
  /// One path command. `close` returns to the last `move`.
  public enum Element: Hashable, Sendable, Codable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  /// In drawing order; a path that draws anything begins with a move.
  public var elements: [Element]

  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether there is no command at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path with every point moved by the transform.
  public func transformed(_ transform: AffineTransform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .curve(let first, let second, let end):
          .curve(transform.apply(first), transform.apply(second), transform.apply(end))
        case .close: .close
        }
      })
  }

  /// The pieces that each begin with a move.
  public var subpaths: [Path] {
    var result: [Path] = []
    for element in elements {
      if case .move = element { result.append(Path()) }
      if result.isEmpty { result.append(Path()) }
      result[result.count - 1].elements.append(element)
    }
    return result
  }
}

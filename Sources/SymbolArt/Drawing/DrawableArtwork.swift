/// How much of a layer is drawn by draw on and draw off.
public struct DrawState: Hashable, Sendable, Codable {
  /// Where the drawn part begins, as a fraction of each path's length; beyond 0…1 it goes round.
  public var start: Double
  /// Where it ends; `start` + 1 is all of it.
  public var end: Double
  /// Strength of the fill of filled figures, whose contour is what is drawn; 0…1.
  public var fill: Double

  /// Whether nothing is missing, wherever drawing began.
  public var isComplete: Bool { end - start >= 1 - 1e-9 && fill >= 1 }

  /// All of it.
  public static let complete = DrawState(start: 0, end: 1, fill: 1)

  /// Creates a state of its values.
  public init(start: Double, end: Double, fill: Double) {
    self.start = start
    self.end = end
    self.fill = fill
  }
}

/// A layer's artwork with its paths measured, so that it can be drawn in part at any time.
public struct DrawableArtwork: Sendable {
  private indirect enum Node: Sendable {
    case shape(Shape, PathMeasure)
    case group(ArtworkGroup, [Node])
    case image(ArtworkImage)
  }

  private let nodes: [Node]
  /// Width of the line that draws a filled figure's contour, in view box units.
  private let contourWidth: Double

  /// The contour's width as a part of the symbol's size: a fine line, half a usual stroke.
  public static let contourFraction = 1.0 / 24 / 2

  /// Measures a layer's paths.
  ///
  /// - Parameter symbolSize: the larger side of the symbol's view box.
  public init(_ content: [Artwork], symbolSize: Double) {
    nodes = content.map(DrawableArtwork.node)
    contourWidth = symbolSize * DrawableArtwork.contourFraction
  }

  /// The length of the longest path, in view box units; 0 if there is nothing that can be drawn.
  public var longestLength: Double { nodes.map(DrawableArtwork.longest).max() ?? 0 }

  /// Whether something in it fades in with the fill, because it is no stroke.
  public var hasFill: Bool { nodes.contains(where: DrawableArtwork.hasFill) }

  /// The artwork drawn in part. What has no path (images) fades in with the fill.
  public func content(_ state: DrawState) -> [Artwork] {
    nodes.flatMap { content(of: $0, state) }
  }

  private static func node(_ artwork: Artwork) -> Node {
    switch artwork {
    case .shape(let shape): .shape(shape, PathMeasure(shape.path))
    case .group(let group): .group(group, group.children.map(node))
    case .image(let image): .image(image)
    }
  }

  private static func longest(_ node: Node) -> Double {
    switch node {
    case .shape(_, let measure): measure.length
    case .group(_, let children): children.map(longest).max() ?? 0
    case .image: 0
    }
  }

  private static func hasFill(_ node: Node) -> Bool {
    switch node {
    case .shape(let shape, _): shape.strokeStyle == nil
    case .group(_, let children): children.contains(where: hasFill)
    case .image: true
    }
  }

  private func content(of node: Node, _ state: DrawState) -> [Artwork] {
    switch node {
    case .shape(let shape, let measure):
      switch shape.style {
      case .stroke(let style):
        return stroked(shape, style, measure, state)
      case .fill:
        var parts: [Artwork] = []
        if state.fill > 0 { parts.append(DrawableArtwork.faded(.shape(shape), state.fill)) }
        // Where the fill is all there, its contour would only make it thicker.
        if state.fill < 1 {
          let pen = StrokeStyle(width: contourWidth, cap: .round, join: .round)
          parts += stroked(shape, pen, measure, state).map { DrawableArtwork.faded($0, 1 - state.fill * state.fill) }
        }
        return parts
      }
    case .group(var group, let children):
      group.children = children.flatMap { content(of: $0, state) }
      return group.children.isEmpty ? [] : [.group(group)]
    case .image(let image):
      return state.fill > 0 ? [DrawableArtwork.faded(.image(image), state.fill)] : []
    }
  }

  private func stroked(
    _ shape: Shape, _ style: StrokeStyle, _ measure: PathMeasure, _ state: DrawState
  ) -> [Artwork] {
    let pieces = measure.pieces(from: state.start, to: state.end)
    if style.dashes.isEmpty {
      let path = Path(pieces.flatMap(\.path.elements))
      return path.isEmpty ? [] : [.shape(Shape(path: path, paint: shape.paint, style: .stroke(style)))]
    }
    // The dashes stay where they are on the whole path, so each piece has an offset of its own.
    return pieces.map { piece in
      var pen = style
      pen.dashOffset += piece.offset
      return .shape(Shape(path: piece.path, paint: shape.paint, style: .stroke(pen)))
    }
  }

  private static func faded(_ artwork: Artwork, _ opacity: Double) -> Artwork {
    opacity >= 1 ? artwork : .group(ArtworkGroup(children: [artwork], opacity: max(opacity, 0)))
  }
}

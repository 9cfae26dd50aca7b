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

  /// What both draw.
  public func narrowed(to other: DrawState) -> DrawState {
    let start = max(start, other.start)
    return DrawState(start: start, end: max(start, min(end, other.end)), fill: fill * other.fill)
  }
}

/// A layer's artwork with its paths measured, so that it can be drawn in part at any time.
public struct DrawableArtwork: Sendable {
  private indirect enum Node: Sendable {
    case shape(Shape, PathMeasure)
    /// A filled outline that is written along its middle.
    case band(Shape, Band)
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
    nodes = content.map { DrawableArtwork.node($0) { _ in nil } }
    contourWidth = symbolSize * DrawableArtwork.contourFraction
  }

  /// Measures a layer's paths; a filled outline with guide points is written along them.
  public init(_ layer: Layer, symbolSize: Double) {
    nodes = layer.content.map { DrawableArtwork.node($0) { DrawableArtwork.guided($0, layer) } }
    contourWidth = symbolSize * DrawableArtwork.contourFraction
  }

  /// Measures a layer's paths for a variable value: filled outlines without guide points that look like bars, arcs or
  /// rings are written too, since a contour alone would not show how far a value goes.
  public init(ofValue layer: Layer, symbolSize: Double) {
    nodes = layer.content.map {
      DrawableArtwork.node($0) { DrawableArtwork.guided($0, layer) ?? Band(findingIn: $0) }
    }
    contourWidth = symbolSize * DrawableArtwork.contourFraction
  }

  private static func guided(_ outline: Path, _ layer: Layer) -> Band? {
    layer.annotation.guide.flatMap { Band(outline, guide: $0) }
  }

  /// The length of the longest path, in view box units; 0 if there is nothing that can be drawn.
  public var longestLength: Double { nodes.map(DrawableArtwork.longest).max() ?? 0 }

  /// Whether something in it fades in with the fill, because it is no stroke.
  public var hasFill: Bool { nodes.contains(where: DrawableArtwork.hasFill) }

  /// The artwork drawn in part. What has no path (images) fades in with the fill.
  public func content(_ state: DrawState) -> [Artwork] {
    nodes.flatMap { content(of: $0, state, contours: true) }
  }

  /// The artwork as a variable value shows it: drawn up to the value, over a dimmed copy of itself. What is no line and
  /// cannot be written along its middle gets stronger with the value.
  ///
  /// - Parameters:
  ///   - value: the part that the value draws.
  ///   - state: the part of both that is drawn at all.
  ///   - inactiveOpacity: of the copy.
  public func content(drawnTo value: DrawState, of state: DrawState, inactiveOpacity: Double) -> [Artwork] {
    if value.isComplete { return content(state) }
    let copy = content(state)
    guard !copy.isEmpty else { return [] }
    let both =
      state.isComplete ? value : value.narrowed(to: state)
    return [.group(ArtworkGroup(children: copy, opacity: inactiveOpacity))]
      + nodes.flatMap { content(of: $0, both, contours: false) }
  }

  private static func node(_ artwork: Artwork, _ band: (Path) -> Band?) -> Node {
    switch artwork {
    case .shape(let shape):
      if shape.strokeStyle == nil, let band = band(shape.path) { return .band(shape, band) }
      // Many outlines hold a point that nobody sees; as a contour it would be a dot.
      return .shape(shape, PathMeasure(shape.path, skipsPoints: shape.strokeStyle == nil))
    case .group(let group): return .group(group, group.children.map { node($0, band) })
    case .image(let image): return .image(image)
    }
  }

  private static func longest(_ node: Node) -> Double {
    switch node {
    case .shape(_, let measure): measure.length
    case .band(_, let band): band.length
    case .group(_, let children): children.map(longest).max() ?? 0
    case .image: 0
    }
  }

  private static func hasFill(_ node: Node) -> Bool {
    switch node {
    case .shape(let shape, _): shape.strokeStyle == nil
    case .band: false
    case .group(_, let children): children.contains(where: hasFill)
    case .image: true
    }
  }

  private func content(of node: Node, _ state: DrawState, contours: Bool) -> [Artwork] {
    switch node {
    case .band(let shape, let band):
      let path = band.path(from: state.start, to: state.end)
      return path.isEmpty ? [] : [.shape(Shape(path: path, paint: shape.paint, style: shape.style))]
    case .shape(let shape, let measure):
      switch shape.style {
      case .stroke(let style):
        return stroked(shape, style, measure, state)
      case .fill:
        var parts: [Artwork] = []
        if state.fill > 0 { parts.append(DrawableArtwork.faded(.shape(shape), state.fill)) }
        // Where the fill is all there, its contour would only make it thicker.
        if state.fill < 1, contours {
          let pen = StrokeStyle(width: contourWidth, cap: .round, join: .round)
          parts += stroked(shape, pen, measure, state).map { DrawableArtwork.faded($0, 1 - state.fill * state.fill) }
        }
        return parts
      }
    case .group(var group, let children):
      group.children = children.flatMap { content(of: $0, state, contours: contours) }
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

import SymbolArt
import SymbolMotion

#if canImport(Glibc)
  import Glibc
#endif

/// From shapes to groups of paths with a style, drawn in part where a motion draws them.
struct LottieInk {
  let place: AffineTransform
  /// The larger side of the symbol's view box.
  let symbolSize: Double
  private(set) var paint: LottiePaint
  private var areaCount = 0

  /// Areas that are seen through a pen's ink; further lines get round gradients. rlottie takes a third of a per cent off
  /// all that lies below each.
  private static let mostAreas = 4

  init(place: AffineTransform, symbolSize: Double) {
    self.place = place
    self.symbolSize = symbolSize
    paint = LottiePaint(place: place)
  }

  /// What a shape, or a part of it, becomes.
  enum Part {
    case groups([LottieGroup])
    /// An area of which only what lies under the ink of a pen is seen.
    case ground(LottieGroup, through: [LottieGroup])
  }

  /// - Parameters:
  ///   - opacity: constant, of what lies around the shape.
  ///   - layer: whose shape it is.
  mutating func parts(_ shape: Shape, opacity: Double, layer: SceneLayer) -> [Part] {
    let color = shape.paint.resolved(layer.coloring)
    let drawing = layer.drawing
    switch shape.style {
    case .stroke(let style):
      return [line(shape.path, color, style, LottieOpacity(constant: opacity), drawing, layer.layer.name)]
    case .fill(let rule):
      let fade = drawing?.tracks[.fill]
      let fill = filled(
        shape.path, color, rule, LottieOpacity(constant: opacity, keyframes: fade ?? []), layer.layer.name)
      var parts = [Part.groups(fill.map { [$0] } ?? [])]
      if drawing != nil, let fade {
        // The contour goes as the fill comes; where that is all there, it would only make it thicker.
        let pen = FillContour.pen(symbolSize: symbolSize)
        let opacity = LottieOpacity(constant: opacity, keyframes: FillContour.opacity(fade))
        parts.append(line(FillContour.path(shape.path), color, pen, opacity, drawing, layer.layer.name))
      }
      return parts
    }
  }

  /// Lottie's gradients are round, and a pen in a group that is scaled unequally would write lines of unequal thickness:
  /// so an elliptic gradient fills an area, which is seen where the pen goes.
  private mutating func line(
    _ path: Path, _ color: Paint, _ style: StrokeStyle, _ opacity: LottieOpacity, _ drawing: ScenePart?,
    _ name: String
  ) -> Part {
    if case .radialGradient(let gradient) = color, gradient.transform.isElliptic, areaCount < Self.mostAreas {
      let corners = Artwork.shape(Shape(path: path, paint: color, style: .stroke(style))).extent.corners
      let area = Path([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
      if let ground = filled(area, color, .nonzero, .opaque, name) {
        areaCount += 1
        return .ground(ground, through: stroked(path, .color(.black), style, opacity, drawing, name))
      }
    }
    return .groups(stroked(path, color, style, opacity, drawing, name))
  }

  private mutating func filled(
    _ path: Path, _ color: Paint, _ rule: FillRule, _ opacity: LottieOpacity, _ name: String
  ) -> LottieGroup? {
    let bounds = path.hull
    guard !bounds.isNull else { return nil }
    if case .radialGradient(let gradient) = color, let elliptic = LottieEllipse(gradient, place: place) {
      var flat = LottiePaint(place: .identity)
      let paths = LottiePath.subpaths(path, elliptic.inward)
      let style = flat.fill(
        .radialGradient(elliptic.gradient), rule: rule, opacity: opacity,
        bounds: path.transformed(elliptic.inward).hull, layer: name)
      return paths.isEmpty
        ? nil
        : LottieGroup(
          paths: paths, style: style, transform: elliptic.transform, bounds: [bounds], isOneInk: false, isOpen: false)
    }
    let paths = LottiePath.subpaths(path, place)
    guard !paths.isEmpty else { return nil }
    let style = paint.fill(color, rule: rule, opacity: opacity, bounds: bounds, layer: name)
    // Overlapping fills of one path would cancel one another where their directions differ.
    return LottieGroup(paths: paths, style: style, bounds: [bounds], isOneInk: false, isOpen: true)
  }

  private mutating func stroked(
    _ path: Path, _ color: Paint, _ style: StrokeStyle, _ opacity: LottieOpacity, _ drawing: ScenePart?,
    _ name: String
  ) -> [LottieGroup] {
    let pieces = pieces(path, style)
    guard !pieces.isEmpty, style.width > 0 else { return [] }
    if let drawing, pieces.count > 1, !drawing.goesRound {
      return sequence(pieces, color, style, opacity, drawing, name)
    }
    let length = pieces.reduce(0) { $0 + $1.length }
    var opacity = opacity
    var trim: LottieTrim?
    if let drawing, style.cap != .butt, length < LottieTrim.shortest {
      opacity = opacity.multiplied(by: LottieOpacity(keyframes: LottieTrim.presence(drawing)))
    } else if let drawing {
      trim = LottieTrim(drawing, length: length, leavesDot: style.cap != .butt, isSequence: pieces.count > 1)
    }
    var dashOffset: JSONValue?
    if let moving = trim?.movingStart, !style.dashes.isEmpty, pieces.count == 1 {
      // Dashes stay where they are on the whole path: a start that moves uses some of the pattern up.
      dashOffset = LottieValue.animated(moving) { LottieValue.fine(style.dashOffset * place.a + $0 * length) }
    }
    let bounds = pieces.reduce(Rect.null) { $0.union($1.bounds) }
    let pen = paint.stroke(color, style, opacity: opacity, bounds: bounds, layer: name, dashOffset: dashOffset)
    let isOpaque: Bool
    if case .color(let color) = color { isOpaque = color.alpha >= 1 && opacity.isOpaque } else { isOpaque = false }
    return [
      LottieGroup(
        paths: pieces.map(\.outline), trim: trim?.value, style: pen, bounds: [bounds], isOneInk: isOpaque,
        isOpen: trim == nil || pieces.count == 1)
    ]
  }

  /// What a pen does without being lifted.
  private struct Piece {
    let path: Path
    let outline: LottiePath
    /// In pixels.
    let length: Double
    /// Of its ink, in view box units.
    let bounds: Rect
  }

  private func pieces(_ path: Path, _ style: StrokeStyle) -> [Piece] {
    let isRound = style.cap == .round && style.join == .round
    let dotSize = isRound ? LottiePath.roundDotSize : LottiePath.dotLength
    let reach = style.width / 2 * style.penTransform.stretches.long * (style.join == .round ? 1 : 1.5)
    return path.subpaths.compactMap { subpath in
      guard let outline = LottiePath(subpath.transformed(place), dotSize: dotSize) else { return nil }
      return Piece(
        path: subpath, outline: outline, length: PathMeasure(subpath).length * place.a,
        bounds: subpath.hull.insetBy(-reach))
    }
  }

  /// Pieces as the pen goes from each to the next, by themselves: one trim over several paths is read in as many ways as
  /// there are players, and rlottie forgets all but one of several trims before one style.
  private mutating func sequence(
    _ pieces: [Piece], _ color: Paint, _ style: StrokeStyle, _ opacity: LottieOpacity, _ drawing: ScenePart,
    _ name: String
  ) -> [LottieGroup] {
    let total = max(pieces.reduce(0) { $0 + $1.length }, 1e-9)
    /// A point, too, is reached at some time.
    let least = 1e-4
    var passed = 0.0
    return pieces.flatMap { piece in
      let low = min(passed / total, 1 - least)
      passed += piece.length
      let own = drawing.drawing(from: low, to: max(passed / total, low + least))
      return stroked(piece.path, color, style, opacity, own, name)
    }
  }
}

/// A fill's elliptic gradient as a round one in a group of its own that is scaled unequally.
private struct LottieEllipse {
  /// From view box units into the group.
  let inward: AffineTransform
  /// In the group's units.
  let gradient: RadialGradient
  /// The group's `tr`.
  let transform: JSONValue

  /// nil where the gradient is round anyway, or flat.
  init?(_ gradient: RadialGradient, place: AffineTransform) {
    let matrix = gradient.transform
    let (long, short) = matrix.stretches
    guard long > short * 1.001, short > 1e-9 * long, matrix.inverse != nil else { return nil }
    // matrix = turn(outer) · scale(long, short) · turn(inner): the singular value decomposition.
    let (sum, difference) = (
      atan2(matrix.b - matrix.c, matrix.a + matrix.d), atan2(matrix.b + matrix.c, matrix.a - matrix.d)
    )
    let (outer, inner) = ((sum + difference) / 2 * 180 / .pi, (sum - difference) / 2 * 180 / .pi)
    let mirrored = matrix.determinant < 0 ? -short : short
    let unit = place.a * (long * short).squareRoot()
    // From the gradient's space to the group's: turned, and as large as it is seen, so that rounding does no harm.
    let turned = AffineTransform.rotation(degrees: inner).concatenated(.scale(x: unit, y: unit))
    guard let back = matrix.inverse else { return nil }
    inward = back.concatenated(turned)
    var round = gradient
    round.transform = turned
    self.gradient = round
    let origin = place.apply(Point(x: matrix.e, y: matrix.f))
    transform = .object([
      .init("ty", .string("tr")), .init("p", LottieValue.fixed(LottieValue.point(origin))),
      .init(
        "s",
        LottieValue.fixed(
          .array([place.a * long / unit, place.a * mirrored / unit].map { LottieValue.fine($0 * 100) }))),
      .init("r", LottieValue.fixed(LottieValue.fine(outer))),
    ])
  }
}

extension AffineTransform {
  /// Whether a circle is seen to be none any more, and no line either.
  fileprivate var isElliptic: Bool {
    let (long, short) = stretches
    return long > short * 1.02 && short > 1e-9 * long && inverse != nil
  }
}

extension Path {
  /// Around all points and control points; null for none.
  var hull: Rect {
    var result = Rect.null
    for element in elements {
      switch element {
      case .move(let point), .line(let point): result = result.union(Rect(from: point, to: point))
      case .curve(let first, let second, let end):
        result = result.union(Rect(from: first, to: end)).union(Rect(from: second, to: second))
      case .close: break
      }
    }
    return result
  }
}

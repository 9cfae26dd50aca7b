import CRsvg
import SymbolArt

extension PreparedArtwork {
  /// Artwork with the place and colours that it is drawn with.
  public struct Part: Sendable {
    let artwork: PreparedArtwork
    let matrix: AffineTransform
    let coloring: Coloring
    let strength: Double

    /// - Parameter strength: an opacity of this part alone, such as that of its hierarchical level.
    public init(_ artwork: PreparedArtwork, matrix: AffineTransform, coloring: Coloring, strength: Double = 1) {
      self.artwork = artwork
      self.matrix = matrix
      self.coloring = coloring
      self.strength = strength
    }
  }

  /// Draws parts as one picture with one opacity, so that none shows through another.
  ///
  /// A picture of its own for that is what costs: icons in one opaque colour do without it where they are strokes of one
  /// pen (all of them are one path then), and take a quarter of it otherwise (coverage instead of colours).
  public static func drawTogether(_ parts: [Part], opacity: Double, in context: OpaquePointer, within device: Rect) {
    guard let color = sharedColor(of: parts) else {
      context.composeApart(within: device) {
        for part in parts {
          part.artwork.draw(in: context, matrix: part.matrix, coloring: part.coloring, opacity: part.strength)
        }
      } then: {
        cairo_paint_with_alpha(context, opacity)
      }
      return
    }
    if let pen = sharedPen(of: parts) {
      strokeTogether(parts, pen: pen, color: color, opacity: opacity, in: context)
      return
    }
    context.composeApart(within: device, content: CAIRO_CONTENT_ALPHA) {
      for part in parts { part.artwork.draw(in: context, matrix: part.matrix, coloring: part.coloring) }
    } then: {
      let coverage = cairo_pattern_reference(cairo_get_source(context))
      color.set(in: context, alpha: opacity)
      cairo_mask(context, coverage)
      cairo_pattern_destroy(coverage)
    }
  }

  private static func strokeTogether(
    _ parts: [Part], pen: StrokeStyle, color: Color, opacity: Double, in context: OpaquePointer
  ) {
    var matrix = parts[0].matrix.cairoMatrix
    cairo_set_matrix(context, &matrix)
    cairo_new_path(context)
    for part in parts {
      for case .shape(let shape) in part.artwork.nodes { shape.path.append(to: context) }
    }
    color.set(in: context, alpha: opacity)
    pen.stroke(in: context)
  }

  /// The one opaque colour that everything is painted in; nil where there are several, or see-through ones.
  private static func sharedColor(of parts: [Part]) -> Color? {
    var shared: Color?
    for part in parts {
      guard part.strength == 1 else { return nil }
      for node in part.artwork.nodes {
        guard case .shape(let shape) = node, let color = shape.paint.solidColor(part.coloring), color.alpha == 1,
          color == shared ?? color
        else { return nil }
        shared = color
      }
    }
    return shared
  }

  /// The one pen that everything is drawn with, in one place; nil where fills are among it.
  private static func sharedPen(of parts: [Part]) -> StrokeStyle? {
    var shared: StrokeStyle?
    for part in parts {
      guard part.matrix == parts[0].matrix else { return nil }
      for node in part.artwork.nodes {
        guard case .shape(let shape) = node, case .stroke(let pen) = shape.style, pen == shared ?? pen else {
          return nil
        }
        shared = pen
      }
    }
    return shared
  }
}

extension Paint {
  /// The colour, where the paint is a single one.
  fileprivate func solidColor(_ coloring: Coloring) -> Color? {
    switch self {
    case .color(let color): coloring.resolve(color)
    case .tint(let alpha): coloring.tint.multiplyingAlpha(by: alpha)
    case .linearGradient, .radialGradient: nil
    }
  }
}

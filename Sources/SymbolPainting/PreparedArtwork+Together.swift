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
  /// The picture of its own that this takes is what costs. Icons in one opaque colour do with their coverage, a quarter of
  /// the bytes. (To draw all strokes of one pen as one path does without any, but takes cairo longer: it follows a path's
  /// edges in finer steps wherever some of them meet.)
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
    context.composeApart(within: device, content: CAIRO_CONTENT_ALPHA) {
      for part in parts { part.artwork.draw(in: context, matrix: part.matrix, coloring: part.coloring) }
    } then: {
      let coverage = cairo_pattern_reference(cairo_get_source(context))
      color.set(in: context, alpha: opacity)
      cairo_mask(context, coverage)
      cairo_pattern_destroy(coverage)
    }
  }

  /// The one opaque colour that everything is painted in; nil where there are several, or see-through ones.
  static func sharedColor(of parts: [Part]) -> Color? {
    var shared: Color?
    for part in parts {
      guard part.strength == 1 else { return nil }
      for node in part.artwork.nodes {
        guard case .shape(let shape) = node, let color = SolidPaint(shape.paint).map(part.coloring.resolve),
          color.alpha == 1,
          color == shared ?? color
        else { return nil }
        shared = color
      }
    }
    return shared
  }
}

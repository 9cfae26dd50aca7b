import CRsvg
import SymbolArt

/// Artwork ready to be drawn any number of times, from any thread: paths as cairo takes them, extents known.
public struct PreparedArtwork: Sendable {
  /// Where ink can lie, in view box units; generous, never too small; null if there is none.
  public let bounds: Rect
  /// Whether something in it blends with what lies below, so that the picture must be composed apart.
  public let blends: Bool
  let nodes: [Node]

  indirect enum Node: Sendable {
    case shape(PreparedShape)
    case image(PreparedImage)
    case group(PreparedGroup)
    case gradient(ProjectedGradient)

    var bounds: Rect {
      switch self {
      case .shape(let shape): shape.bounds
      case .image(let image): image.frame
      case .group(let group): group.bounds
      case .gradient(let gradient): gradient.bounds
      }
    }
  }

  /// Takes artwork in drawing order. What leaves no ink, or holds numbers that are none, is left out.
  public init(_ artwork: [Artwork]) {
    self.init(
      nodes: artwork.compactMap { item in
        switch item {
        case .shape(let shape): PreparedShape(shape).map(Node.shape)
        case .image(let image): PreparedImage(image).map(Node.image)
        case .group(let group): PreparedGroup(group).map(Node.group)
        }
      })
  }

  init(nodes: [Node]) {
    self.nodes = nodes
    bounds = nodes.reduce(Rect.null) { $0.union($1.bounds) }
    blends = nodes.contains { node in
      if case .group(let group) = node { group.blendMode != .normal || group.content.blends } else { false }
    }
    fadesItemwise = PreparedArtwork.areApart(nodes)
  }

  /// Whether an opacity may be given to each node by itself, because no two can overlap.
  let fadesItemwise: Bool

  private static func areApart(_ nodes: [Node]) -> Bool {
    // A layer with more parts than this is composed as a group: cheaper than comparing them all.
    guard nodes.count <= 8 else { return false }
    for (index, node) in nodes.enumerated() {
      for other in nodes[..<index] where !node.bounds.intersection(other.bounds).isNull { return false }
    }
    return true
  }
}

/// A group with what is applied to its composed children.
struct PreparedGroup: Sendable {
  let content: PreparedArtwork
  let opacity: Double
  let clips: [(path: PreparedPath, rule: FillRule)]
  let mask: (content: PreparedArtwork, kind: ArtworkMask.Kind)?
  let blendMode: BlendMode
  let bounds: Rect

  /// nil when nothing of it can be seen.
  init?(_ group: ArtworkGroup) {
    var clips: [(path: PreparedPath, rule: FillRule)] = []
    for clip in group.clips {
      // An empty clip lets nothing through.
      guard let path = PreparedPath(clip.path) else { return nil }
      clips.append((path, clip.rule))
    }
    self.init(
      content: PreparedArtwork(group.children),
      opacity: group.opacity.isFinite ? min(max(group.opacity, 0), 1) : 1, clips: clips,
      mask: group.mask.map { (PreparedArtwork($0.content), $0.kind) }, blendMode: group.blendMode)
  }

  init?(
    content: PreparedArtwork, opacity: Double, clips: [(path: PreparedPath, rule: FillRule)],
    mask: (content: PreparedArtwork, kind: ArtworkMask.Kind)?, blendMode: BlendMode
  ) {
    self.content = content
    self.opacity = opacity
    self.clips = clips
    self.mask = mask
    self.blendMode = blendMode
    var bounds = clips.reduce(content.bounds) { $0.intersection($1.path.hull) }
    if let mask { bounds = bounds.intersection(mask.content.bounds) }
    guard !bounds.isNull, opacity > 0 else { return nil }
    self.bounds = bounds
  }
}

/// Pixels as a surface that is made once.
///
/// The surface is only read after `init`, so that several threads may paint it at once.
final class PreparedImage: @unchecked Sendable {
  let frame: Rect
  let width: Int
  let height: Int
  let surface: OpaquePointer?

  /// nil where the pixels do not fit the sides, or the frame has no extent.
  init?(_ image: ArtworkImage) {
    guard let raster = RasterImage(width: image.pixelWidth, height: image.pixelHeight, bytes: image.pixels),
      image.frame.width > 0, image.frame.height > 0, image.frame.x.isFinite, image.frame.y.isFinite,
      image.frame.width.isFinite, image.frame.height.isFinite
    else { return nil }
    frame = image.frame
    (width, height) = (raster.width, raster.height)
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let context = cairo_create(surface)
    raster.withSurface { pixels in
      cairo_set_source_surface(context, pixels, 0, 0)
      cairo_paint(context)
    }
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// Takes over a surface that is not drawn on any more.
  init(surface: OpaquePointer, frame: Rect) {
    self.surface = surface
    self.frame = frame
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  func draw(in context: OpaquePointer, coloring: Coloring, alpha: Double) {
    let pattern = cairo_pattern_create_for_surface(surface)
    defer { cairo_pattern_destroy(pattern) }
    // From the view box to the picture's pixels.
    var matrix = cairo_matrix_t(
      xx: Double(width) / frame.width, yx: 0, xy: 0, yy: Double(height) / frame.height,
      x0: -frame.x * Double(width) / frame.width, y0: -frame.y * Double(height) / frame.height)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    if coloring.keepsOwnColors {
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, alpha)
    } else {
      coloring.tint.set(in: context, alpha: alpha)
      cairo_mask(context, pattern)
    }
  }
}

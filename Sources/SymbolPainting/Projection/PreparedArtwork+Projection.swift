import CRsvg
import SymbolArt

extension PreparedArtwork {
  /// The artwork as it is seen in perspective, in the units of the view's result, which are taken for pixels: it is drawn
  /// with the identity as its matrix.
  ///
  /// Points of paths are moved, curves being lines within 0.1 pixel by then; strokes become their outlines, so that their
  /// width follows the perspective; pictures go through pixman.
  /// - Parameter view: from view box units to device pixels.
  public func projected(by view: ProjectiveTransform) -> PreparedArtwork {
    guard view.isFinite, abs(view.determinant) > 1e-12 else { return PreparedArtwork(nodes: []) }
    return PreparedArtwork(
      nodes: nodes.compactMap { node in
        switch node {
        case .shape(let shape): shape.projected(by: view)
        case .image(let image): image.projected(by: view).map(Node.image)
        case .group(let group): group.projected(by: view).map(Node.group)
        // Seen twice: only what is drawn flat is ever projected.
        case .gradient: nil
        }
      })
  }
}

extension PreparedShape {
  fileprivate func projected(by view: ProjectiveTransform) -> PreparedArtwork.Node? {
    let outline = path.outline(style, scale: view.scale(over: bounds))
    guard let seen = outline.seen(by: view) else { return nil }
    let rule: FillRule = if case .fill(let own) = style { own } else { .nonzero }
    switch paint {
    case .color, .tint: return PreparedShape(filling: seen, rule, paint: paint).map(PreparedArtwork.Node.shape)
    case .linearGradient, .radialGradient:
      return ProjectedGradient(seen, rule: rule, paint: paint, over: bounds, seenBy: view)
        .map(PreparedArtwork.Node.gradient)
    }
  }
}

extension PreparedGroup {
  fileprivate func projected(by view: ProjectiveTransform) -> PreparedGroup? {
    var seen: [(path: PreparedPath, rule: FillRule)] = []
    for clip in clips {
      let outline = clip.path.outline(.fill(clip.rule), scale: view.scale(over: clip.path.hull))
      guard let path = outline.seen(by: view) else { return nil }
      seen.append((path, clip.rule))
    }
    return PreparedGroup(
      content: content.projected(by: view), opacity: opacity, clips: seen,
      mask: mask.map { ($0.content.projected(by: view), $0.kind) }, blendMode: blendMode)
  }
}

extension PreparedImage {
  fileprivate func projected(by view: ProjectiveTransform) -> PreparedImage? {
    guard let device = view.seenBounds(of: frame)?.pixelAligned, device.isPaintable else { return nil }
    let toFrame = AffineTransform(
      a: frame.width / Double(width), b: 0, c: 0, d: frame.height / Double(height), e: frame.x, f: frame.y)
    guard
      let seen = WarpedPicture.surface(
        of: surface, seenBy: ProjectiveTransform(toFrame).concatenated(view), over: device)
    else { return nil }
    WarpedPicture.cut(seen, to: FlattenedPath.cut(frame.corners, before: view).map(view.apply), over: device)
    return PreparedImage(surface: seen, frame: device)
  }
}

/// A shape in a gradient's colours, seen in perspective: its outline is exact, its paint a picture that is seen.
struct ProjectedGradient: Sendable {
  private let path: PreparedPath
  private let rule: FillRule
  private let paint: Paint
  private let source: Rect
  private let view: ProjectiveTransform
  /// In device pixels.
  let bounds: Rect

  init?(_ path: PreparedPath, rule: FillRule, paint: Paint, over source: Rect, seenBy view: ProjectiveTransform) {
    guard source.width > 0, source.height > 0 else { return nil }
    self.path = path
    self.rule = rule
    self.paint = paint
    self.source = source
    self.view = view
    bounds = path.hull
  }

  /// A gradient is smooth: so many samples on the longer side of what it fills are enough.
  private static let samples = 384.0

  func draw(in context: OpaquePointer, coloring: Coloring, alpha: Double) {
    let device = bounds.pixelAligned
    guard device.isPaintable else { return }
    let scale = Self.samples / source.size
    // One sample more on every side, so that the picture's edge is nowhere seen.
    let area = source.insetBy(-2 / scale)
    let flat = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32((area.width * scale).rounded(.up)), Int32((area.height * scale).rounded(.up)))
    guard let painter = cairo_create(flat) else { return }
    cairo_scale(painter, scale, scale)
    cairo_translate(painter, -area.x, -area.y)
    paint.set(in: painter, coloring: coloring, alpha: alpha)
    cairo_paint(painter)
    cairo_destroy(painter)
    defer { cairo_surface_destroy(flat) }
    let toSource = AffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, e: area.x, f: area.y)
    guard
      let seen = WarpedPicture.surface(
        of: flat, seenBy: ProjectiveTransform(toSource).concatenated(view), over: device)
    else { return }
    WarpedPicture.setSource(seen, over: device, in: context)
    cairo_surface_destroy(seen)
    path.append(to: context)
    cairo_set_fill_rule(context, rule.cairoRule)
    cairo_fill(context)
  }
}

extension ProjectiveTransform {
  /// How many pixels a unit has along any direction, at most, over the part of a rectangle that is before the eye.
  func scale(over rect: Rect) -> Double {
    let scales = FlattenedPath.cut(rect.corners, before: self).map { corner in
      let (w, seen) = (depth(at: corner), apply(corner))
      let (x, y) = (Point(x: a - seen.x * g, y: b - seen.y * g), Point(x: c - seen.x * h, y: d - seen.y * h))
      // The larger singular value of the derivative.
      let sum = x.x * x.x + x.y * x.y + y.x * y.x + y.y * y.y
      let area = x.x * y.y - x.y * y.x
      return ((sum + max(sum * sum - 4 * area * area, 0).squareRoot()) / 2).squareRoot() / w
    }
    return scales.max() ?? 1
  }

  /// The extent of a rectangle as it is seen; nil where it lies behind the eye.
  public func seenBounds(of rect: Rect) -> Rect? {
    let points = FlattenedPath.cut(rect.corners, before: self).map(apply)
    guard let first = points.first else { return nil }
    return points.dropFirst().reduce(Rect(from: first, to: first)) { $0.union(Rect(from: $1, to: $1)) }
  }
}

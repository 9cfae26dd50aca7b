import CRsvg
import SymbolArt

extension Path {
  /// The tight extent of the outline (curves at their extremes), null for an empty path. Lone moves count.
  public var bounds: Rect {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    func add(_ x: Double, _ y: Double) {
      minX = min(minX, x)
      maxX = max(maxX, x)
      minY = min(minY, y)
      maxY = max(maxY, y)
    }
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        add(point.x, point.y)
        current = point
        start = point
      case .line(let point):
        add(point.x, point.y)
        current = point
      case .curve(let first, let second, let end):
        add(end.x, end.y)
        let inside =
          first.x >= minX && first.x <= maxX && second.x >= minX && second.x <= maxX && first.y >= minY
          && first.y <= maxY && second.y >= minY && second.y <= maxY
        if !inside {
          extremes(current.x, first.x, second.x, end.x) { value in
            minX = min(minX, value)
            maxX = max(maxX, value)
          }
          extremes(current.y, first.y, second.y, end.y) { value in
            minY = min(minY, value)
            maxY = max(maxY, value)
          }
        }
        current = end
      case .close: current = start
      }
    }
    return minX > maxX ? .null : Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

/// The values at the inner extremes of one coordinate of a cubic Bézier: roots of its derivative.
private func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, _ add: (Double) -> Void) {
  let a = -p0 + 3 * p1 - 3 * p2 + p3
  let b = 2 * (p0 - 2 * p1 + p2)
  let c = p1 - p0
  func at(_ t: Double) {
    guard t > 0, t < 1 else { return }
    let u = 1 - t
    add(u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3)
  }
  if abs(a) < 1e-12 {
    if abs(b) > 1e-12 { at(-c / b) }
    return
  }
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return }
  let root = discriminant.squareRoot()
  at((-b + root) / (2 * a))
  at((-b - root) / (2 * a))
}

extension Shape {
  /// The extent of the shape's ink, in view box units. Exact for fills and for round pens; elsewhere cairo measures.
  public var inkBounds: Rect {
    switch style {
    case .fill:
      let bounds = path.bounds
      return bounds.width == 0 && bounds.height == 0 ? .null : bounds
    case .stroke(let stroke):
      let round =
        stroke.cap == .round && stroke.join == .round && stroke.penTransform == .identity && stroke.dashes.isEmpty
      if round { return path.bounds.insetBy(-stroke.width / 2) }
      return ScratchContext.strokeExtents(of: path, style: stroke)
    }
  }
}

extension [Artwork] {
  /// The extent of all ink, in view box units; null where there is none.
  public var inkBounds: Rect {
    var result = Rect.null
    for node in self { result = result.union(node.inkBounds) }
    return result
  }
}

extension Artwork {
  /// The extent of the node's ink after its clips, in view box units.
  public var inkBounds: Rect {
    switch self {
    case .shape(let shape): return shape.inkBounds
    case .image(let image): return image.frame
    case .group(let group):
      guard group.opacity > 0 else { return .null }
      var result = group.children.inkBounds
      for clip in group.clips { result = result.intersection(clip.path.bounds) }
      if let mask = group.mask { result = result.intersection(mask.content.inkBounds) }
      return result
    }
  }
}

/// Measures strokes with cairo on a surface without pixels.
enum ScratchContext {
  static func strokeExtents(of path: Path, style: StrokeStyle) -> Rect {
    let hull = path.bounds
    guard !hull.isNull, let prepared = PreparedPath(path), style.width > 0, style.penTransform.isDrawable else {
      return .null
    }
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    let context = cairo_create(surface).unsafelyUnwrapped
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    // cairo counts in 1/256 and ends at 8 million: bring every drawing to a middle size, about the origin.
    let size = max(hull.size, style.width * 4)
    let scale = size.isFinite && size > 0 ? 4096 / size : 1
    cairo_scale(context, scale, scale)
    cairo_translate(context, -hull.center.x, -hull.center.y)
    prepared.append(to: context)
    var pen = style.penTransform
    (pen.e, pen.f) = (0, 0)
    var matrix = pen.cairoMatrix
    cairo_transform(context, &matrix)
    style.setPen(in: context)
    if !style.penTransform.isPlainPen {
      // cairo answers in the pen's space, whose upright box says little here: let it note the ink instead.
      cairo_stroke(context)
      var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
      cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height)
      guard width > 0, height > 0 else { return .null }
      return Rect(
        x: hull.center.x + x / scale, y: hull.center.y + y / scale, width: width / scale, height: height / scale)
    }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_stroke_extents(context, &x1, &y1, &x2, &y2)
    guard x2 > x1 || y2 > y1 else { return .null }
    return Rect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }
}

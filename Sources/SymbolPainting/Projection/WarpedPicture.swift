import CPixman
import CRsvg
import SymbolArt

/// Pixels seen in perspective, by pixman's projective transform.
enum WarpedPicture {
  /// A picture as it is seen, over the pixels of `device`.
  ///
  /// - Parameters:
  ///   - source: cairo's ARGB32.
  ///   - view: from the source's pixels to device pixels.
  ///   - device: whole pixels.
  /// - Returns: a surface of the size of `device` times `sampling`; nil where nothing can be seen.
  static func surface(of source: OpaquePointer?, seenBy view: ProjectiveTransform, over device: Rect) -> OpaquePointer?
  {
    let width = Int(device.width) * sampling
    let height = Int(device.height) * sampling
    guard width > 0, height > 0, width <= PaintingLimits.maximumSide, height <= PaintingLimits.maximumSide,
      let back = view.inverse
    else { return nil }
    cairo_surface_flush(source)
    let size = (Int32(cairo_image_surface_get_width(source)), Int32(cairo_image_surface_get_height(source)))
    let stride = cairo_image_surface_get_stride(source)
    guard let bits = cairo_image_surface_get_data(source),
      let result = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let target = cairo_image_surface_get_data(result)
    else { return nil }
    func image(_ size: (Int32, Int32), _ data: UnsafeMutablePointer<UInt8>, _ stride: Int32) -> OpaquePointer? {
      data.withMemoryRebound(to: UInt32.self, capacity: Int(size.1) * Int(stride) / 4) {
        pixman_image_create_bits(PIXMAN_a8r8g8b8, size.0, size.1, $0, stride)
      }
    }
    let from = image(size, bits, stride)
    let to = image((Int32(width), Int32(height)), target, cairo_image_surface_get_stride(result))
    defer {
      pixman_image_unref(from)
      pixman_image_unref(to)
    }
    // From the result's pixels to device pixels to the source's.
    let toDevice = AffineTransform(
      a: 1 / Double(sampling), b: 0, c: 0, d: 1 / Double(sampling), e: device.x, f: device.y)
    var transform = fixed(ProjectiveTransform(toDevice).concatenated(back), width: width, height: height)
    pixman_image_set_transform(from, &transform)
    pixman_image_set_filter(from, PIXMAN_FILTER_BILINEAR, nil, 0)
    // The edge is cut exactly by who asks for the picture: up to it the outermost pixels count whole.
    pixman_image_set_repeat(from, PIXMAN_REPEAT_PAD)
    pixman_image_composite32(
      PIXMAN_OP_SRC, from, nil, to, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
    cairo_surface_mark_dirty(result)
    return result
  }

  /// Cuts what `surface` gave to a polygon, in device pixels: the edge of what is seen, by the formula. (Left to itself,
  /// pixman 0.42 fills single columns beside what is turned with pixels of the picture: a hairline is seen.)
  static func cut(_ surface: OpaquePointer, to polygon: [Point], over device: Rect) {
    guard let first = polygon.first, let context = cairo_create(surface) else { return }
    cairo_scale(context, Double(sampling), Double(sampling))
    cairo_translate(context, -device.x, -device.y)
    cairo_move_to(context, first.x, first.y)
    for point in polygon.dropFirst() { cairo_line_to(context, point.x, point.y) }
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_fill(context)
    cairo_destroy(context)
  }

  /// Samples of a pixel along either side: bilinear alone leaves steps where the picture is seen at a slant.
  static let sampling = 2

  /// Makes what `surface` gave the source of a context in device space, over `device`.
  static func setSource(_ surface: OpaquePointer, over device: Rect, in context: OpaquePointer) {
    let pattern = cairo_pattern_create_for_surface(surface)
    let scale = Double(sampling)
    var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: -device.x * scale, y0: -device.y * scale)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// The same view for pixman, which counts in 16.16: it is scaled up as far as that goes, since a view in perspective is
  /// the same times any number, and its denominators are small.
  private static func fixed(_ view: ProjectiveTransform, width: Int, height: Int) -> pixman_transform_t {
    var largest = [view.a, view.b, view.c, view.d, view.e, view.f, view.g, view.h, view.i].map(abs).max() ?? 1
    for x in [0, Double(width)] {
      for y in [0, Double(height)] {
        largest = max(
          largest, abs(view.a * x + view.c * y + view.e), abs(view.b * x + view.d * y + view.f),
          abs(view.g * x + view.h * y + view.i))
      }
    }
    let factor = 16_000 / max(largest, 1e-300)
    func number(_ value: Double) -> pixman_fixed_t { pixman_fixed_t((value * factor * 65_536).rounded()) }
    return pixman_transform_t(
      matrix: (
        (number(view.a), number(view.c), number(view.e)), (number(view.b), number(view.d), number(view.f)),
        (number(view.g), number(view.h), number(view.i))
      ))
  }
}

import CRsvg
import SymbolArt

extension PreparedArtwork {
  /// Draws parts as one picture that is blurred, with one opacity.
  ///
  /// - Parameters:
  ///   - deviation: the Gaussian's standard deviation in device pixels.
  ///   - device: where the parts lie before the blur, in device pixels.
  ///   - erases: whether they knock out what lies below.
  public static func drawBlurred(
    _ parts: [Part], deviation: Double, opacity: Double, erases: Bool = false, in context: OpaquePointer,
    within device: Rect
  ) {
    context.composeBlurred(
      deviation: deviation, opacity: opacity, erases: erases, color: sharedColor(of: parts), within: device
    ) { painter in
      for part in parts {
        part.artwork.draw(in: painter, matrix: part.matrix, coloring: part.coloring, opacity: part.strength)
      }
    }
  }
}

extension OpaquePointer {
  /// For a cairo context: lets `body` draw on a picture of its own with the same device space, blurs it, and paints it.
  ///
  /// - Parameter color: the one colour that all is drawn in, if there is one: then coverage is all that is blurred.
  public func composeBlurred(
    deviation: Double, opacity: Double, erases: Bool = false, color: Color? = nil, within device: Rect,
    _ body: (OpaquePointer) -> Void
  ) {
    let reach = 3.5 * deviation
    // What is not seen is not blurred, unless it reaches into what is.
    let pixels = device.insetBy(-reach).intersection(deviceClip.insetBy(-reach)).pixelAligned
    let limit = Double(PaintingLimits.maximumSide)
    guard pixels.isPaintable, pixels.width > 0, pixels.height > 0, pixels.width <= limit, pixels.height <= limit else {
      return
    }
    let surface = cairo_image_surface_create(
      color == nil ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(pixels.width), Int32(pixels.height))
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_offset(surface, -pixels.x, -pixels.y)
    guard let painter = cairo_create(surface) else { return }
    body(painter)
    cairo_destroy(painter)
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    GaussianBlur.apply(
      to: bytes, width: Int(pixels.width), height: Int(pixels.height),
      stride: Int(cairo_image_surface_get_stride(surface)), channels: color == nil ? 4 : 1, deviation: deviation)
    cairo_surface_mark_dirty(surface)
    cairo_save(self)
    cairo_identity_matrix(self)
    if erases { cairo_set_operator(self, CAIRO_OPERATOR_DEST_OUT) }
    if let color {
      color.set(in: self, alpha: opacity)
      cairo_mask_surface(self, surface, 0, 0)
    } else {
      cairo_set_source_surface(self, surface, 0, 0)
      cairo_paint_with_alpha(self, opacity)
    }
    cairo_restore(self)
  }
}

extension OpaquePointer {
  /// For a cairo context: the extent of its clip in device pixels.
  fileprivate var deviceClip: Rect {
    cairo_save(self)
    defer { cairo_restore(self) }
    cairo_identity_matrix(self)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(self, &x1, &y1, &x2, &y2)
    return Rect(x: x1, y: y1, width: max(x2 - x1, 0), height: max(y2 - y1, 0))
  }
}

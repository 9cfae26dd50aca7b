// Both shims hold cairo's header, and in a target that imports both the compiler counts its constants to either one.
import CPango
import CRsvg

/// An in-memory cairo SVG surface: what is drawn on it comes back as resolved SVG text.
enum SVGSurface {
  private final class Sink {
    var bytes: [UInt8] = []
  }

  /// Draws with `body` and returns cairo's text; nil when cairo ends in an error.
  static func record(width: Double, height: Double, _ body: (OpaquePointer) -> Void) -> [UInt8]? {
    let sink = Sink()
    sink.bytes.reserveCapacity(16 * 1024)
    let surface = cairo_svg_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().bytes.append(
          contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), width, height)
    let context = cairo_create(surface).unsafelyUnwrapped
    // Curves are written as they are; cairo flattens them only to see where on the page a stroke lies.
    cairo_set_tolerance(context, max(width, height) / 256)
    body(context)
    let drawn = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    let written = cairo_surface_status(surface)
    cairo_surface_destroy(surface)
    return withExtendedLifetime(sink) {
      drawn == CAIRO_STATUS_SUCCESS && written == CAIRO_STATUS_SUCCESS ? sink.bytes : nil
    }
  }
}

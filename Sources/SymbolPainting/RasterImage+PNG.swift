import CRsvg
import Foundation

extension RasterImage {
  /// The picture as a PNG file's bytes (8-bit RGBA, not premultiplied, as PNG asks).
  public func pngData() throws(PNGError) -> Data {
    final class Sink { var data = Data() }
    let sink = Sink()
    let status = withSurface { surface in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, length in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(length))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(sink).toOpaque())
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw PNGError(status) }
    return sink.data
  }

  /// The picture of a PNG file.
  public init(pngData: Data) throws(PNGError) {
    final class Source {
      var rest: Data
      init(_ data: Data) { rest = data }
    }
    let source = Source(pngData)
    let surface = cairo_image_surface_create_from_png_stream(
      { closure, bytes, length in
        guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
        let source = Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
        guard source.rest.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
        source.rest.prefix(Int(length)).copyBytes(to: bytes, count: Int(length))
        source.rest = source.rest.dropFirst(Int(length))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(source).toOpaque())
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw PNGError(status) }
    // A file without alpha comes as RGB24, a 16-bit one as floats: painting brings each to ARGB32.
    self.init(
      width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)))
    draw { context in
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
    }
  }
}

/// Why a PNG could not be written or read, in cairo's words.
public struct PNGError: Error, CustomStringConvertible {
  /// cairo's own words.
  public let description: String

  init(_ status: cairo_status_t) {
    description = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown PNG error"
  }
}

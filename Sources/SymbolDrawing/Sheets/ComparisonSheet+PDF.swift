import CPango
import Foundation

extension ComparisonSheet {
  /// The page as a PDF document of one page, in vectors; a logical pixel is 1/96 inch.
  public func pdfData() throws(DocumentError) -> Data {
    final class Sink { var data = Data() }
    let sink = Sink()
    let pointsAPixel = 0.75
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, bytes, length in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(length))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), size.width * pointsAPixel, size.height * pointsAPixel)
    defer { cairo_surface_destroy(surface) }
    // A fixed date: the same sheet gives the same bytes.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Symbol Studio")
    if let context = cairo_create(surface) {
      cairo_scale(context, pointsAPixel, pointsAPixel)
      draw(in: context)
      cairo_show_page(context)
      let status = cairo_status(context)
      cairo_destroy(context)
      guard status == CAIRO_STATUS_SUCCESS else { throw DocumentError(status) }
    }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw DocumentError(status) }
    return sink.data
  }
}

/// Why a document could not be made, in cairo's words.
public struct DocumentError: Error, CustomStringConvertible {
  /// cairo's own words.
  public let description: String

  init(_ status: cairo_status_t) {
    description = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown"
  }
}

import CRsvg
import Foundation

/// librsvg on its own: what our numbers are ratios to.
enum Peer {
  struct Failure: Error {
    var message: String
  }

  /// A file that librsvg has read, drawn again and again.
  final class Document {
    private let handle: UnsafeMutablePointer<RsvgHandle>

    init(_ data: Data) throws(Failure) {
      let read = data.withUnsafeBytes { bytes in
        rsvg_handle_new_from_data(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil)
      }
      guard let read else { throw Failure(message: "librsvg refused a file of the benchmark") }
      handle = read
      rsvg_handle_set_dpi(handle, 96)
    }

    deinit { g_object_unref(handle) }

    /// Draws the whole document into a fresh picture of `size` pixels a side.
    func draw(size: Int) {
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size), Int32(size))
      let context = cairo_create(surface)
      var viewport = RsvgRectangle(x: 0, y: 0, width: Double(size), height: Double(size))
      rsvg_handle_render_document(handle, context, &viewport, nil)
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
  }
}

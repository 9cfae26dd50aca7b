import CRsvg
import Foundation
import SymbolPainting

/// The picture that librsvg draws of a whole file: what a symbol at rest must equal.
enum LibrsvgPicture {
  static func image(of data: Data, size: Int) -> RasterImage? {
    let bytes = [UInt8](data)
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
    rsvg_handle_set_dpi(handle, 96)
    var image = RasterImage(width: size, height: size)
    var area = RsvgRectangle(x: 0, y: 0, width: Double(size), height: Double(size))
    let drawn = image.draw { rsvg_handle_render_document(handle, $0, &area, nil) != 0 }
    return drawn ? image : nil
  }
}

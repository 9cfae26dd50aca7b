import CRsvg
import SymbolArt

/// A document in librsvg's hands.
final class LibrsvgDocument {
  private let handle: UnsafeMutablePointer<RsvgHandle>

  /// - Parameter styleSheet: User style sheet that is applied over the file's own styles.
  init(_ svg: UnsafeBufferPointer<UInt8>, styleSheet: String? = nil, file: String) throws(LoadError) {
    var error: UnsafeMutablePointer<GError>?
    // No base URI is ever set: nothing outside the text can be reached.
    guard let handle = rsvg_handle_new_from_data(svg.baseAddress, gsize(svg.count), &error) else {
      throw LoadError(file: file, reason: .drawingFailed, message: LibrsvgDocument.sentence(&error))
    }
    self.handle = handle
    rsvg_handle_set_dpi(handle, 96)
    if let styleSheet {
      let bytes = Array(styleSheet.utf8)
      _ = rsvg_handle_set_stylesheet(handle, bytes, gsize(bytes.count), nil)
    }
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  private static func sentence(_ error: inout UnsafeMutablePointer<GError>?) -> String {
    let words = error?.pointee.message.map { String(cString: $0) } ?? "unknown reason"
    g_clear_error(&error)
    return "The drawing library cannot read it (\(words.trimmedWords))."
  }

  /// The natural size in pixels at 96 dpi; nil where the file states none, or one in percent.
  var sizeInPixels: (width: Double, height: Double)? {
    var width = 0.0
    var height = 0.0
    guard rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 else { return nil }
    return (width, height)
  }

  /// The extent of the ink of the whole document, in the root's units; nil when nothing is drawn.
  func inkExtent(in viewport: Rect) -> Rect? {
    var area = viewport.rsvg
    var ink = RsvgRectangle()
    guard rsvg_handle_get_geometry_for_layer(handle, nil, &area, &ink, nil, nil) != 0 else { return nil }
    guard ink.width > 0 || ink.height > 0 else { return nil }
    return Rect(x: ink.x, y: ink.y, width: ink.width, height: ink.height)
  }

  /// Where an element's outline lies, in the root's units (so librsvg 2.54 answers, whatever the viewport); nil when it has none.
  func logicalExtent(of id: String, in viewport: Rect) -> Rect? {
    var area = viewport.rsvg
    var outline = RsvgRectangle()
    guard rsvg_handle_get_geometry_for_layer(handle, "#" + id, &area, nil, &outline, nil) != 0 else { return nil }
    return outline.width > 0 || outline.height > 0
      ? Rect(x: outline.x, y: outline.y, width: outline.width, height: outline.height) : nil
  }

  /// Draws the whole document into the viewport; answers whether librsvg could.
  func draw(in viewport: Rect, on context: OpaquePointer) -> Bool {
    var area = viewport.rsvg
    return rsvg_handle_render_document(handle, context, &area, nil) != 0
  }

  /// Draws one element in its place, with what its ancestors do to it; answers whether librsvg could.
  func draw(element id: String, in viewport: Rect, on context: OpaquePointer) -> Bool {
    var area = viewport.rsvg
    return rsvg_handle_render_layer(handle, context, "#" + id, &area, nil) != 0
  }
}

extension Rect {
  var rsvg: RsvgRectangle { RsvgRectangle(x: x, y: y, width: width, height: height) }
}

extension String {
  /// One line, single spaces: messages of libraries come with line breaks.
  var trimmedWords: String {
    // As most are: one word of plain signs.
    if utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

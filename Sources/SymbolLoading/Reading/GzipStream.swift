import CRsvg

/// A GLib converter (zlib's, for `.svgz`) that bytes are led through whole, from a start to an end.
struct GzipStream {
  private let converter: OpaquePointer

  /// Why the bytes did not come out at the other end.
  enum Fault: Error {
    /// They are none of the format.
    case damaged
    /// They end too early.
    case cutOff
    /// The taker wanted no more.
    case stopped
  }

  /// Takes over the reference to a `GConverter`; nil where GLib made none.
  init?(_ converter: OpaquePointer?) {
    guard let converter else { return nil }
    self.converter = converter
  }

  /// Converts all bytes, once; the converter is released then.
  ///
  /// - Parameter limit: bytes that may come out; the conversion is stopped as soon as there are more.
  func convert(_ bytes: [UInt8], limit: Int = .max) throws(Fault) -> [UInt8] {
    defer { g_object_unref(UnsafeMutableRawPointer(converter)) }
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    var position = 0
    while true {
      var read: gsize = 0
      var written: gsize = 0
      var error: UnsafeMutablePointer<GError>?
      let state = bytes.withUnsafeBytes { input in
        chunk.withUnsafeMutableBytes { output in
          g_converter_convert(
            converter, input.baseAddress?.advanced(by: position), gsize(bytes.count - position),
            output.baseAddress, gsize(output.count), G_CONVERTER_INPUT_AT_END, &read, &written, &error)
        }
      }
      g_clear_error(&error)
      result.append(contentsOf: chunk.prefix(Int(written)))
      position += Int(read)
      if result.count > limit { throw .stopped }
      if state == G_CONVERTER_FINISHED { return result }
      if state == G_CONVERTER_ERROR { throw .damaged }
      if read == 0 && written == 0 { throw .cutOff }
    }
  }
}

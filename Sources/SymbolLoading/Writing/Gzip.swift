import CRsvg

/// Packs with gzip (`.svgz`) by GLib; the same bytes give the same file.
enum Gzip {
  static func pack(_ bytes: [UInt8], file: String) throws(LoadError) -> [UInt8] {
    let failure = LoadError(file: file, reason: .unreadable, message: "The copy cannot be packed here.")
    let strongest: Int32 = 9
    guard let compressor = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP, strongest) else { throw failure }
    defer { g_object_unref(UnsafeMutableRawPointer(compressor)) }
    let converter = OpaquePointer(UnsafeMutableRawPointer(compressor))
    var packed: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    var position = 0
    while true {
      var read: gsize = 0
      var written: gsize = 0
      var error: UnsafeMutablePointer<GError>?
      let result = bytes.withUnsafeBytes { input in
        chunk.withUnsafeMutableBytes { output in
          g_converter_convert(
            converter, input.baseAddress?.advanced(by: position), gsize(bytes.count - position),
            output.baseAddress, gsize(output.count), G_CONVERTER_INPUT_AT_END, &read, &written, &error)
        }
      }
      g_clear_error(&error)
      packed.append(contentsOf: chunk.prefix(Int(written)))
      position += Int(read)
      if result == G_CONVERTER_FINISHED { return packed }
      if result == G_CONVERTER_ERROR || (read == 0 && written == 0) { throw failure }
    }
  }
}

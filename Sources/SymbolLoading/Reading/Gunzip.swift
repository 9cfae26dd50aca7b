import CRsvg

/// Unpacks gzip (`.svgz`, whatever the file is called) with GLib, without ever holding more than the limit.
enum Gunzip {
  static func unpack(_ packed: [UInt8], file: String) throws(LoadError) -> [UInt8] {
    guard let decompressor = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP) else {
      throw LoadError(file: file, reason: .unreadable, message: "The packed file cannot be unpacked here.")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(decompressor)) }
    let converter = OpaquePointer(UnsafeMutableRawPointer(decompressor))
    var unpacked: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    var position = 0
    while true {
      var read: gsize = 0
      var written: gsize = 0
      var error: UnsafeMutablePointer<GError>?
      let result = packed.withUnsafeBytes { input in
        chunk.withUnsafeMutableBytes { output in
          g_converter_convert(
            converter, input.baseAddress?.advanced(by: position), gsize(packed.count - position),
            output.baseAddress, gsize(output.count), G_CONVERTER_INPUT_AT_END, &read, &written, &error)
        }
      }
      g_clear_error(&error)
      unpacked.append(contentsOf: chunk.prefix(Int(written)))
      position += Int(read)
      if unpacked.count > Limits.bytes {
        throw LoadError(
          file: file, reason: .tooLarge, message: "Unpacked, the file is larger than \(megabytes(Limits.bytes)).")
      }
      switch result {
      case G_CONVERTER_FINISHED: return unpacked
      case G_CONVERTER_ERROR:
        throw LoadError(file: file, reason: .malformed, message: "The packed (gzip) file is damaged or cut off.")
      default:
        if read == 0 && written == 0 {
          throw LoadError(file: file, reason: .malformed, message: "The packed (gzip) file is cut off.")
        }
      }
    }
  }
}

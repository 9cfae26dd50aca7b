import CRsvg

/// Unpacks gzip (`.svgz`, whatever the file is called) with GLib, without ever holding more than the limit.
enum Gunzip {
  static func unpack(_ packed: [UInt8], file: String) throws(LoadError) -> [UInt8] {
    guard let stream = GzipStream(g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP)) else {
      throw LoadError(file: file, reason: .unreadable, message: "The packed file cannot be unpacked here.")
    }
    do {
      return try stream.convert(packed, limit: Limits.bytes)
    } catch {
      switch error {
      case .stopped:
        throw LoadError(
          file: file, reason: .tooLarge, message: "Unpacked, the file is larger than \(megabytes(Limits.bytes)).")
      case .damaged:
        throw LoadError(file: file, reason: .malformed, message: "The packed (gzip) file is damaged or cut off.")
      case .cutOff:
        throw LoadError(file: file, reason: .malformed, message: "The packed (gzip) file is cut off.")
      }
    }
  }
}

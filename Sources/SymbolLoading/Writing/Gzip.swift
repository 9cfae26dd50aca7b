import CRsvg

/// Packs with gzip (`.svgz`) by GLib; the same bytes give the same file.
enum Gzip {
  private static let strongest: Int32 = 9

  static func pack(_ bytes: [UInt8], file: String) throws(LoadError) -> [UInt8] {
    let failure = LoadError(file: file, reason: .unreadable, message: "The copy cannot be packed here.")
    guard let stream = GzipStream(g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP, strongest)) else {
      throw failure
    }
    do {
      return try stream.convert(bytes)
    } catch {
      throw failure
    }
  }
}

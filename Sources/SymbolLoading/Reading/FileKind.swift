/// Names what a file is that only calls itself SVG.
enum FileKind {
  private static let signatures: [([UInt8], String)] = [
    ([0x89, 0x50, 0x4e, 0x47], "a PNG picture"),
    ([0xff, 0xd8, 0xff], "a JPEG picture"),
    ([0x47, 0x49, 0x46, 0x38], "a GIF picture"),
    ([0x42, 0x4d], "a BMP picture"),
    ([0x49, 0x49, 0x2a, 0x00], "a TIFF picture"),
    ([0x4d, 0x4d, 0x00, 0x2a], "a TIFF picture"),
    ([0x00, 0x00, 0x01, 0x00], "a Windows icon"),
    ([0x38, 0x42, 0x50, 0x53], "a Photoshop document"),
    ([0x25, 0x50, 0x44, 0x46], "a PDF document (or an Illustrator file: export it as SVG)"),
    ([0x25, 0x21, 0x50, 0x53], "a PostScript document"),
    ([0x50, 0x4b, 0x03, 0x04], "a ZIP archive"),
    ([0x7f, 0x45, 0x4c, 0x46], "a program"),
    ([0x77, 0x4f, 0x46, 0x46], "a font"),
    ([0x77, 0x4f, 0x46, 0x32], "a font"),
    ([0x4f, 0x54, 0x54, 0x4f], "a font"),
    ([0x00, 0x01, 0x00, 0x00], "a font"),
    ([0x28, 0xb5, 0x2f, 0xfd], "a Zstandard archive"),
    ([0x42, 0x5a, 0x68], "a bzip2 archive"),
    ([0xfd, 0x37, 0x7a, 0x58, 0x5a], "an XZ archive"),
  ]

  /// A name for well-known binary formats, or nil for what may be text.
  static func binary(_ bytes: [UInt8]) -> String? {
    if let match = signatures.first(where: { bytes.starts(with: $0.0) }) { return match.1 }
    if bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)), Array(bytes[8..<12]) == Array("WEBP".utf8) {
      return "a WebP picture"
    }
    if bytes.count > 12, Array(bytes[4..<8]) == Array("ftyp".utf8) { return "a HEIC or AVIF picture, or a film" }
    return nil
  }

  /// A name for text that does not begin as XML does.
  static func text(_ bytes: [UInt8]) -> String {
    let start = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    switch start.first(where: { !$0.isWhitespace }) {
    case "{", "[":
      let isLottie = start.contains("\"layers\"") && start.contains("\"v\"")
      return isLottie ? "a Lottie animation (JSON)" : "a JSON file"
    default: return "a file of text or of an unknown kind"
    }
  }
}

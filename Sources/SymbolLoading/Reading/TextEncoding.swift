import Foundation

/// Brings text of the wide Unicode encodings to UTF-8, so that everything after it deals with one.
enum TextEncoding {
  /// The bytes as UTF-8 without a byte order mark, and whether they were changed.
  static func utf8(_ bytes: [UInt8], file: String) throws(LoadError) -> (text: [UInt8], recoded: Bool) {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return (Array(bytes.dropFirst(3)), true) }
    guard let (encoding, name, mark) = wideEncoding(of: bytes) else {
      // Programs that write text through a UTF-16 string tend to leave its name in a UTF-8 file.
      return (bytes, statesWideEncoding(bytes))
    }
    guard let text = String(data: Data(bytes.dropFirst(mark)), encoding: encoding) else {
      throw LoadError(
        file: file, reason: .malformed, message: "The file begins as \(name) text, but is damaged further on.")
    }
    return (Array(text.utf8), true)
  }

  /// Whether the XML declaration, readable as single bytes, nevertheless states UTF-16.
  private static func statesWideEncoding(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: Array("<?xml".utf8)) else { return false }
    return Array(bytes.prefix(while: { $0 != UInt8(ascii: ">") })).mentionsAnyCase("utf-16")
  }

  /// UTF-16 or UTF-32 and its name, and how many bytes its mark takes.
  static func wideEncoding(of bytes: [UInt8]) -> (encoding: String.Encoding, name: String, mark: Int)? {
    if bytes.starts(with: [0xff, 0xfe, 0, 0]) { return (.utf32LittleEndian, "UTF-32", 4) }
    if bytes.starts(with: [0, 0, 0xfe, 0xff]) { return (.utf32BigEndian, "UTF-32", 4) }
    if bytes.starts(with: [0xff, 0xfe]) { return (.utf16LittleEndian, "UTF-16", 2) }
    if bytes.starts(with: [0xfe, 0xff]) { return (.utf16BigEndian, "UTF-16", 2) }
    // Without a mark, the first character of XML, "<", tells.
    if bytes.starts(with: [0x3c, 0, 0, 0]) { return (.utf32LittleEndian, "UTF-32", 0) }
    if bytes.starts(with: [0, 0, 0, 0x3c]) { return (.utf32BigEndian, "UTF-32", 0) }
    if bytes.starts(with: [0x3c, 0]) { return (.utf16LittleEndian, "UTF-16", 0) }
    if bytes.starts(with: [0, 0x3c]) { return (.utf16BigEndian, "UTF-16", 0) }
    return nil
  }
}

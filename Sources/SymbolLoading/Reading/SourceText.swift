import Foundation
import SymbolArt

/// A file's text, checked and brought to a form that the XML reader takes: unpacked, of known encoding, of SVG's look.
struct SourceText {
  /// The document's bytes: UTF-8, or an 8-bit encoding that the XML declaration names.
  let bytes: [UInt8]
  /// Whether the bytes are UTF-8 whatever the XML declaration says (they were recoded).
  let isRecoded: Bool

  /// - Throws: when the bytes are not an SVG document by their looks; well-formedness is checked later.
  init(_ data: Data, file: String) throws(LoadError) {
    func refuse(_ reason: LoadError.Reason, _ message: String) -> LoadError {
      LoadError(file: file, reason: reason, message: message)
    }
    if data.isEmpty { throw refuse(.empty, "The file is empty.") }
    if data.count > Limits.bytes {
      throw refuse(.tooLarge, "The file has \(megabytes(data.count)); the limit is \(megabytes(Limits.bytes)).")
    }
    var raw = [UInt8](data)
    if raw.starts(with: [0x1f, 0x8b]) { raw = try Gunzip.unpack(raw, file: file) }
    if raw.isEmpty { throw refuse(.empty, "The packed file holds nothing.") }
    if let kind = FileKind.binary(raw) {
      throw refuse(.notSVG, "This is \(kind), not an SVG drawing.")
    }
    let (text, recoded) = try TextEncoding.utf8(raw, file: file)
    raw = text
    guard let first = raw.first(where: { !isXMLSpace($0) }) else {
      throw refuse(.empty, "The file holds nothing but white space.")
    }
    if raw.contains(0) {
      throw refuse(.malformed, "The file has NUL bytes in the middle of its text; it is damaged.")
    }
    if first != UInt8(ascii: "<") {
      throw refuse(.notSVG, "This is \(FileKind.text(raw)), not an SVG drawing.")
    }
    if raw.countOfTags > Limits.tags {
      throw refuse(.tooLarge, "The drawing has more than \(Limits.elements) elements; that is no icon.")
    }
    bytes = raw
    isRecoded = recoded
  }
}

extension SourceText {
  /// The text where it is UTF-8 and short enough to be kept; nil otherwise.
  var plain: String? {
    guard bytes.count <= SourceMarkup.longestText, let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    if isRecoded || bytes.allSatisfy({ $0 < 0x80 }) { return text }
    // An 8-bit encoding can look like UTF-8 by chance.
    let declaration = text.hasPrefix("<?xml") ? text.prefix { $0 != ">" }.lowercased() : ""
    return !declaration.contains("encoding") || declaration.contains("utf-8") ? text : nil
  }
}

extension [UInt8] {
  /// How many tags begin in the text, comments included.
  fileprivate var countOfTags: Int {
    var count = 0
    withUnsafeBufferPointer { text in
      for index in text.indices.dropLast() where text[index] == UInt8(ascii: "<") {
        // Letters, and what names in other scripts begin with.
        if text[index + 1] >= UInt8(ascii: "A") { count += 1 }
      }
    }
    return count
  }
}

func isXMLSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 }

func megabytes(_ count: Int) -> String {
  let tenths = (Double(count) / 1_048_576 * 10).rounded() / 10
  return "\(tenths) MB"
}

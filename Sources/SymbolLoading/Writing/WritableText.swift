import Foundation

/// A file's text in a form that attributes can be put into, and the way back to the file's own encoding.
struct WritableText {
  /// UTF-8, or an 8-bit encoding that the XML declaration names.
  private(set) var bytes: [UInt8]
  private let mark: [UInt8]
  private let encoding: String.Encoding?
  /// Whether letters beyond ASCII can be written as UTF-8.
  private let isUnicode: Bool

  init(_ data: Data, file: String) throws(LoadError) {
    var raw = [UInt8](data)
    if raw.starts(with: [0x1f, 0x8b]) { raw = try Gunzip.unpack(raw, file: file) }
    if let wide = TextEncoding.wideEncoding(of: raw) {
      mark = Array(raw.prefix(wide.mark))
      encoding = wide.encoding
    } else {
      mark = raw.starts(with: [0xef, 0xbb, 0xbf]) ? Array(raw.prefix(3)) : []
      encoding = nil
    }
    let (text, isRecoded) = try TextEncoding.utf8(raw, file: file)
    bytes = text
    let declaration = String(decoding: text.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self).lowercased()
    isUnicode =
      isRecoded || !declaration.hasPrefix("<?xml") || !declaration.contains("encoding")
      || declaration.contains("utf-8")
  }

  /// The file's bytes, unpacked.
  var data: Data {
    guard let encoding else { return Data(mark + bytes) }
    return Data(mark) + (String(decoding: bytes, as: UTF8.self).data(using: encoding) ?? Data())
  }

  /// Sets attributes of a tag: new values in the place of old ones, new attributes behind the others.
  mutating func state(_ attributes: [(name: String, value: String)], in tag: StartTag) {
    var changes: [(range: Range<Int>, text: String)] = []
    var added = ""
    for (name, value) in attributes {
      if let old = tag.values[name] {
        changes.append((old.range, escaped(value, quote: old.quote)))
      } else {
        added += " \(name)=\"\(escaped(value, quote: UInt8(ascii: "\"")))\""
      }
    }
    if !added.isEmpty { changes.append((tag.end..<tag.end, added)) }
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
  }

  private func escaped(_ text: String, quote: UInt8) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"" where quote == UInt8(ascii: "\""): result += "&quot;"
      case "'" where quote == UInt8(ascii: "'"): result += "&apos;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      case _ where !isUnicode && scalar.value > 126: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

/// The start tags of a well-formed document in document order, found in its bytes: the n-th is the n-th element's. A parser
/// gives no such places, and what it writes would not be the author's text any more.
struct StartTags {
  /// From "<" to ">", both within the range.
  private(set) var ranges: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    var position = 0
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open
      if bytes.has("<!--", at: open) {
        position = bytes.end(of: "-->", from: open + 4)
      } else if bytes.has("<![CDATA[", at: open) {
        position = bytes.end(of: "]]>", from: open + 9)
      } else if bytes.has("<?", at: open) {
        position = bytes.end(of: "?>", from: open + 2)
      } else if bytes.has("<!", at: open) {
        position = StartTags.endOfDeclaration(bytes, from: open + 2)
      } else {
        let isEnd = bytes.has("</", at: open)
        position = StartTags.endOfTag(bytes, from: open + 1)
        if !isEnd { ranges.append(open..<position) }
      }
    }
  }

  /// Behind the ">" that stands in no quotes.
  private static func endOfTag(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ">"): return position + 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        position = (bytes[(position + 1)...].firstIndex(of: bytes[position]) ?? bytes.count - 1) + 1
      default: position += 1
      }
    }
    return bytes.count
  }

  /// Behind a document type with all that it declares.
  private static func endOfDeclaration(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start
    var depth = 1
    while position < bytes.count, depth > 0 {
      if bytes.has("<!--", at: position) {
        position = bytes.end(of: "-->", from: position + 4)
        continue
      }
      if bytes.has("<?", at: position) {
        position = bytes.end(of: "?>", from: position + 2)
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        position = bytes[(position + 1)...].firstIndex(of: bytes[position]) ?? bytes.count - 1
      default: break
      }
      position += 1
    }
    return position
  }
}

/// One start tag, with the places of its attributes.
struct StartTag {
  /// Where each attribute's value stands, without its quotes.
  private(set) var values: [String: (range: Range<Int>, quote: UInt8)] = [:]
  /// Behind the last attribute, or the name where there is none.
  private(set) var end: Int
  /// With its prefix.
  let name: String

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var position = range.lowerBound + 1
    func isName(_ byte: UInt8) -> Bool {
      !isXMLSpace(byte) && byte != UInt8(ascii: "=") && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
    }
    func word() -> String {
      let start = position
      while position < range.upperBound, isName(bytes[position]) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while position < range.upperBound, isSkipped(bytes[position]) { position += 1 }
    }
    name = word()
    end = position
    while position < range.upperBound {
      skip(isXMLSpace)
      let attribute = word()
      guard !attribute.isEmpty else { break }
      skip { isXMLSpace($0) || $0 == UInt8(ascii: "=") }
      guard position < range.upperBound else { break }
      let quote = bytes[position]
      position += 1
      let start = position
      skip { $0 != quote }
      values[attribute] = (start..<position, quote)
      position = min(position + 1, range.upperBound)
      end = position
    }
  }
}

extension [UInt8] {
  fileprivate func has(_ text: StaticString, at position: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= count else { return false }
    return (0..<length).allSatisfy { self[position + $0] == text.utf8Start[$0] }
  }

  /// Behind the next place of a text.
  fileprivate func end(of text: StaticString, from start: Int) -> Int {
    var position = start
    while position < count {
      if has(text, at: position) { return position + text.utf8CodeUnitCount }
      position += 1
    }
    return count
  }
}

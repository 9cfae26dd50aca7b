import Foundation

/// Looks at the document type declaration before any XML reader does: entities inside the file are fine (Illustrator
/// declares its name spaces so), ones that lead outside are refused. The DTD itself is never fetched.
enum EntityDeclarations {
  /// Whether the text declares entities of its own, which then need expanding.
  static func check(_ text: SourceText, file: String) throws(LoadError) -> Bool {
    var scanner = ByteScanner(text.bytes)
    guard scanner.skip(past: "<!ENTITY") else { return false }
    repeat {
      let declaration = scanner.take(until: UInt8(ascii: ">"), outsideQuotes: true)
      let words = declaration.split(whereSeparator: isXMLSpace).prefix(3).map { String(decoding: $0, as: UTF8.self) }
      if words.first == "%" {
        throw LoadError(
          file: file, reason: .unsafe,
          message: "The file declares parameter entities, which a drawing has no use for. It was not opened.",
          line: scanner.line)
      }
      if words.count > 1, ["SYSTEM", "PUBLIC"].contains(words[1]) {
        throw LoadError(
          file: file, reason: .unsafe,
          message: "The file wants to read another file (external entity “\(words[0])”). It was not opened.",
          line: scanner.line)
      }
    } while scanner.skip(past: "<!ENTITY")
    return true
  }
}

/// Walks over bytes looking for words.
struct ByteScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The present line, counted from 1.
  var line: Int { bytes[..<position].count { $0 == 0x0a } + 1 }

  /// Moves behind the next occurrence of the word; false, and no move, if there is none.
  mutating func skip(past word: StaticString) -> Bool {
    guard let found = bytes.firstIndex(of: word, from: position) else { return false }
    position = found + word.utf8CodeUnitCount
    return true
  }

  /// The bytes up to the next `end` that stands outside quotation marks.
  mutating func take(until end: UInt8, outsideQuotes: Bool) -> ArraySlice<UInt8> {
    let start = position
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if outsideQuotes, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == end {
        break
      }
      position += 1
    }
    return bytes[start..<position]
  }
}

extension [UInt8] {
  /// Where the word next occurs, letter for letter.
  func firstIndex(of word: StaticString, from start: Int = 0) -> Int? {
    withUnsafeBytes { all in
      let count = word.utf8CodeUnitCount
      guard let base = all.baseAddress else { return nil }
      var position = start
      while position + count <= all.count {
        guard let found = memchr(base + position, Int32(word.utf8Start[0]), all.count - count + 1 - position) else {
          return nil
        }
        position = UnsafeRawPointer(found) - base
        if memcmp(found, word.utf8Start, count) == 0 { return position }
        position += 1
      }
      return nil
    }
  }

  func mentions(_ word: StaticString) -> Bool { firstIndex(of: word) != nil }

  /// Whether the word, given in lower case, occurs in any mixture of cases.
  func mentionsAnyCase(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    let first = word.utf8Start[0]
    return withUnsafeBytes { all in
      guard all.count >= count else { return false }
      for start in 0...(all.count - count) where all[start] | 0x20 == first {
        var index = 1
        while index < count, all[start + index] | 0x20 == word.utf8Start[index] | 0x20 { index += 1 }
        if index == count { return true }
      }
      return false
    }
  }
}

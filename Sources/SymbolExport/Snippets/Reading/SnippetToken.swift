/// A piece of Swift source, with its place.
struct SnippetToken: Hashable {
  enum Kind: Hashable {
    /// A name; back ticks are left out.
    case word
    case number
    /// The value of a literal; nil where something is interpolated into it.
    case string(String?)
    /// One character of punctuation.
    case mark
  }

  var kind: Kind
  /// As it is written.
  var text: String
  /// In characters from the beginning of the text.
  var range: Range<Int>

  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}

/// Cuts Swift source into tokens; comments and white space are left out. Whatever the text is, it comes to its end.
struct SnippetLexer {
  private let characters: [Character]
  private var position = 0
  private var tokens: [SnippetToken] = []

  static func tokens(of characters: [Character]) -> [SnippetToken] {
    var lexer = SnippetLexer(characters: characters)
    while lexer.position < characters.count { lexer.step() }
    return lexer.tokens
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  private func character(at place: Int) -> Character? { characters.indices.contains(place) ? characters[place] : nil }

  private func starts(with text: String) -> Bool {
    characters[position...].starts(with: text)
  }

  private mutating func step() {
    let start = position
    let next = characters[start]
    if next.isWhitespace {
      position += 1
    } else if starts(with: "//") {
      while position < characters.count, !characters[position].isNewline { position += 1 }
    } else if starts(with: "/*") {
      skipBlockComment()
    } else if next == "\"" || next == "“" || next == "”" || next == "#" && isRawString {
      readString()
    } else if next.isLetter || next == "_" || next == "`" {
      if next == "`" { position += 1 }
      let first = position
      while let letter = character(at: position), letter.isLetter || letter.isNumber || letter == "_" { position += 1 }
      let word = String(characters[first..<position])
      if next == "`", character(at: position) == "`" { position += 1 }
      position = max(position, start + 1)
      tokens.append(SnippetToken(kind: .word, text: word, range: start..<position))
    } else if next.isNumber || next == "-" && character(at: start + 1)?.isNumber == true {
      readNumber()
    } else {
      position += 1
      tokens.append(SnippetToken(kind: .mark, text: String(next), range: start..<position))
    }
  }

  /// Comments nest in Swift.
  private mutating func skipBlockComment() {
    var depth = 0
    while position < characters.count {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  private mutating func readNumber() {
    let start = position
    position += 1
    while let next = character(at: position) {
      // "2.0" is a number, "2...5" and "2.bounce" are not.
      let isPoint = next == "." && character(at: position + 1)?.isNumber == true
      guard next.isNumber || next == "_" || isPoint || next == "e" else { break }
      position += 1
    }
    let text = String(characters[start..<position].filter { $0 != "_" })
    tokens.append(SnippetToken(kind: .number, text: text, range: start..<position))
  }

  private var isRawString: Bool {
    var place = position
    while character(at: place) == "#" { place += 1 }
    return character(at: place) == "\""
  }

  /// "one line", """several""", #"raw"#, and “as word processors write it”.
  private mutating func readString() {
    let start = position
    var hashes = ""
    while character(at: position) == "#" {
      hashes += "#"
      position += 1
    }
    let isCurly = character(at: position) == "“" || character(at: position) == "”"
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    position += isCurly ? 1 : quote.count
    var value = ""
    var isPlain = true
    while position < characters.count {
      if isCurly ? characters[position] == "”" || characters[position] == "“" : starts(with: quote + hashes) {
        position += isCurly ? 1 : quote.count + hashes.count
        return append(value, isPlain, from: start)
      }
      // A line that ends first is one whose quote is missing.
      if characters[position].isNewline, quote.count == 1 { break }
      if characters[position] == "\\", hashes.isEmpty {
        position += 1
        guard let escaped = character(at: position) else { break }
        if escaped == "(" { isPlain = false }
        value.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        value.append(characters[position])
      }
      position += 1
    }
    append(value, isPlain, from: start)
  }

  private mutating func append(_ value: String, _ isPlain: Bool, from start: Int) {
    tokens.append(
      SnippetToken(
        kind: .string(isPlain ? value : nil), text: String(characters[start..<position]), range: start..<position))
  }
}

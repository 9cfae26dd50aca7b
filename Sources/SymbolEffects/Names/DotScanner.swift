/// Walks over dot syntax (`.name.option(label: value)`) and knows its place at every step.
struct DotScanner {
  /// Longer texts are no names: the longest valid one has some hundred characters.
  static let maximumLength = 1000

  let text: String
  let characters: [Character]
  /// The place of the next character.
  var position = 0

  /// Leaves white space at both ends out.
  init(_ text: String) throws(EffectNameError) {
    self.text = text
    guard text.utf8.count <= Self.maximumLength * 4 else { throw Self.tooLong(text) }
    characters = Array(text)
    guard characters.count <= Self.maximumLength else { throw Self.tooLong(text) }
    end = characters.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
    skipWhitespace()
  }

  /// After the last character that is not white space.
  private let end: Int

  var isAtEnd: Bool { position >= end }
  var next: Character? { isAtEnd ? nil : characters[position] }

  /// Steps over the character if it is next.
  mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  mutating func skipWhitespace() {
    while next?.isWhitespace == true { position += 1 }
  }

  /// A run of letters, digits and hyphens of any language, so that a wrong word is shown whole; may be empty.
  mutating func word() -> String {
    let start = position
    while let next, next.isLetter || next.isNumber || next == "_" || next == "-" { position += 1 }
    return String(characters[start..<position])
  }

  /// A decimal number, or nil, without a step, where none begins.
  mutating func number() -> Double? {
    let start = position
    if next == "-" || next == "+" { position += 1 }
    digits()
    if take(".") { digits() }
    if next == "e" || next == "E" {
      position += 1
      if next == "-" || next == "+" { position += 1 }
      digits()
    }
    if let number = Double(String(characters[start..<position])) { return number }
    position = start
    return nil
  }

  private mutating func digits() {
    while let next, next.isASCII, next.isWholeNumber { position += 1 }
  }

  /// How long the piece at the place is that a person would call wrong: the word, the number, or one character; 0 at the end.
  func wrongLength(at place: Int) -> Int {
    var scanner = self
    scanner.position = place
    let word = scanner.word().count
    scanner.position = place
    let number = scanner.number() == nil ? 0 : scanner.position - place
    return max(word, number, place < end ? 1 : 0)
  }

  /// The text with a piece of it replaced, without white space at the ends.
  func replacing(_ range: Range<Int>, with replacement: String) -> String {
    let start = characters.firstIndex { !$0.isWhitespace } ?? 0
    let lead = start < range.lowerBound ? String(characters[start..<range.lowerBound]) : ""
    let rest = range.upperBound < end ? String(characters[range.upperBound..<end]) : ""
    return lead + replacement + rest
  }

  func error(
    _ problem: String, at place: Int, length: Int? = nil, expected: [String] = [], nearest: String? = nil
  ) -> EffectNameError {
    EffectNameError(
      text: text, offset: place, length: length ?? wrongLength(at: place), problem: problem, expected: expected,
      nearest: nearest)
  }

  private static func tooLong(_ text: String) -> EffectNameError {
    // A text of few characters can still be long: marks pile up on one.
    let beginning = String(text.prefix(maximumLength + 1))
    let offset = min(maximumLength, beginning.count)
    return EffectNameError(
      text: beginning, offset: offset, length: beginning.count - offset,
      problem: "This is longer than \(maximumLength) characters, too long for the name of an effect.", expected: [])
  }
}

/// Where in a chain of dot syntax a cursor stands: in which word, and which others are there.
struct CompletionPlace {
  /// The word about the cursor.
  let range: Range<Int>
  /// Its part before the cursor.
  let typed: String
  /// The words of the chain before it.
  let before: [String]
  /// The words of the chain before and after it.
  let others: [String]
  /// The option in whose parentheses the cursor stands, if it does.
  let openParenthesis: String?

  /// nil for text too long to be a name.
  init?(_ text: String, cursor: Int) {
    guard text.utf8.count <= DotScanner.maximumLength else { return nil }
    let characters = Array(text)
    let cursor = cursor.clamped(to: 0...characters.count)
    func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

    var start = cursor
    while start > 0, isPart(characters[start - 1]) { start -= 1 }
    var end = cursor
    while end < characters.count, isPart(characters[end]) { end += 1 }
    range = start..<end
    typed = String(characters[start..<cursor])

    var before: [String] = []
    var after: [String] = []
    var enclosing: [String] = []
    var enclosingAtCursor: String?
    var word = ""
    // One step beyond the end closes the last word.
    for index in 0...characters.count {
      if index == start { enclosingAtCursor = enclosing.last }
      if index < characters.count, isPart(characters[index]) {
        word.append(characters[index])
        continue
      }
      if !word.isEmpty, enclosing.isEmpty, index != end || start == end {
        if index <= start { before.append(word) } else { after.append(word) }
      }
      if index < characters.count {
        if characters[index] == "(" { enclosing.append(word) }
        if characters[index] == ")" { _ = enclosing.popLast() }
      }
      word = ""
    }
    self.before = before
    others = before + after
    openParenthesis = enclosingAtCursor
  }

  /// The candidates that go with what has been typed: first those that begin with it, then those that contain it.
  func matching(_ candidates: [(insertion: String, title: String, summary: String)]) -> [Completion] {
    let typed = typed.lowercased()
    let ranked = candidates.map { candidate in
      let name = candidate.insertion.prefix { $0 != "(" || typed.contains("(") }.lowercased()
      return (candidate, name.hasPrefix(typed) ? 0 : isIn(typed, name) ? 1 : 2)
    }
    return (ranked.filter { $0.1 == 0 } + ranked.filter { $0.1 == 1 }).map { candidate, _ in
      Completion(
        range: range, insertion: candidate.insertion, title: candidate.title, summary: candidate.summary)
    }
  }

  private func isIn(_ part: String, _ name: String) -> Bool {
    name.indices.contains { name[$0...].hasPrefix(part) }
  }
}

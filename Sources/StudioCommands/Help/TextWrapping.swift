/// Text broken into lines that a terminal can show.
enum TextWrapping {
  /// The columns that help is set in, whatever the terminal: longer lines are harder to read.
  static let columns = 80

  /// Words as lines of at most `width` characters, each after `indent` spaces.
  static func lines(_ text: String, indent: Int = 0, width: Int = columns) -> [String] {
    let room = max(width - indent, 20)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { String(repeating: " ", count: indent) + $0 }
  }

  /// A list of terms with their explanations: beside short terms, below long ones.
  static func definitions(_ items: [(term: String, meaning: String)], indent: Int = 2, column: Int = 26) -> [String] {
    items.flatMap { item -> [String] in
      let term = String(repeating: " ", count: indent) + item.term
      var meaning = lines(item.meaning, indent: column)
      guard term.count < column - 1, !meaning.isEmpty else { return [term] + meaning }
      meaning[0] = term + meaning[0].dropFirst(term.count)
      return meaning
    }
  }
}

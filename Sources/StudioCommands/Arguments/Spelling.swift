import SymbolEffects

/// Words as people write them and as a terminal may show them.
enum Spelling {
  /// The candidate that a mistyped word most likely meant; nil where none comes near.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    guard let nearest = nearestSpelling(to: word, among: candidates) else { return nil }
    if nearest.lowercased().hasPrefix(word.lowercased()), word.count > 1 { return nearest }
    // A third of the letters may be wrong; beyond that it was another word.
    return editDistance(word, nearest) <= max(1, (max(word.count, nearest.count) + 1) / 3) ? nearest : nil
  }

  /// "1 file", "2 files".
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// A text from outside in one line: control characters are shown as escapes, so that none reaches the terminal.
  static func shown(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate:
          result += "\\u{\(String(scalar.value, radix: 16))}"
        // Joiners hold emoji together; other format characters turn the direction of writing.
        case .format where scalar.value != 0x200D:
          result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

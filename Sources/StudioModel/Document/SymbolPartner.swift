/// Names of the symbols that one is likely to change into: its struck out, filled or opposite form, or what it is itself
/// a form of.
///
/// Icon sets name them by a few habits ("bell-off" in Lucide, "bell-slash" in Bootstrap and SF Symbols); the names are
/// offered in the order of likelihood, and the first one that is there is meant.
public enum SymbolPartner {
  /// Words that stand for opposites, either way.
  private static let opposites = [
    ("play", "pause"), ("on", "off"), ("open", "closed"), ("lock", "unlock"), ("lock", "lock-open"), ("sun", "moon"),
    ("check", "x"), ("check", "cross"), ("check", "close"), ("plus", "minus"), ("up", "down"), ("left", "right"),
    ("expand", "collapse"), ("maximize", "minimize"), ("show", "hide"), ("download", "upload"), ("male", "female"),
    ("start", "stop"), ("enter", "exit"), ("login", "logout"), ("mute", "unmute"), ("empty", "full"),
    ("happy", "sad"), ("smile", "frown"), ("thumbs-up", "thumbs-down"), ("add", "remove"), ("mail", "mail-open"),
    ("volume", "volume-x"), ("volume-2", "volume-x"), ("speaker-waves", "speaker-slash"), ("copy", "check"),
    ("menu", "x"), ("folder", "folder-open"), ("book", "book-open"), ("mic", "microphone"),
  ]
  /// What is put behind a name for its struck out form, then for its filled one.
  private static let struckOut = ["off", "slash", "mute", "muted", "x", "disabled", "crossed"]
  private static let filled = ["fill", "filled", "solid"]
  private static let separators: [Character] = ["-", ".", "_"]

  /// Names to look for, the likeliest first; never the name itself.
  public static func names(for name: String) -> [String] {
    var result: [String] = []
    func offer(_ other: String) {
      if other != name, !other.isEmpty, !result.contains(other) { result.append(other) }
    }
    let separator = name.first { Self.separators.contains($0) } ?? "-"
    let separators = [separator] + Self.separators.filter { $0 != separator }
    let words = name.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    // "bell-slash" and "bell-slash-fill" lead to what is not struck out.
    for (index, word) in words.enumerated() where index > 0 && struckOut.contains(word) {
      offer((words[..<index] + words[(index + 1)...]).joined(separator: String(separator)))
    }
    for opposite in exchanged(words, separator) { offer(opposite) }
    // "bell-fill" is struck out as "bell-slash-fill".
    let style = words.count > 1 && filled.contains(words[words.count - 1]) ? words[words.count - 1] : nil
    let stem = style == nil ? words : Array(words.dropLast())
    for suffix in struckOut {
      for separator in separators {
        offer((stem + [suffix] + (style.map { [$0] } ?? [])).joined(separator: String(separator)))
      }
    }
    if style != nil { offer(stem.joined(separator: String(separator))) }
    for suffix in filled {
      for separator in separators { offer((words + [suffix]).joined(separator: String(separator))) }
    }
    // "bell-check" and "wifi-low" are forms of "bell" and "wifi".
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      offer(words[..<count].joined(separator: String(separator)))
    }
    return result
  }

  /// The name with one of its words, or all of it, put into its opposite.
  private static func exchanged(_ words: [String], _ separator: Character) -> [String] {
    var result: [String] = []
    for (one, other) in opposites {
      for (from, to) in [(one, other), (other, one)] {
        let parts = from.split(separator: "-").map(String.init)
        guard parts.count <= words.count else { continue }
        for start in 0...(words.count - parts.count) where Array(words[start..<(start + parts.count)]) == parts {
          let replacement = to.split(separator: "-").map(String.init)
          result.append(
            (words[..<start] + replacement + words[(start + parts.count)...]).joined(separator: String(separator)))
        }
      }
    }
    return result
  }
}

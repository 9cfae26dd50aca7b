/// Whether what was typed is one slip of the finger away from a word: a letter wrong, missing, too many, or two swapped
/// (Damerau–Levenshtein distance of at most 1).
enum OneSlip {
  /// Compares with the word's beginning, so that a slip is forgiven before the word is typed to its end. The first
  /// letter must be right, or swapped with the second: people seldom miss that one, and it keeps the matches few.
  static func separates(_ typed: [UInt8], from text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
    let word = UnsafeBufferPointer(rebasing: text[word])
    var same = 0
    while same < typed.count, same < word.count, typed[same] == word[same] { same += 1 }
    if same == typed.count { return true }
    let isSwapped =
      same + 1 < typed.count && same + 1 < word.count
      && typed[same] == word[same + 1] && typed[same + 1] == word[same]
      && rest(of: typed, from: same + 2, continues: word, at: same + 2)
    if same == 0 { return isSwapped }
    return isSwapped
      || rest(of: typed, from: same + 1, continues: word, at: same + 1)  // wrong
      || rest(of: typed, from: same, continues: word, at: same + 1)  // missing
      || rest(of: typed, from: same + 1, continues: word, at: same)  // too many
  }

  /// Whether the word goes on, at a place, with the rest of what was typed.
  private static func rest(
    of typed: [UInt8], from first: Int, continues word: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Bool {
    guard place <= word.count, max(0, typed.count - first) <= word.count - place else { return false }
    var index = first
    while index < typed.count {
      if typed[index] != word[place + index - first] { return false }
      index += 1
    }
    return true
  }
}

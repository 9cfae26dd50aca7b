import Foundation

/// How names and what a person types become comparable: lowercase, without diacritics, split into words.
enum SearchWords {
  /// The words of a text: parted by anything that is no letter or digit, at humps ("bellOff") and where digits begin.
  static func split(_ text: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    var previous = Kind.separator
    for byte in folded(text).utf8 {
      let kind = Kind(byte)
      let startsWord =
        kind == .separator || (kind == .upper && previous == .lower) || (kind == .digit) != (previous == .digit)
      if startsWord, !word.isEmpty {
        words.append(word)
        word = []
      }
      if kind != .separator { word.append(kind == .upper ? byte + 0x20 : byte) }
      previous = kind
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Without diacritics. Case is kept, since humps tell words apart.
  private static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let plain = text.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    // What is left beyond ASCII (Cyrillic, Greek …) has its case removed here, as the loop above knows only ASCII.
    return plain.utf8.allSatisfy({ $0 < 0x80 }) ? plain : plain.lowercased()
  }

  private enum Kind {
    case separator, lower, upper, digit

    init(_ byte: UInt8) {
      switch byte {
      case 0x61...0x7a, 0x80...: self = .lower
      case 0x41...0x5a: self = .upper
      case 0x30...0x39: self = .digit
      default: self = .separator
      }
    }
  }
}

/// Why a name or options could not be read: where, what was expected there, and what comes nearest.
///
/// `offset` and `length` count characters (Swift's `Character`) of `text`.
public struct EffectNameError: Error, Hashable, Sendable {
  /// All that was read.
  public var text: String
  /// Where the wrong part begins.
  public var offset: Int
  /// How long the wrong part is; 0 where something is missing.
  public var length: Int
  /// What is wrong, as a sentence for a designer.
  public var problem: String
  /// What could stand there, as it is written; empty if nothing could.
  public var expected: [String]
  /// The whole text with the nearest valid spelling in place; nil if nothing comes near.
  public var nearest: String?

  /// The wrong part itself; empty where something is missing.
  public var found: String { String(text.dropFirst(offset).prefix(length)) }

  /// The wrong part's range in `text`.
  public var range: Range<String.Index> {
    let start = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    let end = text.index(start, offsetBy: length, limitedBy: text.endIndex) ?? text.endIndex
    return start..<end
  }
}

extension EffectNameError: CustomStringConvertible {
  /// Problem, expectation and suggestion, without the caret lines: fits in one line below an entry.
  public var summary: String {
    var sentences = [problem]
    if !expected.isEmpty { sentences.append("Expected here: \(expected.joined(separator: ", ")).") }
    if let nearest { sentences.append("Did you mean \(displayable(nearest))?") }
    return sentences.joined(separator: " ")
  }

  /// The summary, and below it the text with a caret under each wrong character.
  public var message: String {
    // An excerpt of so many characters on each side, and so many of the wrong part, fits in a terminal's line.
    let (context, longest) = (30, 40)
    let characters = Array(text)
    let place = min(offset, characters.count)
    let wrong = min(length, longest, characters.count - place)
    let start = max(0, place - context)
    let end = min(characters.count, place + wrong + context)
    let lead = (start > 0 ? "…" : "") + displayable(String(characters[start..<place]))
    let rest = displayable(String(characters[place..<end])) + (end < characters.count ? "…" : "")
    let indentation = String(repeating: " ", count: lead.count)
    return "\(summary)\n  \(lead)\(rest)\n  \(indentation)\(String(repeating: "^", count: max(1, wrong)))"
  }

  /// The message.
  public var description: String { message }
}

/// Text from outside as it may be shown in a line: nothing that moves the caret, turns the writing or piles up marks;
/// of a long text the beginning.
func displayable(_ text: String) -> String {
  let longest = 100
  guard text.count <= longest else { return displayable(String(text.prefix(longest - 1))) + "…" }
  // Longer clusters are no emoji and no letter of any language, but they can cover the lines around them.
  let longestCluster = 10
  return String(
    text.map { character in
      if character == "\t" { return " " }
      let hidden = character.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
        // Joiners hold emoji together; other format characters turn the direction of writing.
        case .format: scalar.value != 0x200D
        default: false
        }
      }
      return hidden || character.unicodeScalars.count > longestCluster ? "\u{FFFD}" : character
    })
}

import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolMotion

/// What a piece of code for Apple's frameworks asks of a symbol, as far as it was understood.
public struct SnippetReading: Hashable, Sendable {
  /// In the order in which they are added there; each type once, the later counts.
  public internal(set) var effects: [AppliedEffect] = []
  /// Types that are removed without having been added before.
  public internal(set) var removed: [EffectKind] = []
  /// Whether all effects are removed.
  public internal(set) var removesAll = false
  /// The image's name as it is written ("bell.slash"); nil where none is.
  public internal(set) var symbolName: String?
  /// The name of the image that a content transition leads to.
  public internal(set) var secondSymbolName: String?
  /// 0…1.
  public internal(set) var variableValue: Double?
  /// How the value is shown; nil: nothing is said.
  public internal(set) var variableValueMode: VariableValueMode?
  /// Where the colours come from; nil: nothing is said.
  public internal(set) var rendering: RenderingMode?
  /// Types of `effects` that are not in the state that adding them leads to: `isActive` is written as false, or, for what
  /// appears, as true.
  public internal(set) var inactive: Set<EffectKind> = []
  /// Types of `effects` that are to be in their end state at once: `animated: false`, or a transaction without animations.
  public internal(set) var unanimated: Set<EffectKind> = []
  /// Whether a transaction takes all motion away.
  var disablesAnimations = false
  /// What was not understood, in the order of the text.
  public internal(set) var notes: [SnippetNote] = []

  /// Whether anything was understood.
  public var isEmpty: Bool {
    effects.isEmpty && removed.isEmpty && !removesAll && symbolName == nil && secondSymbolName == nil
      && variableValue == nil && variableValueMode == nil && rendering == nil
  }

  /// Longer texts are whole programs, in which nobody means all effects.
  public static let longestText = 100_000

  /// Nothing, so far.
  init() {}

  /// Reads code: modifiers of SwiftUI, calls on image views of UIKit, AppKit and GTK, or effects by name, one a line.
  /// What has nothing to do with symbol effects is passed over; what has, and is not understood, leaves a note.
  public init(of text: String) {
    guard text.utf8.count <= Self.longestText else {
      notes = [
        SnippetNote(
          line: 1, column: 1, found: "",
          message: "This is more than \(Self.longestText) characters: paste only the lines with the effects.")
      ]
      return
    }
    var reader = SnippetReader(text)
    self = reader.read()
  }
}

extension SnippetReading {
  /// Notes that a symbol which the snippet names is not to be found.
  public mutating func noteMissing(symbol name: String, in text: String) {
    let characters = Array(text)
    let place = SnippetLexer.tokens(of: characters).first { $0.kind == .string(name) }?.range ?? 0..<0
    notes.append(
      SnippetNote(
        place, in: characters, message: "There is no symbol of this name in the library; the present one stays."))
  }
}

/// Something in a snippet that was not understood, with its place.
public struct SnippetNote: Hashable, Sendable {
  /// Counted from 1.
  public var line: Int
  /// In characters, counted from 1.
  public var column: Int
  /// The piece itself; empty where something is missing.
  public var found: String
  /// What is wrong with it and what was done, as a sentence for a designer.
  public var message: String
}

extension SnippetNote {
  /// A note about a piece of a text.
  init(_ range: Range<Int>, in characters: [Character], message: String) {
    let before = characters[..<min(range.lowerBound, characters.count)]
    let lineStart = before.lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    line = before.count(where: \.isNewline) + 1
    column = range.lowerBound - lineStart + 1
    found = String(characters[range.clamped(to: 0..<characters.count)])
    self.message = message
  }
}

extension SnippetNote: CustomStringConvertible {
  /// "Line 3, column 12: …".
  public var description: String { "Line \(line), column \(column): \(message)" }
}

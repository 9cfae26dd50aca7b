import SymbolArt
import SymbolDrawing
import SymbolEffects

/// Effects and options as they are written.
extension SnippetReader {
  /// The effect; nil, with a note, where even its type is not understood. Options of it that are not understood are left
  /// out, each with a note.
  mutating func effect(_ tokens: ArraySlice<SnippetToken>) -> AnySymbolEffect? {
    var text = SnippetText(chosen(tokens))
    text.takeTypeForName()
    guard text.isDotted else {
      elsewhere(tokens, "the effect")
      return nil
    }
    let mostMistakes = 6
    for _ in 0...mostMistakes {
      do throws(EffectNameError) {
        return try AnySymbolEffect(parsing: text.text)
      } catch {
        note(text.range(error.offset, error.length), error.summary)
        guard text.removeOption(at: error.offset) else { return nil }
      }
    }
    return nil
  }

  /// Repetition and speed: those of the chain that are understood.
  mutating func options(_ tokens: ArraySlice<SnippetToken>) -> SymbolEffectOptions? {
    var text = SnippetText(chosen(tokens))
    text.takeTypeForName()
    guard text.isDotted else {
      elsewhere(tokens, "the options")
      return nil
    }
    let mostMistakes = 6
    for _ in 0...mostMistakes {
      do throws(EffectNameError) {
        return try SymbolEffectOptions(parsing: text.text)
      } catch {
        note(text.range(error.offset, error.length), error.summary)
        guard text.removeOption(at: error.offset, includingFirst: true) else { return nil }
      }
    }
    return nil
  }

  /// `.symbolVariableValueMode(.draw)`, `.symbolRenderingMode(.hierarchical)`.
  mutating func readMode(_ token: SnippetToken, _ call: SnippetArguments) {
    let word = call[nil]?.tokens.last { $0.kind == .word }
    let isRendering = token.text == "symbolRenderingMode"
    if isRendering {
      reading.rendering = word.flatMap { RenderingMode(rawValue: $0.text) }
    } else {
      reading.variableValueMode = word.flatMap { VariableValueMode(rawValue: $0.text) }
    }
    guard let word, reading.rendering == nil && isRendering || reading.variableValueMode == nil && !isRendering else {
      return
    }
    let known = isRendering ? RenderingMode.allCases.map(\.rawValue) : VariableValueMode.allCases.map(\.rawValue)
    note(word.range, "“.\(word.text)” is none of .\(known.joined(separator: ", .")); it is left out.")
  }

  /// The word in `name: .word` or `name = .word`.
  func choice(after position: Int) -> String? {
    guard position + 3 < tokens.count, tokens[position + 1].isMark(":") || tokens[position + 1].isMark("="),
      tokens[position + 2].isMark("."), tokens[position + 3].kind == .word
    else { return nil }
    return tokens[position + 3].text
  }

  /// Of two that are chosen between (`a ? b : c`) the first.
  private mutating func chosen(_ tokens: ArraySlice<SnippetToken>) -> ArraySlice<SnippetToken> {
    guard let question = tokens.firstIndex(where: { $0.isMark("?") }),
      let colon = tokens[question...].firstIndex(where: { $0.isMark(":") }), let first = tokens.first
    else { return tokens }
    note(
      first.range.lowerBound..<tokens[tokens.endIndex - 1].range.upperBound,
      "This is a choice between two; the first is taken.")
    return tokens[(question + 1)..<colon]
  }

  private mutating func elsewhere(_ tokens: ArraySlice<SnippetToken>, _ what: String) {
    guard let first = tokens.first, let last = tokens.last else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    note(
      range,
      "“\(String(characters[range]))” is a name from elsewhere in the program: \(what) must be written out, such as "
        + (what == "the effect" ? ".bounce." : ".speed(2)."))
  }
}

/// Tokens put together again without comments and line breaks, with the place of each character in the source.
struct SnippetText {
  private(set) var text = ""
  private var places: [Int] = []
  private var end = 0

  init(_ tokens: ArraySlice<SnippetToken>) {
    for token in tokens {
      text += token.text
      places += Array(token.range.prefix(token.text.count))
      // `(2, delay: 0.5)`: labels and commas are written with a space behind them.
      if token.isMark(",") || token.isMark(":") {
        text += " "
        places.append(token.range.upperBound)
      }
      while places.count < text.count { places.append(token.range.upperBound) }
      end = token.range.upperBound
    }
  }

  var isDotted: Bool { text.hasPrefix(".") }

  /// `BounceSymbolEffect().up` is `.bounce.up`, `SymbolEffectOptions.speed(2)` is `.speed(2)`; an angle is in degrees.
  mutating func takeTypeForName() {
    let name = String(text.prefix { $0.isLetter })
    let suffix = "SymbolEffect"
    if name == "SymbolEffectOptions" || name == "SymbolEffectOptions()" {
      cut(0..<name.count)
    } else if name.hasSuffix(suffix), name != suffix {
      let kind = name.dropLast(suffix.count)
      let word = "." + kind.prefix(1).lowercased() + kind.dropFirst()
      let hasName = text.dropFirst(name.count).lowercased().hasPrefix(word.lowercased())
      put(hasName ? "" : word, in: 0..<name.count)
    }
    for noise in ["()", ".degrees(", "Angle"] {
      while let place = firstPlace(of: noise) {
        if noise == ".degrees(", let close = text.dropFirst(place).firstIndex(of: ")") {
          let closing = text.distance(from: text.startIndex, to: close)
          cut(closing..<closing + 1)
        }
        cut(place..<place + noise.count)
      }
    }
  }

  /// The place in the source of a piece of the text.
  func range(_ offset: Int, _ length: Int) -> Range<Int> {
    guard places.indices.contains(offset) else { return end..<end }
    let last = min(offset + max(length, 1), places.count) - 1
    return places[offset]..<(length == 0 ? places[offset] : places[last] + 1)
  }

  /// Leaves out the option at a place, from its dot to the next one; false where that would be the effect itself.
  mutating func removeOption(at offset: Int, includingFirst: Bool = false) -> Bool {
    let characters = Array(text)
    var depth = 0
    var starts: [Int] = []
    for (place, character) in characters.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ".", depth == 0 { starts.append(place) }
    }
    // A word that is wrong is named by its place after the dot.
    guard let start = starts.last(where: { $0 <= offset }), includingFirst || start > 0 else { return false }
    let next = starts.first { $0 > start } ?? characters.count
    cut(start..<next)
    return !text.isEmpty
  }

  private func firstPlace(of part: String) -> Int? {
    let characters = Array(text)
    let part = Array(part)
    guard characters.count >= part.count else { return nil }
    return (0...(characters.count - part.count)).first { Array(characters[$0..<$0 + part.count]) == part }
  }

  private mutating func cut(_ range: Range<Int>) { put("", in: range) }

  private mutating func put(_ replacement: String, in range: Range<Int>) {
    let characters = Array(text)
    let place = places.indices.contains(range.lowerBound) ? places[range.lowerBound] : end
    text = String(characters[..<range.lowerBound]) + replacement + String(characters[range.upperBound...])
    places.replaceSubrange(range, with: Array(repeating: place, count: replacement.count))
  }
}

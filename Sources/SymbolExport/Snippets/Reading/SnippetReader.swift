import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolMotion

/// Walks over a snippet's calls and gathers what they ask for.
struct SnippetReader {
  let characters: [Character]
  let tokens: [SnippetToken]
  var reading = SnippetReading()
  /// Names of images with whether each is what a content transition leads to.
  var images: [(name: String, isSecond: Bool)] = []
  /// Whether a view was put into another since the last effect.
  var hasInserted = false
  /// Hiding without motion: usually what makes the appearing that follows possible.
  var hidden: [AppliedEffect] = []

  /// Where a `symbolEffect(…)` stands: it means something else in each place.
  enum Place: Hashable {
    case modifier
    case contentTransition
    /// nil: one for both ways.
    case transition(AppliedBehavior?)
  }

  init(_ text: String) {
    characters = Array(text)
    tokens = SnippetLexer.tokens(of: characters)
  }

  mutating func read() -> SnippetReading {
    if !readNames() { walk(0..<tokens.count, .modifier) }
    for effect in hidden { add(effect) }
    nameSymbols()
    if reading.disablesAnimations { reading.unanimated = Set(reading.effects.map(\.effect.kind)) }
    if reading.isEmpty, reading.notes.isEmpty {
      note(
        tokens.isEmpty ? 0..<0 : tokens[0].range.lowerBound..<tokens[0].range.lowerBound,
        "There is no symbol effect in this text.")
    }
    reading.notes.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    return reading
  }

  /// Effects by name, one a line, as the studio itself copies them; false for a text that is something else.
  private mutating func readNames() -> Bool {
    var starts: [Int] = []
    for (place, token) in tokens.enumerated() where isFirstOfLine(place) || place == 0 {
      // A line that goes on with an option belongs to the one before.
      guard token.isMark("."), place + 1 < tokens.count, EffectKind(rawValue: tokens[place + 1].text) != nil else {
        if place == 0 { return false }
        continue
      }
      starts.append(place)
    }
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : tokens.count
      let comma = firstComma(start, end)
      guard let effect = effect(tokens[start..<(comma ?? end)]) else { continue }
      var options: SymbolEffectOptions?
      if let comma {
        let rest = tokens[(comma + 1)..<end]
        let isLabelled = rest.first?.isWord("options") == true && rest.dropFirst().first?.isMark(":") == true
        options = self.options(isLabelled ? rest.dropFirst(2) : rest)
      }
      add(applied(effect, nil, options ?? .default, at: tokens[start].range))
    }
    return !starts.isEmpty
  }

  /// Handles the calls in a stretch of tokens, one after the other.
  mutating func walk(_ range: Range<Int>, _ place: Place) {
    var position = range.lowerBound
    while position < range.upperBound {
      position = handle(at: position, range.upperBound, place)
    }
  }

  /// - Returns: where to go on.
  private mutating func handle(at position: Int, _ end: Int, _ place: Place) -> Int {
    let token = tokens[position]
    guard token.kind == .word else { return position + 1 }
    guard position + 1 < end, tokens[position + 1].isMark("(") else {
      readProperty(token, at: position, place)
      return position + 1
    }
    let call = SnippetArguments(tokens, open: position + 1)
    let inside = position + 2..<max(position + 2, min(call.isClosed ? call.end - 1 : call.end, end))
    switch token.text {
    case "symbolEffect", "addSymbolEffect", "removeSymbolEffect", "removeAllSymbolEffects", "setSymbolImage":
      if !call.isClosed { note(token.range, "The closing parenthesis of “\(token.text)(” is missing.") }
      readCall(token, call, place)
      return call.end
    case "contentTransition":
      walk(inside, .contentTransition)
      return call.end
    case "setShown":
      readShowing(call)
      return call.end
    case "transition":
      walk(inside, .transition(nil))
      return call.end
    case "asymmetric":
      for (label, behavior) in [("insertion", AppliedBehavior.insertion), ("removal", .removal)] {
        guard let argument = call[label] else { continue }
        walk(argument.tokens.startIndex..<argument.tokens.endIndex, .transition(behavior))
      }
      return call.end
    case "Image", "UIImage", "NSImage", "Label", "SymbolView":
      readImage(token, call, isSecond: false)
      return call.end
    case "symbolVariableValueMode", "symbolRenderingMode":
      readMode(token, call)
      return call.end
    case "addSubview", "addArrangedSubview":
      hasInserted = true
      return position + 1
    default:
      remarkMisspelling(token)
      return position + 1
    }
  }

  private mutating func readCall(_ token: SnippetToken, _ call: SnippetArguments, _ place: Place) {
    switch token.text {
    case "symbolEffect": readSymbolEffect(token, call, place)
    case "addSymbolEffect": readAddition(token, call)
    case "setSymbolImage": readReplacement(token, call)
    case "removeAllSymbolEffects":
      if reading.effects.isEmpty { reading.removesAll = true }
    default: readRemoval(token, call)
    }
  }

  /// What is said without parentheses.
  private mutating func readProperty(_ token: SnippetToken, at position: Int, _ place: Place) {
    switch token.text {
    case "symbolEffect" where place != .modifier:
      // `.contentTransition(.symbolEffect)` is the automatic one.
      let behavior: AppliedBehavior = place == .contentTransition ? .contentTransition : .insertion
      add(AppliedEffect(.automatic(.automatic), behavior: behavior))
    case "variableValue":
      if position + 2 < tokens.count, tokens[position + 1].isMark("="), let value = Double(tokens[position + 2].text) {
        reading.variableValue = min(max(value, 0), 1)
      }
    case "variableValueMode":
      if let word = choice(after: position) { reading.variableValueMode = VariableValueMode(rawValue: word) }
    case "renderingMode":
      if let word = choice(after: position) { reading.rendering = RenderingMode(rawValue: word) }
    case "disablesAnimations":
      if position + 2 < tokens.count, tokens[position + 1].isMark("="), tokens[position + 2].isWord("true") {
        reading.disablesAnimations = true
      }
    default: break
    }
  }

  private static let calls = [
    "symbolEffect", "addSymbolEffect", "removeSymbolEffect", "removeAllSymbolEffects", "setSymbolImage",
    "contentTransition",
  ]

  private mutating func remarkMisspelling(_ token: SnippetToken) {
    guard let nearest = nearestSpelling(to: token.text, among: Self.calls), token.text != "symbolEffectsRemoved",
      nearest.lowercased() == token.text.lowercased() || editDistance(nearest, token.text) <= 2
    else { return }
    note(token.range, "“\(token.text)” is not known. Did you mean \(nearest)?")
  }

  /// Adds an effect in the place of one of its type.
  mutating func add(_ effect: AppliedEffect?) {
    guard let effect else { return }
    reading.removesAll = false
    reading.removed.removeAll { $0 == effect.effect.kind }
    if let twin = reading.effects.firstIndex(where: { $0.effect.kind == effect.effect.kind }) {
      reading.effects[twin] = effect
    } else {
      reading.effects.append(effect)
    }
  }

  mutating func note(_ range: Range<Int>, _ message: String) {
    reading.notes.append(SnippetNote(range, in: characters, message: message))
  }

  private func isFirstOfLine(_ place: Int) -> Bool {
    guard place > 0 else { return true }
    return characters[tokens[place - 1].range.upperBound..<tokens[place].range.lowerBound].contains(where: \.isNewline)
  }

  /// The first comma outside parentheses.
  private func firstComma(_ start: Int, _ end: Int) -> Int? {
    var depth = 0
    for place in start..<end where tokens[place].kind == .mark {
      switch tokens[place].text {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0: return place
      default: break
      }
    }
    return nil
  }
}

extension ImageSwitching {
  /// Reads way and style as a dot name, then numbers and the curve: `.animation.blur,out=0.3,wait=0.15,curve=easeOut`.
  ///
  /// The leading dot may be missing; `.crossFade` and `.crossBlur` are the way with two views; commas or white space
  /// stand between the parts. What is left out is as usual.
  public init(parsing text: String) throws(EffectNameError) {
    do {
      var parser = SwitchingParser(text)
      self = try parser.switching()
    } catch {
      throw error.repaired { text throws(EffectNameError) in
        var parser = SwitchingParser(text)
        _ = try parser.switching()
      }
    }
  }
}

/// Reads one spelling of an image switching from left to right.
private struct SwitchingParser {
  private let text: String
  private let characters: [Character]
  private var position = 0

  /// What the words of the dot name stand for; two of them stand for both.
  private static let words: [(name: String, way: ImageSwitching.Way?, style: ImageSwitching.Style?)] =
    ImageSwitching.Way.allCases.map { ($0.rawValue, $0, nil) }
    + ImageSwitching.Style.allCases.map { ($0.rawValue, nil, $0) }
    + [("crossFade", .transition, .fade), ("crossBlur", .transition, .blur)]
  private static let keys = SwitchingParameter.allCases.map(\.rawValue) + ["curve"]
  private static let keySpellings = keys.map { "\($0)=" }

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  mutating func switching() throws(EffectNameError) -> ImageSwitching {
    var result = ImageSwitching()
    try readName(into: &result)
    var seen: Set<String> = []
    while let part = nextPart() {
      guard let sign = part.text.firstIndex(of: "=") else {
        throw error(
          "A part after the name is a key and its value, such as out=0.3.", part, expected: Self.keySpellings,
          nearest: nil)
      }
      let key = String(part.text[..<sign])
      let value = Part(
        text: Array(part.text[(sign + 1)...]), start: part.start + sign + 1)
      let place = Part(text: Array(part.text[..<sign]), start: part.start)
      guard Self.keys.contains(key) else {
        throw error(
          key.isEmpty
            ? "A key is missing before “=”." : "“\(displayable(key))” is none of an image switching's numbers.",
          place, expected: Self.keySpellings, nearest: nearestSpelling(to: key, among: Self.keys))
      }
      guard seen.insert(key).inserted else {
        throw error("“\(key)” is there twice.", place, expected: [], nearest: nil)
      }
      if let parameter = SwitchingParameter(rawValue: key) {
        result[parameter] = try number(value, of: parameter)
      } else {
        result.curve = try curve(value)
      }
    }
    return result
  }

  // MARK: The name

  private mutating func readName(into result: inout ImageSwitching) throws(EffectNameError) {
    guard let part = nextPart() else {
      throw error(
        "No way is named.", Part(text: [], start: characters.count), expected: expectedWords([]), nearest: nil)
    }
    var start = part.start
    var chosen: [(way: Bool, style: Bool)] = []
    var words = part.text.split(separator: ".", omittingEmptySubsequences: false).map(Array.init)
    if words.first?.isEmpty == true, words.count > 1 {
      words.removeFirst()
      start += 1
    }
    for word in words {
      let place = Part(text: word, start: start)
      start += word.count + 1
      guard let known = Self.words.first(where: { $0.name == String(word) }) else {
        throw error(
          word.isEmpty
            ? "A word is missing after the dot."
            : "“\(displayable(String(word)))” is no way or style of switching images.",
          place, expected: expectedWords(chosen),
          nearest: word.isEmpty ? nil : nearestSpelling(to: String(word), among: Self.words.map(\.name)))
      }
      if chosen.contains(where: { $0.way && known.way != nil || $0.style && known.style != nil }) {
        throw error(
          "“.\(known.name)” says again what the word before it has said.", place, expected: expectedWords(chosen),
          nearest: nil)
      }
      if let way = known.way { result.way = way }
      if let style = known.style { result.style = style }
      chosen.append((known.way != nil, known.style != nil))
    }
  }

  private func expectedWords(_ chosen: [(way: Bool, style: Bool)]) -> [String] {
    Self.words.filter { word in
      !chosen.contains { $0.way && word.way != nil || $0.style && word.style != nil }
    }.map { ".\($0.name)" }
  }

  // MARK: Values

  private func number(_ part: Part, of parameter: SwitchingParameter) throws(EffectNameError) -> Double {
    let range = parameter.range
    let limits =
      "from \(shortestDecimal(range.lowerBound)) to \(shortestDecimal(range.upperBound)) (\(parameter.unit))"
    guard let number = plainNumber(part.text) else {
      throw error(
        "A number \(limits) is expected after “\(parameter.rawValue)=”.", part, expected: [], nearest: nil)
    }
    guard range.contains(number) else {
      throw error(
        "\(parameter.rawValue) must be \(limits), not \(shortestDecimal(number)).", part, expected: [],
        nearest: shortestDecimal(min(max(number, range.lowerBound), range.upperBound)))
    }
    return number
  }

  private func curve(_ part: Part) throws(EffectNameError) -> TransitionCurve {
    let word = String(part.text)
    if let named = TransitionCurve.named.first(where: { $0.name == word }) { return named.curve }
    let names = TransitionCurve.named.map(\.name) + ["bezier(x1,y1,x2,y2)", "spring(response,dampingFraction)"]
    guard let open = part.text.firstIndex(of: "("), part.text.last == ")" else {
      throw error(
        word.isEmpty ? "A curve is missing after “curve=”." : "“\(displayable(word))” is no curve.", part,
        expected: names, nearest: nearestSpelling(to: word, among: TransitionCurve.named.map(\.name)))
    }
    let inside = part.text[(open + 1)..<(part.text.count - 1)]
    let numbers = inside.split(separator: ",", omittingEmptySubsequences: false).map { plainNumber(Array($0)) }
    let values = numbers.compactMap { $0 }
    let isComplete = values.count == numbers.count
    switch String(part.text[..<open]) {
    case "bezier":
      guard isComplete, values.count == 4, (0...1).contains(values[0]), (0...1).contains(values[2]) else {
        throw error(
          "bezier takes four numbers x1, y1, x2, y2, with x from 0 to 1.", part, expected: ["bezier(0.42,0,0.58,1)"],
          nearest: nil)
      }
      return .cubicBezier(values[0], values[1], values[2], values[3])
    case "spring":
      guard isComplete, values.count == 2, TransitionCurve.responseRange.contains(values[0]),
        TransitionCurve.dampingRange.contains(values[1])
      else {
        throw error(
          "spring takes its response (0.05 to 3 s) and damping fraction (0.1 to 2).", part,
          expected: ["spring(0.4,0.8)"], nearest: nil)
      }
      return .spring(response: values[0], dampingFraction: values[1])
    default: throw error("“\(displayable(word))” is no curve.", part, expected: names, nearest: nil)
    }
  }

  /// Digits with at most one decimal point: nothing that reads differently elsewhere.
  private func plainNumber(_ text: [Character]) -> Double? {
    let digits = text.drop { $0 == " " || $0 == "-" }
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
    return Double(String(text.drop { $0 == " " }))
  }

  // MARK: Parts

  /// Characters with the place of the first.
  private struct Part {
    var text: [Character]
    var start: Int
  }

  /// What stands up to the next comma or white space that is in no parentheses.
  private mutating func nextPart() -> Part? {
    func separates(_ character: Character) -> Bool { character == "," || character.isWhitespace }
    while position < characters.count, separates(characters[position]) { position += 1 }
    guard position < characters.count else { return nil }
    let start = position
    var depth = 0
    while position < characters.count, depth > 0 || !separates(characters[position]) {
      if characters[position] == "(" { depth += 1 }
      if characters[position] == ")" { depth -= 1 }
      position += 1
    }
    return Part(text: Array(characters[start..<position]), start: start)
  }

  /// - Parameter nearest: what would be right in the part's place.
  private func error(_ problem: String, _ part: Part, expected: [String], nearest: String?) -> EffectNameError {
    let replaced = nearest.map { nearest in
      String(characters[..<part.start]) + nearest + String(characters[(part.start + part.text.count)...])
    }
    return EffectNameError(
      text: text, offset: part.start, length: part.text.count, problem: problem, expected: expected, nearest: replaced)
  }
}

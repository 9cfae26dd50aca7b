extension AnySymbolEffect {
  /// Reads a dot name: `.bounce.up.byLayer`. The leading dot may be missing, options may come in any order, each group
  /// at most once; white space at the ends is passed over.
  public init(parsing text: String) throws(EffectNameError) {
    do {
      self = try EffectNameParser.parse(text)
    } catch {
      throw error.repaired { text throws(EffectNameError) in _ = try EffectNameParser.parse(text) }
    }
  }
}

extension EffectNameError {
  /// The error with a suggestion that is known to be valid: where the first suggestion still has something wrong, the
  /// next one mends that as well.
  func repaired(by parse: (String) throws(EffectNameError) -> Void) -> EffectNameError {
    let mostMistakes = 4
    var repaired = self
    for _ in 0..<mostMistakes {
      guard let suggestion = repaired.nearest else { return repaired }
      do {
        try parse(suggestion)
        if !suggestion.hasPrefix(".") { repaired.nearest = "." + suggestion }
        return repaired
      } catch {
        repaired.nearest = error.nearest
      }
    }
    repaired.nearest = nil
    return repaired
  }
}

/// Some articles mention it; it is spelled nearer to others, but only this is meant.
private let wellKnownMistakes = ["offDown": "offUp"]

/// Reads one dot name from left to right; every option is looked up in the catalogue.
struct EffectNameParser {
  private var scanner: DotScanner
  private let kind: EffectKind
  private let groups: [OptionGroup]
  /// By group.
  private var chosen: [String: OptionSetting] = [:]
  /// Options inside a fallback that mean the whole effect, by group: `.magic(fallback: .offUp.wholeSymbol)`.
  private var chosenInside: [String: OptionSetting] = [:]

  static func parse(_ text: String) throws(EffectNameError) -> AnySymbolEffect {
    var parser = try EffectNameParser(text)
    while !parser.scanner.isAtEnd { try parser.readOption() }
    return parser.result
  }

  private init(_ text: String) throws(EffectNameError) {
    var scanner = try DotScanner(text)
    let names = EffectKind.allCases.map { ".\($0.rawValue)" }
    guard !scanner.isAtEnd else { throw scanner.error("No effect is named.", at: 0, length: 0, expected: names) }
    _ = scanner.take(".")
    let place = scanner.position
    let word = scanner.word()
    guard let kind = EffectKind(rawValue: word) else {
      // An option on its own means the effect that has it, where only one has.
      let option = wellKnownMistakes[word] ?? word
      let owners = Self.owners(ofOption: option)
      let nearest =
        owners.count == 1
        ? "\(owners[0].rawValue).\(option)" : nearestSpelling(to: word, among: EffectKind.allCases.map(\.rawValue))
      throw scanner.error(
        word.isEmpty
          ? "The name of an effect is missing here." : "“\(displayable(word))” is not the name of an effect.",
        at: place, expected: names,
        nearest: nearest.map { scanner.replacing(place..<place + word.count, with: $0) })
    }
    self.scanner = scanner
    self.kind = kind
    groups = kind.effect.optionGroups
  }

  /// Written in the catalogue's order, so that the order of the text does not matter.
  private var result: AnySymbolEffect {
    var effect = kind.effect
    for group in groups {
      guard let setting = chosen[group.name] ?? chosenInside[group.name] else { continue }
      effect = effect.setting(group.name, to: setting)
    }
    return effect
  }

  private mutating func readOption() throws(EffectNameError) {
    let dot = scanner.position
    guard scanner.take(".") else { throw strayCharacter(at: dot) }
    let place = scanner.position
    let word = scanner.word()
    guard let group = groups.first(where: { $0.choice(named: word) != nil }), let choice = group.choice(named: word)
    else { throw unknownOption(word, dot: dot) }
    if let earlier = chosen[group.name] {
      throw scanner.error(
        earlier.name == word
          ? "“.\(word)” is there twice."
          : "“\(earlier.spelling)” and “.\(word)” exclude each other: both say \(group.title.lowercased()).",
        at: place, expected: open.flatMap(\.spellings),
        nearest: scanner.replacing(dot..<place + word.count, with: ""))
    }
    chosen[group.name] = try readArgument(of: choice)
  }

  /// Groups of which nothing has been chosen yet.
  private var open: [OptionGroup] { groups.filter { chosen[$0.name] == nil } }

  private func strayCharacter(at place: Int) -> EffectNameError {
    let expected = open.flatMap(\.spellings)
    if scanner.next == "(" {
      return scanner.error("Nothing stands in parentheses here.", at: place, expected: expected)
    }
    return scanner.error(
      "An option begins with a dot.", at: place, length: 1, expected: expected,
      nearest: scanner.next?.isWhitespace == true ? scanner.replacing(place..<place + 1, with: "") : nil)
  }

  /// The effects that have an option of that name.
  private static func owners(ofOption word: String) -> [EffectKind] {
    EffectKind.allCases.filter { kind in kind.effect.optionGroups.contains { $0.choice(named: word) != nil } }
  }

  private func unknownOption(_ word: String, dot: Int) -> EffectNameError {
    let place = dot + 1
    let expected = open.flatMap(\.spellings)
    let whole = scanner.replacing(dot..<place + word.count, with: "")
    guard !word.isEmpty else {
      return scanner.error("An option is missing after this dot.", at: place, expected: expected, nearest: whole)
    }
    let choices = open.flatMap(\.choices)
    var nearest = nearestSpelling(to: word, among: choices.map(\.name))
    if let meant = wellKnownMistakes[word], choices.contains(where: { $0.name == meant }) { nearest = meant }
    var replacement = nearest ?? ""
    if scanner.next != "(", let choice = choices.first(where: { $0.name == nearest }) {
      replacement = String(choice.spelling.dropFirst())
    }
    var problem = "“.\(kind.rawValue)” has no option “.\(displayable(word))”."
    let owners = Self.owners(ofOption: word)
    if !owners.isEmpty { problem += " It is one of \(owners.map { ".\($0.rawValue)" }.joined(separator: ", "))." }
    return scanner.error(
      problem, at: place, expected: expected,
      nearest: nearest == nil ? whole : scanner.replacing(place..<place + word.count, with: replacement))
  }
}

extension EffectNameParser {
  private mutating func readArgument(of choice: OptionChoice) throws(EffectNameError) -> OptionSetting {
    guard let parameter = choice.parameter else { return choice.setting }
    let place = scanner.position
    let example = String(choice.spelling.dropFirst(choice.name.count + 1))
    guard scanner.take("(") else {
      throw scanner.error(
        "“.\(choice.name)” needs \(parameter.title.lowercased()) in parentheses.", at: place, length: 0,
        expected: [example], nearest: scanner.replacing(place..<place, with: example))
    }
    try scanner.readLabel(parameter.label)
    let value: OptionArgument.Value
    if parameter.choices.isEmpty {
      value = .number(
        try scanner.readNumber(of: parameter.title.lowercased(), example: parameter.usualValue.spelling).value)
    } else {
      value = .choice(try readChoice(of: parameter))
    }
    try scanner.readClosing()
    return OptionSetting(name: choice.name, argument: OptionArgument(label: parameter.label, value: value))
  }

  /// One of the parameter's choices. As in Swift, the effect's name may come before it, and other options of the effect
  /// before or after it; those count for the whole effect.
  private mutating func readChoice(of parameter: OptionParameter) throws(EffectNameError) -> String {
    let start = scanner.position
    var value: String?
    repeat {
      let dot = scanner.position
      guard scanner.take(".") else {
        throw scanner.error(
          "A \(parameter.title.lowercased()) begins with a dot.", at: dot, expected: parameter.choices.map { ".\($0)" })
      }
      let place = scanner.position
      let word = scanner.word()
      if word == kind.rawValue, dot == start { continue }
      if value == nil, parameter.choices.contains(word) {
        value = word
      } else if let group = groups.first(where: { $0.choice(named: word) != nil }),
        let choice = group.choice(named: word), choice.parameter == nil, !parameter.choices.contains(word),
        chosenInside[group.name] == nil
      {
        chosenInside[group.name] = choice.setting
      } else {
        let nearest = value == nil ? nearestSpelling(to: word, among: parameter.choices) : nil
        let meant = word == "offDown" && parameter.choices.contains("offUp") ? "offUp" : nearest
        throw scanner.error(
          "“.\(displayable(word))” is no \(parameter.title.lowercased()).", at: place,
          expected: parameter.choices.map { ".\($0)" },
          nearest: meant.map { scanner.replacing(place..<place + word.count, with: $0) })
      }
    } while scanner.next == "."
    if case .choice(let usual) = parameter.usualValue { return value ?? usual }
    return value ?? ""
  }
}

extension OptionGroup {
  /// All choices as they are written.
  var spellings: [String] { choices.map(\.spelling) }
}

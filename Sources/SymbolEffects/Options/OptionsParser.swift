extension SymbolEffectOptions {
  /// Reads options as they are written in Swift: `.repeat(.periodic(2, delay: 0.5)).speed(1.5)`. The leading dot may be
  /// missing; repetition and speed may come in any order, each at most once. Unlike Swift code, whose numbers are
  /// taken into their ranges, a number out of its range is refused.
  public init(parsing text: String) throws(EffectNameError) {
    do {
      self = try OptionsParser.parse(text)
    } catch {
      throw error.repaired { text throws(EffectNameError) in _ = try OptionsParser.parse(text) }
    }
  }
}

/// Reads one chain of options from left to right.
struct OptionsParser {
  /// What may stand in a chain, by name.
  static let spellings = [
    ("default", "default"), ("nonRepeating", "nonRepeating"), ("repeat", "repeat(.continuous)"),
    ("repeating", "repeating"), ("speed", "speed(1.5)"),
  ]

  private var scanner: DotScanner
  private var options = SymbolEffectOptions()
  /// The spelling that has set repetition or speed.
  private var repetitionBy: String?
  private var speedBy: String?

  static func parse(_ text: String) throws(EffectNameError) -> SymbolEffectOptions {
    var parser = try OptionsParser(scanner: DotScanner(text))
    guard !parser.scanner.isAtEnd else {
      throw parser.scanner.error("No options are given.", at: 0, length: 0, expected: expectedSpellings)
    }
    var isFirst = true
    repeat {
      try parser.readOption(isFirst: isFirst)
      isFirst = false
    } while !parser.scanner.isAtEnd
    return parser.options
  }

  private init(scanner: DotScanner) {
    self.scanner = scanner
  }

  private static var expectedSpellings: [String] { spellings.map { ".\($0.1)" } }

  private mutating func readOption(isFirst: Bool) throws(EffectNameError) {
    let start = scanner.position
    guard scanner.take(".") || isFirst else {
      throw scanner.error("An option begins with a dot.", at: start, length: 1, expected: remaining)
    }
    let place = scanner.position
    let word = scanner.word()
    switch word {
    case "default":
      guard isFirst else {
        throw scanner.error(
          "“.default” can only come first.", at: place, expected: remaining,
          nearest: scanner.replacing(start..<place + word.count, with: ""))
      }
    case "nonRepeating":
      try setRepetition(.nonRepeating, word, start: start, place: place)
    case "repeating":
      try setRepetition(.periodic, word, start: start, place: place)
    case "repeat":
      let repetition = try readRepetition()
      try setRepetition(repetition, word, start: start, place: place)
    case "speed":
      let speed = try readSpeed()
      if speedBy != nil {
        throw scanner.error(
          "The speed is set twice.", at: place, expected: remaining,
          nearest: scanner.replacing(start..<scanner.position, with: ""))
      }
      speedBy = word
      options = options.speed(speed)
    default:
      throw unknownOption(word, at: place)
    }
  }

  private mutating func setRepetition(
    _ repetition: SymbolEffectOptions.RepeatBehavior, _ word: String, start: Int, place: Int
  ) throws(EffectNameError) {
    if let repetitionBy {
      throw scanner.error(
        repetitionBy == word
          ? "The repetition is set twice."
          : "“.\(repetitionBy)” and “.\(word)” exclude each other: both say how often.",
        at: place, expected: remaining, nearest: scanner.replacing(start..<scanner.position, with: ""))
    }
    repetitionBy = word
    options = options.repeat(repetition)
  }

  /// What has not been said yet.
  private var remaining: [String] {
    Self.spellings.filter { name, _ in
      switch name {
      case "speed": speedBy == nil
      case "default": false
      default: repetitionBy == nil
      }
    }.map { ".\($0.1)" }
  }

  private func unknownOption(_ word: String, at place: Int) -> EffectNameError {
    let name = nearestSpelling(to: word, among: Self.spellings.map(\.0))
    let whole = Self.spellings.first { $0.0 == name }?.1
    let replacement = scanner.next == "(" ? name : whole
    return scanner.error(
      word.isEmpty ? "An option is missing here." : "“.\(displayable(word))” is not an option of effects.", at: place,
      expected: Self.expectedSpellings,
      nearest: replacement.map { scanner.replacing(place..<place + word.count, with: $0) })
  }

  private mutating func readSpeed() throws(EffectNameError) -> Double {
    let range = SymbolEffectOptions.speedRange
    try readOpening("speed", example: "(1.5)")
    let speed = try scanner.readNumber(of: "speed", example: "1.5")
    guard range.contains(speed.value) else {
      throw outOfRange("speed", speed.range, range: range, nearest: speed.value.clamped(to: range))
    }
    try scanner.readClosing()
    return speed.value
  }

  private mutating func readOpening(_ name: String, example: String) throws(EffectNameError) {
    let place = scanner.position
    guard scanner.take("(") else {
      throw scanner.error(
        "“.\(name)” needs a value in parentheses.", at: place, length: 0, expected: [example],
        nearest: scanner.replacing(place..<place, with: example))
    }
  }

  private func outOfRange(
    _ what: String, _ place: Range<Int>, range: ClosedRange<Double>, nearest: Double
  ) -> EffectNameError {
    let lower = shortestDecimal(range.lowerBound)
    let upper = shortestDecimal(range.upperBound)
    return scanner.error(
      "The \(what) must be from \(lower) to \(upper).", at: place.lowerBound, length: place.count,
      expected: ["\(lower)…\(upper)"], nearest: scanner.replacing(place, with: shortestDecimal(nearest)))
  }
}

// MARK: - Repetition

extension OptionsParser {
  private mutating func readRepetition() throws(EffectNameError) -> SymbolEffectOptions.RepeatBehavior {
    let expected = [".continuous", ".periodic", ".periodic(2)", ".periodic(delay: 0.5)", ".periodic(2, delay: 0.5)"]
    try readOpening("repeat", example: "(.continuous)")
    scanner.skipWhitespace()
    let repetition: SymbolEffectOptions.RepeatBehavior
    if scanner.take(".") {
      let place = scanner.position
      let word = scanner.word()
      switch word {
      case "continuous": repetition = .continuous
      case "periodic": repetition = try readPeriodic()
      default:
        let nearest = nearestSpelling(to: word, among: ["continuous", "periodic"])
        throw scanner.error(
          word.isEmpty ? "A way to repeat is missing here." : "“.\(displayable(word))” is not a way to repeat.",
          at: place, expected: expected,
          nearest: nearest.map { scanner.replacing(place..<place + word.count, with: $0) })
      }
    } else {
      repetition = .periodic(try readCount())
    }
    try scanner.readClosing()
    return repetition
  }

  /// What may follow `.periodic`: nothing, `(3)`, `(delay: 0.5)` or `(3, delay: 0.5)`.
  private mutating func readPeriodic() throws(EffectNameError) -> SymbolEffectOptions.RepeatBehavior {
    guard scanner.take("(") else { return .periodic }
    scanner.skipWhitespace()
    if scanner.take(")") { return .periodic }
    var count: Int?
    var delay: Double?
    if scanner.next?.isLetter == true {
      delay = try readDelay()
    } else {
      count = try readCount()
      scanner.skipWhitespace()
      if scanner.take(",") { delay = try readDelay() }
    }
    try scanner.readClosing()
    return .periodic(count, delay: delay)
  }

  private mutating func readCount() throws(EffectNameError) -> Int {
    let range = SymbolEffectOptions.countRange
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let count = try scanner.readNumber(of: "number of runs", example: "2")
    guard bounds.contains(count.value) else {
      throw outOfRange(
        "number of runs", count.range, range: bounds, nearest: count.value.clamped(to: bounds).rounded())
    }
    guard let whole = Int(exactly: count.value) else {
      throw scanner.error(
        "The number of runs must be a whole number.", at: count.range.lowerBound, length: count.range.count,
        expected: ["\(range.lowerBound)…\(range.upperBound)"],
        nearest: scanner.replacing(count.range, with: shortestDecimal(count.value.rounded())))
    }
    return whole
  }

  private mutating func readDelay() throws(EffectNameError) -> Double {
    let range = SymbolEffectOptions.delayRange
    try scanner.readLabel("delay")
    let delay = try scanner.readNumber(of: "delay in seconds", example: "0.5")
    guard range.contains(delay.value) else {
      throw outOfRange("delay in seconds", delay.range, range: range, nearest: delay.value.clamped(to: range))
    }
    return delay.value
  }
}

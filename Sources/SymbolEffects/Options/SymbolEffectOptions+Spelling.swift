extension SymbolEffectOptions: CustomStringConvertible {
  /// Which of Apple's spellings of repetition is written; both are read.
  public enum SpellingStyle: Sendable {
    /// `.repeat(.periodic(2))`, since iOS 18.
    case current
    /// `.repeat(2)` and `.repeating`, since iOS 17, wherever they can say it.
    case older
  }

  /// As it is written in Swift: `.repeat(.periodic(2, delay: 0.5)).speed(1.5)`; `.default` if nothing is set.
  public var spelling: String { spelling(style: .current) }

  /// As it is written in Swift, in the style asked for.
  public func spelling(style: SpellingStyle) -> String {
    let speed = speedFactor == 1 ? "" : ".speed(\(shortestDecimal(speedFactor)))"
    let spelling = (repetition?.spelling(style: style) ?? "") + speed
    return spelling.isEmpty ? ".default" : spelling
  }

  /// The spelling.
  public var description: String { spelling }
}

extension SymbolEffectOptions.RepeatBehavior {
  fileprivate func spelling(style: SymbolEffectOptions.SpellingStyle) -> String {
    switch self {
    case .nonRepeating: ".nonRepeating"
    case .continuous: ".repeat(.continuous)"
    case .periodic(nil, nil): style == .older ? ".repeating" : ".repeat(.periodic)"
    case .periodic(let count?, nil): style == .older ? ".repeat(\(count))" : ".repeat(.periodic(\(count)))"
    case .periodic(nil, let delay?): ".repeat(.periodic(delay: \(shortestDecimal(delay))))"
    case .periodic(let count?, let delay?): ".repeat(.periodic(\(count), delay: \(shortestDecimal(delay))))"
    }
  }
}

extension SymbolEffectOptions: Codable {
  /// Reads the spelling.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the spelling.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(spelling)
  }
}

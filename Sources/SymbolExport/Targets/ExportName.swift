import SymbolMotion

/// Names of exported files, and of what is inside them.
public enum ExportName {
  /// Letters and digits with single hyphens between them: ".wiggle.custom(angle: 15)" is "wiggle-custom-angle-15". Any
  /// other character, in whatever language, is a hyphen: names must be safe in every file system and format.
  public static func slug(_ text: String) -> String {
    let longest = 80
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    let slug = String(words.joined(separator: "-").prefix(longest))
    return slug.isEmpty ? "symbol" : slug
  }

  /// `<symbol>.<effect>`, the name of an exported file without its ending: "bell.bounce-down+pulse".
  ///
  /// - Parameter effects: as the person wrote them, so that the name says what was asked for (".bounce.up").
  public static func stem(symbol: String, effects: [String]) -> String {
    let effect = effects.isEmpty ? "rest" : effects.map(slug).joined(separator: "+")
    return "\(slug(symbol)).\(effect)"
  }

  /// The same with the effects' own names.
  public static func stem(symbol: String, effects: [AppliedEffect]) -> String {
    stem(symbol: symbol, effects: effects.map(\.effect.dotName))
  }
}

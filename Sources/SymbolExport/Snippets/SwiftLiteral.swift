import SymbolEffects

/// Swift source for values from outside: names stay text, whatever they hold.
enum SwiftLiteral {
  /// A string literal. Everything but plain printable characters is escaped: no interpolation, no line break, and no
  /// character that turns the direction of reading can get into the code.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isPlain(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return result + "\""
  }

  /// The shortest decimal, to a hundred thousandth.
  static func number(_ number: Double) -> String {
    let text = ((number * 1e5).rounded() / 1e5 + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }
}

/// Parts of calls that the snippets of all three frameworks share.
enum SnippetCall {
  /// `, options: …`, or nothing for the default.
  static func options(_ options: SymbolEffectOptions) -> String {
    options == .default ? "" : ", options: \(options.spelling)"
  }
}

/// Writes JSON for people and for version control: fields in the order given, what is short on one line, the same
/// bytes for the same value everywhere. (Foundation's encoder sorts fields or shuffles them, and gives each number of a
/// curve a line of its own.)
enum JSONWriter {
  /// Longer values are spread over several lines.
  private static let lineLength = 120

  /// The text with a line feed at its end.
  static func text(_ value: JSONValue) -> String { lines(value, indentation: 0) + "\n" }

  private static func lines(_ value: JSONValue, indentation: Int) -> String {
    let short = inline(value)
    if short.utf8.count + indentation <= lineLength { return short }
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch value {
    case .array(let values):
      let items = values.map { inner + lines($0, indentation: indentation + 2) }
      return "[\n" + items.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let fields):
      let items = fields.map { inner + quoted($0.name) + ": " + lines($0.value, indentation: indentation + 2) }
      return "{\n" + items.joined(separator: ",\n") + "\n\(outer)}"
    case .null, .bool, .integer, .number, .string:
      return short
    }
  }

  private static func inline(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .integer(let integer): String(integer)
    case .number(let number): self.number(number)
    case .string(let string): quoted(string)
    case .array(let values): "[" + values.map(inline).joined(separator: ", ") + "]"
    case .object(let fields):
      fields.isEmpty
        ? "{}" : "{ " + fields.map { quoted($0.name) + ": " + inline($0.value) }.joined(separator: ", ") + " }"
    }
  }

  /// The shortest decimal; JSON has no infinities, which are never written on purpose.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let text = (number + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Whether a text needs no escapes, as names of fields never do: such are most, and quickly written.
  static func isPlain(_ string: String) -> Bool { string.utf8.allSatisfy(isPlain) }

  /// Whether a byte of UTF-8 is a character that needs no escape.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "<")
  }

  static func quoted(_ string: String) -> String {
    if isPlain(string) { return "\"\(string)\"" }
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Valid in JSON, but line ends to JavaScript; `</` ends a script in HTML.
      case "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}", "<":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

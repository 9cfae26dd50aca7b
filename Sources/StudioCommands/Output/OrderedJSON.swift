/// A JSON document whose keys keep the order in which they were given.
indirect enum OrderedJSON: Sendable {
  case object([(key: String, value: OrderedJSON)])
  case array([OrderedJSON])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  static func int(_ value: Int) -> OrderedJSON { .number(Double(value)) }
  static func strings(_ values: [String]) -> OrderedJSON { .array(values.map { .string($0) }) }
  static func numbers(_ values: [Double]) -> OrderedJSON { .array(values.map { .number($0) }) }

  /// Indented by two spaces; arrays of plain values stand in one line.
  var text: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .object(let members):
      if members.isEmpty {
        text += "{}"
        return
      }
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + Self.spaces(indent + 2)
        Self.write(string: member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent + 2)
      }
      text += "\n" + Self.spaces(indent) + "}"
    case .array(let items):
      let isPlain = items.allSatisfy(\.isPlain)
      text += "["
      for (index, item) in items.enumerated() {
        text += index == 0 ? "" : isPlain ? ", " : ","
        if !isPlain { text += "\n" + Self.spaces(indent + 2) }
        item.write(to: &text, indent: indent + 2)
      }
      text += isPlain ? "]" : "\n" + Self.spaces(indent) + "]"
    case .string(let string): Self.write(string: string, to: &text)
    case .number(let number): text += Self.decimal(number)
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .object, .array: false
    case .string, .number, .bool, .null: true
    }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// Twelve digits are more than any of our numbers mean, and hide the noise of their computation.
  private static func decimal(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let rounded = (number * 1e9).rounded() / 1e9
    let value = abs(number) < 1e6 ? rounded : number
    return value == 0 ? "0" : value.plain
  }

  private static func write(string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

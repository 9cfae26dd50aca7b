extension JSONWriter {
  /// The value without any space and without a line feed, as bytes: for files that programs read.
  static func compact(_ value: JSONValue) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4096)
    append(value, to: &bytes)
    return bytes
  }

  private static func append(_ value: JSONValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .integer(let integer): append(integer, to: &bytes)
    case .number(let number): append(number, to: &bytes)
    case .string(let string): append(string, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let fields):
      bytes.append(UInt8(ascii: "{"))
      for (index, field) in fields.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(field.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        append(field.value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ string: String, to bytes: inout [UInt8]) {
    guard isPlain(string) else {
      bytes += quoted(string).utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    bytes += string.utf8
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(_ number: Double, to bytes: inout [UInt8]) {
    // Most numbers were rounded to a few decimals: written by hand they take a tenth of the time of a shortest decimal.
    let scaled = (number * 10_000).rounded()
    guard abs(scaled) < 1e15, scaled / 10_000 == number else {
      bytes += self.number(number).utf8
      return
    }
    var integer = Int64(scaled)
    if integer < 0 {
      bytes.append(UInt8(ascii: "-"))
      integer = -integer
    }
    append(integer / 10_000, to: &bytes)
    var rest = integer % 10_000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place: Int64 = 1000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }

  private static func append(_ integer: Int64, to bytes: inout [UInt8]) {
    if integer >= 0, integer < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(integer))
    } else {
      bytes += String(integer).utf8
    }
  }
}

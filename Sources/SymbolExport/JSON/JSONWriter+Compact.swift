extension JSONWriter {
  /// The value without any space and without a line feed, as bytes: for files that programs read.
  static func compact(_ value: JSONValue) -> [UInt8] {
    let text = CompactText()
    text.append(value)
    return text.bytes
  }
}

/// Bytes that grow. An array would ask at each byte whether it is alone and has room.
private final class CompactText {
  private var memory: UnsafeMutablePointer<UInt8>
  private var count = 0
  private var capacity = 4096

  init() { memory = .allocate(capacity: capacity) }

  deinit { memory.deallocate() }

  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: memory, count: count)) }

  /// More than any number takes.
  private static let longestNumber = 32

  private func makeRoom(for more: Int) {
    guard count + more > capacity else { return }
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: memory, count: count)
    memory.deallocate()
    memory = larger
  }

  /// - Precondition: there is room for it.
  private func put(_ byte: UInt8) {
    memory[count] = byte
    count &+= 1
  }

  private func append(_ byte: UInt8) {
    makeRoom(for: 1)
    put(byte)
  }

  private func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      makeRoom(for: utf8.count)
      for byte in utf8 { put(byte) }
    }
  }

  func append(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let bool): append(bool ? "true" : "false")
    case .integer(let integer):
      makeRoom(for: Self.longestNumber)
      if integer < 0 { put(UInt8(ascii: "-")) }
      putDigits(integer.magnitude)
    case .number(let number): append(number)
    case .string(let string): appendQuoted(string)
    case .array(let values):
      append(UInt8(ascii: "["))
      for index in values.indices {
        if index > 0 { append(UInt8(ascii: ",")) }
        append(values[index])
      }
      append(UInt8(ascii: "]"))
    case .object(let fields):
      append(UInt8(ascii: "{"))
      for index in fields.indices {
        if index > 0 { append(UInt8(ascii: ",")) }
        appendQuoted(fields[index].name)
        append(UInt8(ascii: ":"))
        append(fields[index].value)
      }
      append(UInt8(ascii: "}"))
    }
  }

  private func appendQuoted(_ text: String) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      guard utf8.allSatisfy(JSONWriter.isPlain) else { return false }
      makeRoom(for: utf8.count + 2)
      put(UInt8(ascii: "\""))
      for byte in utf8 { put(byte) }
      put(UInt8(ascii: "\""))
      return true
    }
    if !isPlain { append(JSONWriter.quoted(text)) }
  }

  private func append(_ number: Double) {
    // Most numbers were rounded to a few decimals: written by hand they take a tenth of the time of a shortest decimal.
    let scaled = (number * 10_000).rounded()
    guard abs(scaled) < 1e15, scaled / 10_000 == number else { return append(JSONWriter.number(number)) }
    makeRoom(for: Self.longestNumber)
    if scaled < 0 { put(UInt8(ascii: "-")) }
    let (whole, part) = UInt64(scaled.magnitude).quotientAndRemainder(dividingBy: 10_000)
    putDigits(whole)
    guard part > 0 else { return }
    put(UInt8(ascii: "."))
    var (rest, place): (UInt64, UInt64) = (part, 1000)
    while rest > 0 {
      put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
      rest %= place
      place /= 10
    }
  }

  /// - Precondition: there is room for them.
  private func putDigits(_ integer: UInt64) {
    var count = 1
    var limit: UInt64 = 10
    while integer >= limit, count < 19 {
      limit &*= 10
      count += 1
    }
    if integer >= limit { count += 1 }
    var rest = integer
    for place in stride(from: self.count + count - 1, through: self.count, by: -1) {
      memory[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    self.count += count
  }
}

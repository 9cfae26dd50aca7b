/// Reads what `ByteWriter` wrote. Every read is checked against what is left, so hostile bytes end in an error, never
/// in a trap or in memory reserved for a count that cannot be true.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private(set) var offset = 0

  /// The bytes must outlive the reader.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var remaining: Int { bytes.count - offset }

  func failure(_ reason: SymbolCodingError.Reason) -> SymbolCodingError {
    SymbolCodingError(reason, at: offset)
  }

  private mutating func take(_ count: Int) throws(SymbolCodingError) -> UnsafeRawBufferPointer {
    guard count >= 0, count <= remaining else { throw failure(.truncated) }
    let slice = UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + count)])
    offset += count
    return slice
  }

  mutating func byte() throws(SymbolCodingError) -> UInt8 {
    try take(1)[0]
  }

  mutating func bool() throws(SymbolCodingError) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw failure(.unknownCase)
    }
  }

  mutating func double() throws(SymbolCodingError) -> Double {
    let value = Double(
      bitPattern: UInt64(littleEndian: try take(8).loadUnaligned(as: UInt64.self)))
    guard value.isFinite else { throw failure(.notFinite) }
    return value
  }

  mutating func integer() throws(SymbolCodingError) -> Int {
    Int(truncatingIfNeeded: Int64(littleEndian: try take(8).loadUnaligned(as: Int64.self)))
  }

  /// A count of things that take at least `minimumSize` bytes each: more than fit into what is left is refused.
  mutating func count(minimumSize: Int) throws(SymbolCodingError) -> Int {
    let count = Int(UInt32(littleEndian: try take(4).loadUnaligned(as: UInt32.self)))
    guard count <= remaining / minimumSize else { throw failure(.truncated) }
    return count
  }

  mutating func text() throws(SymbolCodingError) -> String {
    let length = try count(minimumSize: 1)
    guard let text = String(validating: try take(length), as: UTF8.self) else { throw failure(.badText) }
    return text
  }

  mutating func raw() throws(SymbolCodingError) -> [UInt8] {
    let length = try count(minimumSize: 1)
    return [UInt8](try take(length))
  }

  mutating func array<Value>(
    minimumSize: Int, each body: (inout ByteReader) throws(SymbolCodingError) -> Value
  ) throws(SymbolCodingError) -> [Value] {
    let count = try count(minimumSize: minimumSize)
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }

  mutating func optional<Value>(
    _ body: (inout ByteReader) throws(SymbolCodingError) -> Value
  ) throws(SymbolCodingError) -> Value? {
    try bool() ? try body(&self) : nil
  }

  mutating func oneOf<Value: CaseIterable>(_ type: Value.Type) throws(SymbolCodingError) -> Value {
    let index = Int(try byte())
    let all = Array(Value.allCases)
    guard index < all.count else { throw failure(.unknownCase) }
    return all[index]
  }
}

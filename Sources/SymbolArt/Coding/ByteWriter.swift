/// Appends values to a row of bytes: little-endian, unaligned, counts before contents.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 4096) {
    bytes.reserveCapacity(capacity)
  }

  mutating func write(_ value: UInt8) {
    bytes.append(value)
  }

  mutating func write(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  mutating func write(_ value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ value: Int) {
    withUnsafeBytes(of: Int64(value).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func writeCount(_ count: Int) {
    withUnsafeBytes(of: UInt32(clamping: count).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 {
      writeCount($0.count)
      bytes.append(contentsOf: $0)
    }
  }

  mutating func write(raw contents: [UInt8]) {
    writeCount(contents.count)
    bytes.append(contentsOf: contents)
  }

  mutating func write<Value>(_ values: [Value], each body: (inout ByteWriter, Value) -> Void) {
    writeCount(values.count)
    for value in values { body(&self, value) }
  }

  mutating func write<Value>(_ value: Value?, body: (inout ByteWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  /// A case of an enumeration by its place in the list of all cases.
  mutating func write<Value: CaseIterable & Equatable>(case value: Value) {
    for (index, candidate) in Value.allCases.enumerated() where candidate == value {
      write(UInt8(truncatingIfNeeded: index))
      return
    }
  }
}

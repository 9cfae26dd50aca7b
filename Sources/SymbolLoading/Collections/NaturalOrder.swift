/// The order that people expect of names: letters without regard to case, numbers by their value ("icon 9" before
/// "icon 10").
enum NaturalOrder {
  /// A text whose plain order is the natural order of the names: comparing thousands of names costs one pass each.
  ///
  /// Each run of digits gets its length in front (as a digit, so that digits keep their place among the other
  /// characters); the name itself follows, which tells apart names that differ only in case or leading zeros.
  static func key(_ name: String) -> String {
    var lowercase = name.lowercased()
    let key = lowercase.withUTF8 { bytes -> String? in
      guard bytes.contains(where: isDigit) else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count * 2) { numbered(bytes, into: $0) }
    }
    return (key ?? lowercase) + "\u{0}" + name
  }

  /// Copies a text with the length of each run of digits before it; returns how many bytes that gave. Never more than
  /// twice as many: each run has one digit at least.
  private static func numbered(_ bytes: UnsafeBufferPointer<UInt8>, into key: UnsafeMutableBufferPointer<UInt8>) -> Int
  {
    var count = 0
    var index = 0
    while index < bytes.count {
      if isDigit(bytes[index]) {
        var end = index
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        while index < end - 1, bytes[index] == zero { index += 1 }
        key[count] = zero + UInt8(min(end - index, 9))
        count += 1
        while index < end {
          key[count] = bytes[index]
          count += 1
          index += 1
        }
      } else {
        key[count] = bytes[index]
        count += 1
        index += 1
      }
    }
    return count
  }

  private static let zero: UInt8 = 0x30

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte <= zero + 9 }
}

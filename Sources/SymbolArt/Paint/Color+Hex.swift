extension Color {
  /// A colour written as in CSS: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; the number sign may be left out.
  /// nil for anything else.
  public init?(hex: String) {
    var digits = Substring(hex)
    if digits.first == "#" { digits.removeFirst() }
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  /// `#rrggbb`, or `#rrggbbaa` where the colour is not opaque; lower case, as CSS prints it.
  public var hex: String {
    func byte(_ part: Double) -> Int { part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0 }
    let bytes = [byte(red), byte(green), byte(blue)] + (byte(alpha) < 255 ? [byte(alpha)] : [])
    return bytes.reduce("#") { text, value in
      text + String(value / 16, radix: 16) + String(value % 16, radix: 16)
    }
  }
}

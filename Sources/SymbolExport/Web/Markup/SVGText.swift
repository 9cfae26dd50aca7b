import SymbolArt

/// Text as XML and numbers as SVG want them: nothing from outside can become markup, and the same value is the same
/// text everywhere.
enum SVGText {
  /// Stands in made markup where the prefix of ids and classes goes, until that is known; no text from outside keeps it.
  static let prefixMark = "\u{E000}"
  /// The same for the prefix without hyphens, which begin an offset where SMIL names an element.
  static let plainPrefixMark = "\u{E001}"

  /// The same where a class goes that is only known when all elements are; a number and a semicolon follow.
  static let elementMark = "\u{E002}"
  static let elementScalar: Unicode.Scalar = "\u{E002}"

  /// The text with a name in the place of the mark.
  static func named(_ text: String, _ name: String) -> String {
    // Scalar by scalar: as a character the mark may be one with what stands before it.
    let plain = name.map { $0 == "-" ? "_" : String($0) }.joined()
    return text.unicodeScalars.split(separator: "\u{E000}", omittingEmptySubsequences: false).map { part in
      part.split(separator: "\u{E001}", omittingEmptySubsequences: false).map { String($0) }.joined(separator: plain)
    }.joined(separator: name)
  }

  /// Text that stands between tags or in a quoted attribute. Characters that XML does not know are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{E000}"..."\u{E002}": break
      case _ where scalar.properties.isNoncharacterCodePoint: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The shortest decimal with at most so many digits after the point: ".5", "-12", "0".
  static func number(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return "0" }
    let power = power(digits)
    let scaled = (value * power).rounded()
    guard abs(scaled) < 9e15 else { return "\(value)" }
    let whole = Int64(abs(scaled))
    let unit = Int64(power)
    var text = String(whole / unit)
    let rest = whole % unit
    if rest > 0 {
      var decimals = String(rest)
      decimals = String(repeating: "0", count: max(digits, 0) - decimals.count) + decimals
      while decimals.last == "0" { decimals.removeLast() }
      text = (text == "0" ? "" : text) + "." + decimals
    }
    return scaled < 0 ? "-" + text : text
  }

  static func power(_ digits: Int) -> Double { powersOfTen[min(max(digits, 0), powersOfTen.count - 1)] }

  private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8]
}

/// How many digits lengths of a symbol need: a ten-thousandth of its size is a fortieth of a pixel at 256.
struct LengthFormat: Hashable, Sendable {
  let digits: Int

  init(size: Double) {
    var digits = 0
    var unit = 1.0
    while digits < 6, unit > size / 20_000 {
      digits += 1
      unit /= 10
    }
    self.digits = digits
  }

  func text(_ value: Double) -> String { SVGText.number(value, digits: digits) }

  /// A place as it is written.
  func rounded(_ point: Point) -> Point { Point(x: rounded(point.x), y: rounded(point.y)) }

  private func rounded(_ value: Double) -> Double {
    let power = SVGText.power(digits)
    return (value * power).rounded() / power
  }

  /// Numbers in a row, apart by no more than they need.
  func row(_ values: [Double]) -> String {
    var last = ""
    return values.map(text).reduce(into: "") { result, number in
      // A second point begins another number.
      let joins = number.first == "-" || number.first == "." && last.contains(".")
      if !result.isEmpty, !joins { result += " " }
      result += number
      last = number
    }
  }

  func text(_ transform: AffineTransform) -> String {
    if (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1) {
      return "translate(\(row([transform.e, transform.f])))"
    }
    let linear = [transform.a, transform.b, transform.c, transform.d].map { SVGText.number($0, digits: 6) }
    return "matrix(\(linear.joined(separator: " ")) \(text(transform.e)) \(text(transform.f)))"
  }
}

/// The declarations of a `style="…"` attribute, as far as the loader must know them.
struct InlineStyle {
  private var values: [String: String] = [:]

  init(_ text: String) {
    for declaration in text.split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].split(whereSeparator: \.isWhitespace).joined().lowercased()
      let value = declaration[declaration.index(after: colon)...].split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      values[name] = value
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// The number at the beginning of a value ("12px" is 12); nil if there is none.
  static func leadingNumber(_ text: String) -> Double? {
    let digits = text.drop { $0.isWhitespace }.prefix { $0.isNumber || "+-.eE".contains($0) }
    var candidate = digits
    while !candidate.isEmpty {
      if let number = Double(candidate) { return number }
      candidate = candidate.dropLast()
    }
    return nil
  }
}

extension XMLNode {
  /// A property that the element itself states, as an attribute or in its style (which wins).
  func property(_ name: StaticString) -> String? {
    // Most elements say nothing of it; looking is much cheaper than taking the style apart.
    if attribute("style", mentions: name), let style = attribute("style"), let value = InlineStyle(style)["\(name)"] {
      return value
    }
    return attribute(name)
  }

  /// The id that the element's `href` leads to inside the document.
  var reference: String? {
    guard let href = attribute("href"), href.hasPrefix("#") else { return nil }
    return String(href.dropFirst())
  }

  /// The id inside `url(#…)`, with or without quotes.
  static func target(ofURL value: String) -> String? {
    guard value.hasPrefix("url("), let end = value.firstIndex(of: ")") else { return nil }
    let inner = value[value.index(value.startIndex, offsetBy: 4)..<end].filter { $0 != "\"" && $0 != "'" }
    let trimmed = inner.trimmedWords
    guard trimmed.hasPrefix("#") else { return nil }
    return String(trimmed.dropFirst())
  }
}

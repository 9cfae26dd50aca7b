import CGtk

/// The gettext domain of every string that a person reads.
private let textDomain = "symbol-studio"

/// Translations: `msgid` in English, looked up at run time.
enum Localization {
  /// Follows the person's locale; `directory` holds `<language>/LC_MESSAGES/symbol-studio.mo`.
  static func start(directory: String?) {
    setlocale(LC_ALL, "")
    if let directory { bindtextdomain(textDomain, directory) }
    bind_textdomain_codeset(textDomain, "UTF-8")
  }
}

/// The text in the person's language.
func localized(_ text: String) -> String {
  // Without a translation gettext answers with the very text it was given: it must still be there.
  text.withCString { String(cString: g_dgettext(textDomain, $0)) }
}

/// The text for one or several, with `%d` replaced by the grouped number.
func localized(one: String, many: String, count: Int) -> String {
  let form = one.withCString { one in
    many.withCString { many in String(cString: g_dngettext(textDomain, one, many, gulong(max(count, 0)))) }
  }
  return replaced(form, "%d", grouped(count))
}

/// The text with its `%s` replaced in order by `values`, which are never read as formats.
func localized(_ text: String, _ values: String...) -> String {
  var result = ""
  var rest = Substring(localized(text))
  var values = values[...]
  while let value = values.popFirst(), let place = firstRange(of: "%s", in: rest) {
    result += rest[..<place.lowerBound] + value
    rest = rest[place.upperBound...]
  }
  return result + rest
}

/// A whole number with thousands apart: "1,776".
func grouped(_ number: Int) -> String {
  let separator = String(cString: shim_thousands_separator())
  let digits = Array(String(number.magnitude))
  var result = number < 0 ? "−" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { result += separator.isEmpty ? "," : separator }
    result.append(digit)
  }
  return result
}

private func replaced(_ text: String, _ pattern: String, _ value: String) -> String {
  guard let place = firstRange(of: pattern, in: text[...]) else { return text }
  return text[..<place.lowerBound] + value + text[place.upperBound...]
}

private func firstRange(of pattern: String, in text: Substring) -> Range<Substring.Index>? {
  var start = text.startIndex
  while start < text.endIndex {
    if text[start...].hasPrefix(pattern) { return start..<text.index(start, offsetBy: pattern.count) }
    start = text.index(after: start)
  }
  return nil
}

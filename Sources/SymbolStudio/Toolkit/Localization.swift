import CGtk
import Foundation

/// The gettext domain of every string that a person reads.
private let textDomain = "symbol-studio"

/// Translations: `msgid` in English, looked up at run time.
enum Localization {
  /// Follows the person's locale.
  static func start() {
    setlocale(LC_ALL, "")
    if let folder { bindtextdomain(textDomain, folder) }
    bind_textdomain_codeset(textDomain, "UTF-8")
    // GLib asks the default domain whether the program speaks the person's language at all.
    textdomain(textDomain)
  }

  /// The first of the places for data whose `locale/<language>/LC_MESSAGES/symbol-studio.mo` is in one of the person's
  /// languages; nil: none is.
  private static var folder: String? {
    let places = strings(g_get_system_data_dirs())
    let folders = ([String(cString: g_get_user_data_dir())] + places).map { $0 + "/locale" }
    let languages = strings(g_get_language_names())
    return folders.first { folder in
      languages.contains { language in
        FileManager.default.fileExists(atPath: "\(folder)/\(language)/LC_MESSAGES/\(textDomain).mo")
      }
    }
  }

  private static func strings(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
    var result: [String] = []
    guard var next = list else { return [] }
    while let text = next.pointee {
      result.append(String(cString: text))
      next += 1
    }
    return result
  }
}

/// The text in the person's language.
func localized(_ text: String) -> String {
  // gettext keeps what a file says of itself under the empty text.
  if text.isEmpty { return "" }
  // Without a translation gettext answers with the very text it was given: it must still be there.
  return text.withCString { String(cString: g_dgettext(textDomain, $0)) }
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

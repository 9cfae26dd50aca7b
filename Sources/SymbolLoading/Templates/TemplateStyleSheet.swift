/// The style sheet of an Apple template. Its selectors (`.multicolor-0:custom`) are no valid CSS, so librsvg never gets
/// it; we read what we know of it.
struct TemplateStyleSheet {
  /// One rule's declarations by property name.
  typealias Declarations = [String: String]

  private var rules: [String: Declarations] = [:]

  init(_ text: String) {
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let selectors = rest[..<open].split(separator: ",")
      var declarations: Declarations = [:]
      for declaration in rest[rest.index(after: open)..<close].split(separator: ";") {
        guard let colon = declaration.firstIndex(of: ":") else { continue }
        let name = declaration[..<colon].split(whereSeparator: \.isWhitespace).joined()
        declarations[name] = String(declaration[declaration.index(after: colon)...]).trimmedWords
      }
      for selector in selectors {
        let name = String(selector).trimmedWords
        guard name.hasPrefix(".") else { continue }
        rules[String(name.dropFirst()), default: [:]].merge(declarations) { $1 }
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  /// The declarations for one class, as it stands in a `class` attribute.
  subscript(className: String) -> Declarations { rules[className] ?? [:] }
}

/// What a drawn element's classes say of its layer.
struct TemplateClasses {
  /// For each mode its class ("multicolor-1:tintColor"), or nil.
  var monochrome: String?
  var multicolor: String?
  var hierarchical: String?
  /// `SFSymbolsPreview5865F2`: the colour of the sheet's own picture.
  var previewColor: String?

  init(_ text: String) {
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      if word.hasPrefix("monochrome-") {
        monochrome = word
      } else if word.hasPrefix("multicolor-") {
        multicolor = word
      } else if word.hasPrefix("hierarchical-") {
        hierarchical = word
      } else if word.hasPrefix("SFSymbolsPreview"), word.count == 22 {
        previewColor = "#" + word.dropFirst(16)
      }
    }
  }

  var isEmpty: Bool { monochrome == nil && multicolor == nil && hierarchical == nil }

  /// The word behind the colon ("tintColor", "primary").
  static func value(_ name: String?) -> String? {
    guard let name, let colon = name.firstIndex(of: ":") else { return nil }
    return String(name[name.index(after: colon)...])
  }
}

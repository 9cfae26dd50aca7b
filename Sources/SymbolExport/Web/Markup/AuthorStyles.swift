import Foundation

/// Declarations of a style, in order; the last one of a property counts.
struct StyleDeclarations {
  private(set) var entries: [(name: String, value: String)] = []
  /// Whether something stood there that was not understood.
  private(set) var isOdd = false

  init(_ text: String = "") {
    for declaration in text.split(separator: ";") {
      let trimmed = declaration.trimmingCharacters(in: .whitespacesAndNewlines)
      if trimmed.isEmpty { continue }
      guard let colon = trimmed.firstIndex(of: ":") else {
        isOdd = true
        continue
      }
      let name = trimmed[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = trimmed[trimmed.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      set(name, value)
    }
  }

  mutating func set(_ name: String, _ value: String) {
    entries.removeAll { $0.name == name }
    entries.append((name, value))
  }

  mutating func add(_ other: StyleDeclarations) {
    for entry in other.entries { set(entry.name, entry.value) }
    isOdd = isOdd || other.isOdd
  }
}

/// A file's style sheets, where their rules are so simple that they can be written into the elements: two drawings in one
/// page must not style each other.
struct AuthorStyles {
  private var rules: [(selector: Substring, declarations: StyleDeclarations)] = []

  /// nil where a rule is more than a class, an id or an element's name.
  init?(below root: MarkupElement) {
    for element in root.all where element.name == "style" {
      guard read(element.text) else { return nil }
    }
  }

  private mutating func read(_ text: String) -> Bool {
    var rest = Self.withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { return false }
      let declarations = StyleDeclarations(String(rest[rest.index(after: open)..<close]))
      for selector in rest[..<open].split(separator: ",") {
        let name = selector.drop(while: \.isWhitespace)
        let word = name.prefix { !$0.isWhitespace }
        guard name.dropFirst(word.count).allSatisfy(\.isWhitespace), let first = word.first,
          first == "." || first == "#" || first.isLetter,
          word.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        else { return false }
        rules.append((word, declarations))
      }
      rest = rest[rest.index(after: close)...]
    }
    return rest.allSatisfy(\.isWhitespace)
  }

  private static func withoutComments(_ text: String) -> String {
    var parts = text.components(separatedBy: "/*")
    for index in parts.indices.dropFirst() {
      parts[index] = parts[index].components(separatedBy: "*/").dropFirst().joined(separator: "*/")
    }
    return parts.joined()
  }

  /// What style sheet and element together declare, weakest first: name, class, id, the element's own style.
  func declarations(for element: MarkupElement) -> StyleDeclarations {
    var result = StyleDeclarations()
    if !rules.isEmpty {
      let classes = Set((element["class"] ?? "").split(whereSeparator: \.isWhitespace).map { "." + $0 })
      let id = element["id"].map { "#" + $0 }
      for rule in rules where rule.selector == element.name { result.add(rule.declarations) }
      for rule in rules where classes.contains(String(rule.selector)) { result.add(rule.declarations) }
      for rule in rules where id != nil && rule.selector == id ?? "" { result.add(rule.declarations) }
    }
    if let own = element["style"] { result.add(StyleDeclarations(own)) }
    return result
  }
}

import Foundation

/// A file's own elements, cleaned and ready to be written into an export part by part.
///
/// Only what `MarkupVocabulary` knows is taken over. Answers are nil where a part holds anything else that could matter
/// to its picture; then its traced shapes are the truth.
struct AuthorMarkup {
  private let root: MarkupElement
  private let styles: AuthorStyles
  private let byID: [String: MarkupElement]
  /// Whether every paint becomes the current colour.
  private let recolors: Bool
  /// The outermost element's own attributes, which all parts inherit.
  private(set) var rootAttributes: [(name: String, value: String)]

  /// Attributes, with a space in front, and what stands inside.
  typealias Addition = (attributes: String, content: String)

  /// Whether an element is a shape whose units are those of the file.
  func isPlainShape(_ number: Int) -> Bool {
    var element = root
    while element.number != number {
      guard let next = element.children.last(where: { $0.number <= number }), next["transform"] == nil else {
        return false
      }
      element = next
    }
    return MarkupVocabulary.shapes.contains(element.name)
  }

  /// nil where nothing of the file can be taken over.
  init?(text: String, recolors: Bool) {
    guard let root = MarkupReader.read(text), root.name == "svg", let styles = AuthorStyles(below: root) else {
      return nil
    }
    self.root = root
    self.styles = styles
    self.recolors = recolors
    byID = Dictionary(root.all.compactMap { element in element["id"].map { ($0, element) } }) { first, _ in first }
    rootAttributes = []
    // From here on the file can be asked.
    var definitions = MarkupDefinitions()
    guard var attributes = attributes(of: root, &definitions), definitions.items.isEmpty else { return nil }
    if recolors, !attributes.contains(where: { $0.name == "fill" }) { attributes.append(("fill", "currentColor")) }
    rootAttributes = attributes
  }

  /// Some elements with the groups that they stand in, but for the outermost one.
  ///
  /// - Parameter additions: what elements are given in addition, by their number.
  func markup(
    of numbers: Set<Int>, additions: [Int: Addition] = [:], definitions: inout MarkupDefinitions
  ) -> String? {
    var found = 0
    let parts: [String]
    if numbers.contains(root.number) {
      found = 1
      guard numbers.count == 1, let inner = contents(of: root, additions, &definitions) else { return nil }
      parts = [inner]
    } else {
      var collected: [String] = []
      for child in root.children {
        guard let part = part(of: child, numbers, additions, &found, &definitions) else { return nil }
        collected.append(part)
      }
      parts = collected
    }
    return found == numbers.count ? parts.joined() : nil
  }

  /// The wanted elements at or below one; empty where there are none.
  private func part(
    of element: MarkupElement, _ numbers: Set<Int>, _ additions: [Int: Addition], _ found: inout Int,
    _ definitions: inout MarkupDefinitions
  ) -> String? {
    if numbers.contains(element.number) {
      found += 1
      return whole(element, additions, &definitions)
    }
    guard element.name == "g" else { return "" }
    var inner = ""
    for child in element.children {
      guard let part = part(of: child, numbers, additions, &found, &definitions) else { return nil }
      inner += part
    }
    if inner.isEmpty { return "" }
    guard let attributes = attributes(of: element, &definitions) else { return nil }
    return attributes.isEmpty ? inner : "<g\(attributes.markup)>\(inner)</g>"
  }

  private func whole(
    _ element: MarkupElement, _ additions: [Int: Addition], _ definitions: inout MarkupDefinitions
  ) -> String? {
    if MarkupVocabulary.remarks.contains(element.name) || MarkupVocabulary.definitions[element.name] != nil {
      return ""
    }
    guard MarkupVocabulary.shapes.contains(element.name) || element.name == "g",
      var attributes = attributes(of: element, &definitions),
      var inner = contents(of: element, additions, &definitions)
    else { return nil }
    let addition = additions[element.number] ?? ("", "")
    inner += addition.content
    var added = addition.attributes
    // One tag has one style.
    if let own = attributes.firstIndex(where: { $0.name == "style" }), let start = added.range(of: " style=\""),
      let end = added[start.upperBound...].firstIndex(of: "\"")
    {
      attributes[own].value += ";" + added[start.upperBound..<end]
      added.removeSubrange(start.lowerBound...end)
    }
    let tag = "<\(element.name)\(attributes.markup)\(added)"
    return inner.isEmpty ? tag + "/>" : tag + ">\(inner)</\(element.name)>"
  }

  private func contents(
    of element: MarkupElement, _ additions: [Int: Addition], _ definitions: inout MarkupDefinitions
  ) -> String? {
    var inner = ""
    for child in element.children {
      guard let part = whole(child, additions, &definitions) else { return nil }
      inner += part
    }
    return inner
  }

  // MARK: Attributes

  private func attributes(
    of element: MarkupElement, _ definitions: inout MarkupDefinitions
  ) -> [(name: String, value: String)]? {
    var result: [(name: String, value: String)] = []
    let geometry = MarkupVocabulary.geometry[element.name] ?? []
    for (name, value) in element.attributes {
      if name == "style" || name == "class" || name == "id" { continue }
      if geometry.contains(name) {
        guard let text = self.geometry(name, value, &definitions) else { return nil }
        result.append((name, text))
      } else if name == "transform", element.name != "svg" {
        guard Self.isTransform(value) else { return nil }
        result.append((name, SVGText.escaped(value)))
      } else if MarkupVocabulary.properties.contains(name) {
        guard let text = property(name, value, &definitions) else { return nil }
        result.append((name, text))
      } else if MarkupVocabulary.decisive.contains(name), element.name != "svg" || name == "transform" {
        return nil
      }
    }
    let declarations = styles.declarations(for: element)
    if declarations.isOdd { return nil }
    var style: [String] = []
    for (name, value) in declarations.entries {
      if MarkupVocabulary.properties.contains(name) {
        guard let text = property(name, value, &definitions) else { return nil }
        style.append("\(name):\(text)")
      } else if MarkupVocabulary.decisive.contains(name) || name.hasPrefix("--") {
        return nil
      }
    }
    if !style.isEmpty { result.append(("style", style.joined(separator: ";"))) }
    return result
  }

  /// Escaped, like all values; the marks of names inside are ours.
  private func geometry(_ name: String, _ value: String, _ definitions: inout MarkupDefinitions) -> String? {
    switch name {
    case "href":
      guard value.hasPrefix("#"), let id = definition(String(value.dropFirst()), &definitions) else { return nil }
      return "#" + id
    case "gradientTransform": return Self.isTransform(value) ? SVGText.escaped(value) : nil
    default:
      // Percentages and units are of a view that an export may change.
      return value.unicodeScalars.allSatisfy { $0.isASCII && !"%\"<>&(){};".unicodeScalars.contains($0) }
        && !["em", "ex", "in", "cm", "mm", "pt", "pc"].contains(where: { value.hasSuffix($0) })
        ? SVGText.escaped(value) : nil
    }
  }

  private func property(_ name: String, _ value: String, _ definitions: inout MarkupDefinitions) -> String? {
    guard MarkupVocabulary.isPlain(value), !value.hasSuffix("%") || name.hasSuffix("opacity") else { return nil }
    let references = MarkupVocabulary.references(in: value)
    guard let target = references.first else {
      return recolors && Self.paints.contains(name) && !Self.isUnpainted(value)
        ? "currentColor" : SVGText.escaped(value)
    }
    guard references.count == 1, let id = definition(target, &definitions) else { return nil }
    return "url(#\(id))"
  }

  private static let paints: Set<String> = ["fill", "stroke", "stop-color", "color"]

  private static func isUnpainted(_ value: String) -> Bool {
    ["none", "transparent", "inherit", "currentcolor"].contains(value.lowercased())
  }

  private static func isTransform(_ value: String) -> Bool {
    value.unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || $0.properties.isWhitespace || "0123456789.,+-()".unicodeScalars.contains($0))
    }
  }

  /// What an id refers to, written into the definitions; nil where it is not known, or leads in a circle.
  private func definition(_ id: String, _ definitions: inout MarkupDefinitions, depth: Int = 0) -> String? {
    guard let element = byID[id], MarkupVocabulary.definitions[element.name] != nil,
      !refersToItself(element, path: [])
    else { return nil }
    guard let inner = definitionContents(element, &definitions), let attributes = attributes(of: element, &definitions)
    else { return nil }
    return definitions.id(for: "\(element.number) \(inner)\(attributes.markup)") { id in
      "<\(element.name) id=\"\(id)\"\(attributes.markup)>\(inner)</\(element.name)>"
    }
  }

  private func definitionContents(_ element: MarkupElement, _ definitions: inout MarkupDefinitions) -> String? {
    let known = MarkupVocabulary.definitions[element.name] ?? []
    var inner = ""
    for child in element.children where !MarkupVocabulary.remarks.contains(child.name) {
      guard known.contains(child.name) else { return nil }
      if child.name == "stop" {
        guard let attributes = attributes(of: child, &definitions) else { return nil }
        inner += "<stop\(attributes.markup)/>"
      } else {
        guard let part = whole(child, [:], &definitions) else { return nil }
        inner += part
      }
    }
    return inner
  }

  private func refersToItself(_ element: MarkupElement, path: Set<Int>) -> Bool {
    guard !path.contains(element.number), path.count < 8 else { return true }
    for part in element.all {
      let values = part.attributes.map(\.value) + styles.declarations(for: part).entries.map(\.value)
      let ids =
        values.flatMap(MarkupVocabulary.references(in:))
        + (part["href"].flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }.map { [$0] } ?? [])
      for id in ids {
        if let target = byID[id], refersToItself(target, path: path.union([element.number])) { return true }
      }
    }
    return false
  }
}

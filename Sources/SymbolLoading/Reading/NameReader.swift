import CXML

/// What to call a layer: what a person or a drawing program wrote down, before what we would make up.
enum NameReader {
  /// The longest name kept; lists show some twenty letters.
  private static let longest = 80

  static func name(of element: XMLNode, kind: ElementKind) -> LayerName {
    let id = element.attribute("id").flatMap(clean)
    let given =
      label(of: element) ?? id.flatMap { isMade($0) ? nil : $0 } ?? title(of: element)
    return LayerName(given: given, kind: word(kind))
  }

  /// A label that is meant for people: Inkscape's, a drawing program's `data-name`, or an accessible name.
  static func label(of element: XMLNode) -> String? {
    element.attribute("label").flatMap(clean) ?? element.attribute("data-name").flatMap(clean)
      ?? element.attribute("aria-label").flatMap(clean)
  }

  /// The name of a group for what it holds: its id unless a program made that up.
  static func groupName(of element: XMLNode) -> String? {
    if let id = element.attribute("id").flatMap(clean), !isMade(id) { return id }
    return title(of: element)
  }

  private static func title(of element: XMLNode) -> String? {
    element.elements.first { $0.kind == .title }.flatMap { clean($0.textContent) }
  }

  /// One line of printable text, or nil if nothing is left.
  private static func clean(_ text: String) -> String? {
    // As nearly all are: one word without anything to be cleaned.
    if (1...longest).contains(text.utf8.count), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) { return text }
    let line = text.split(whereSeparator: { $0.isWhitespace || $0.isNewline }).joined(separator: " ")
    let printable = String(line.unicodeScalars.filter { $0.properties.generalCategory != .control }.prefix(longest))
    return printable.isEmpty ? nil : printable
  }

  /// Whether an id is one that programs count up ("path3721", "g17", "SVGID_1_", "XMLID_12_", "Vector_2").
  private static func isMade(_ id: String) -> Bool {
    let stem = id.prefix { !$0.isNumber && $0 != "_" && $0 != "-" }
    let rest = id.dropFirst(stem.count)
    let counts = rest.allSatisfy { $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." }
    return counts && made.contains(stem.lowercased())
  }

  private static let made: Set<String> = [
    "", "path", "g", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "use", "image", "svg",
    "svgid", "xmlid", "vector", "group", "layer", "shape", "fill", "stroke", "rectangle", "oval",
  ]

  static func word(_ kind: ElementKind) -> String {
    switch kind {
    case .rect: "Rectangle"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .line: "Line"
    case .polyline: "Polyline"
    case .polygon: "Polygon"
    case .text: "Text"
    case .image: "Picture"
    case .use: "Copy"
    case .g, .a, .svg, .switch: "Group"
    default: "Path"
    }
  }
}

/// The rules of the file's style sheets that select by one class or one id, as drawing programs write them. librsvg
/// resolves styles; this only tells which elements have a mask, a filter or a blend mode that way.
struct SimpleStyles {
  private var rules: [(selector: String, style: InlineStyle)] = []

  init() {}

  /// Reads all `style` elements below the node.
  init(below root: XMLNode) {
    var waiting = [root]
    while let node = waiting.popLast() {
      if node.kind == .style { read(node.textContent) }
      waiting += Array(node.elements).reversed()
    }
  }

  private mutating func read(_ text: String) {
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let style = InlineStyle(String(rest[rest.index(after: open)..<close]))
      for selector in rest[..<open].split(separator: ",") {
        let name = String(selector).trimmedWords
        let isSimple = name.hasPrefix(".") || name.hasPrefix("#")
        if isSimple, !name.dropFirst().contains(where: { " .#:[>+~*".contains($0) }) { rules.append((name, style)) }
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  /// A property that an element states: in its style, through a rule, or as an attribute, in this order.
  func property(_ name: StaticString, of element: XMLNode) -> String? {
    guard !rules.isEmpty else { return element.property(name) }
    if let style = element.attribute("style"), let value = InlineStyle(style)["\(name)"] { return value }
    var names = Set((element.attribute("class") ?? "").split(whereSeparator: \.isWhitespace).map { "." + $0 })
    if let id = element.attribute("id") { names.insert("#" + id) }
    let matching = rules.last { names.contains($0.selector) && $0.style["\(name)"] != nil }
    return matching?.style["\(name)"] ?? element.attribute(name)
  }
}

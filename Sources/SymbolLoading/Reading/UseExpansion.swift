import CXML

/// How many elements are drawn once every `use` is followed, counted without following them one by one.
struct UseExpansion {
  let byID: [String: XMLNode]
  let file: String
  private var counts: [XMLNode: Int] = [:]
  private var open: Set<XMLNode> = []

  init(byID: [String: XMLNode], file: String) {
    self.byID = byID
    self.file = file
  }

  mutating func count(_ node: XMLNode, depth: Int) throws(LoadError) -> Int {
    if let known = counts[node] { return known }
    // A circle is librsvg's to drop; it draws the rest.
    guard open.insert(node).inserted else { return 0 }
    defer { open.remove(node) }
    var total = 1
    for child in node.elements { total += try count(child, depth: depth) }
    if node.kind == .use, let target = node.reference.flatMap({ byID[$0] }) {
      if depth > Limits.useDepth {
        throw LoadError(
          file: file, reason: .tooLarge,
          message: "Copies (use) of copies are nested more than \(Limits.useDepth) deep.",
          line: Int(xmlGetLineNo(node)))
      }
      total += try count(target, depth: depth + 1)
    }
    if total > Limits.expandedElements {
      throw LoadError(
        file: file, reason: .tooLarge,
        message: "Its copies (use) unfold to more than \(Limits.expandedElements) elements.",
        line: Int(xmlGetLineNo(node)))
    }
    counts[node] = total
    return total
  }
}

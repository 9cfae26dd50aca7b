import CXML

/// Puts long rows of elements into plain groups before librsvg gets the document. To draw one element by its id,
/// librsvg walks over all elements beside it and beside its ancestors: in a flat file of thousands that makes the trace
/// quadratic, in bundles of bundles it stays linear.
enum SiblingBundles {
  /// Elements of a bundle: so many are passed on the way to one, on each level.
  private static let size = 32
  /// Rows below that are so short that bundles gain nothing.
  private static let shortRow = 96
  /// Nesting beyond which nothing is bundled, since bundles nest too and libxml2 stops at ``Limits/depth``.
  private static let deepest = 200

  /// Bundles the children of all groups of the outline, unless a style sheet could tell the difference; answers whether
  /// it did.
  static func bundle(_ outline: Outline, in tree: XMLTree, features: SourceFeatures) -> Bool {
    if features.styleSheets, mayNoticeGroups(tree.root) { return false }
    visit(outline.root, in: tree, depth: 1)
    return true
  }

  private static func visit(_ node: OutlineNode, in tree: XMLTree, depth: Int) {
    guard !node.isLeaf, depth < deepest else { return }
    for child in node.children { visit(child, in: tree, depth: depth + 1) }
    if node.children.count > shortRow { bundleChildren(of: node.element, in: tree) }
  }

  private static func bundleChildren(of parent: XMLNode, in tree: XMLTree) {
    var row = Array(parent.elements)
    while row.count > size {
      var bundles: [XMLNode] = []
      for start in stride(from: 0, to: row.count, by: size) {
        guard let bundle = tree.makeElement("g", like: parent) else { return }
        xmlAddPrevSibling(row[start], bundle)
        for member in row[start..<min(start + size, row.count)] {
          xmlUnlinkNode(member)
          xmlAddChild(bundle, member)
        }
        bundles.append(bundle)
      }
      row = bundles
    }
  }

  /// Whether a rule may match a bundle, or match by what stands beside or right above an element.
  private static func mayNoticeGroups(_ node: XMLNode) -> Bool {
    if node.kind == .style {
      let text = node.textContent
      // What stands before each brace is a selector, or the end of something else that does no harm here.
      for selector in text.split(separator: "{").compactMap({ $0.split(whereSeparator: { "};".contains($0) }).last }) {
        if selector.contains(where: { ">+~*:\\".contains($0) }) { return true }
        for word in selector.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
          let name = word.prefix { !".#[".contains($0) }
          if name.lowercased() == "g" || name.isEmpty && word.hasPrefix("[") { return true }
        }
      }
      return false
    }
    return node.elements.contains(where: mayNoticeGroups)
  }
}

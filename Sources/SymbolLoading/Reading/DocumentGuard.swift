import CXML
import SymbolArt

/// Walks over the parsed document before librsvg sees it: counts what the limits are about, refuses what exceeds them,
/// and takes out what librsvg 2.54 would die of or should never follow.
struct DocumentGuard {
  private let file: String
  private var elements = 0
  private var pathCharacters = 0
  private var byID: [String: XMLNode] = [:]
  private var undeclaredPrefixes: Set<String> = []

  private init(file: String) {
    self.file = file
  }

  static func check(_ tree: XMLTree, features: SourceFeatures, file: String) throws(LoadError) {
    var walk = DocumentGuard(file: file)
    tree.removeInstructions()
    try walk.visit(tree.root, depth: 1)
    for prefix in walk.undeclaredPrefixes.sorted() { tree.declare(prefix: prefix) }
    if features.uses {
      var expansion = UseExpansion(byID: walk.byID, file: file)
      _ = try expansion.count(tree.root, depth: 0)
    }
  }

  private func refuse(_ node: XMLNode, _ message: String) -> LoadError {
    LoadError(file: file, reason: .tooLarge, message: message, line: Int(xmlGetLineNo(node)))
  }

  private mutating func visit(_ node: XMLNode, depth: Int) throws(LoadError) {
    elements += 1
    if elements > Limits.elements {
      throw refuse(node, "The drawing has more than \(Limits.elements) elements; that is no icon.")
    }
    if depth > Limits.depth { throw refuse(node, "Its elements are nested more than \(Limits.depth) deep.") }
    if let id = node.attribute("id"), byID[id] == nil { byID[id] = node }
    for name in ["d", "points"] as [StaticString] {
      pathCharacters += node.attributeLength(name)
    }
    if pathCharacters > Limits.pathCharacters {
      throw refuse(node, "The drawing's paths are too long; simplify them.")
    }
    undeclaredPrefixes.formUnion(node.undeclaredPrefixes)
    try checkTextSize(node)
    try checkKind(node)
    for child in Array(node.elements) {
      if let namespace = child.pointee.ns?.pointee.href, xmlStrcmp(namespace, "http://www.w3.org/2001/XInclude") == 0 {
        child.remove()
        continue
      }
      try visit(child, depth: depth + 1)
    }
  }

  private func checkKind(_ node: XMLNode) throws(LoadError) {
    switch node.kind {
    case .feTurbulence:
      if let octaves = node.attribute("numOctaves").flatMap({ Double($0.trimmedWords) }),
        octaves > Double(Limits.turbulenceOctaves)
      {
        node.setAttribute("numOctaves", String(Limits.turbulenceOctaves))
      }
    case .feConvolveMatrix:
      let order = Viewport.numbers(node.attribute("order") ?? "3")
      let size = (order.first ?? 3) * (order.last ?? 3)
      let numbers = Viewport.numbers(node.attribute("kernelMatrix") ?? "").count
      if size > Double(Limits.kernelNumbers) || numbers > Limits.kernelNumbers {
        throw refuse(node, "A filter's convolution has more than \(Limits.kernelNumbers) numbers.")
      }
    case .feTile:
      if TileGuard.mayBeEmpty(node) {
        throw refuse(node, "A filter repeats a tile that is empty; the drawing library cannot survive that.")
      }
    case .style:
      let text = node.textContent
      if let cleaned = LanguageSelectors.neutralized(text) { xmlNodeSetContent(node, cleaned.escapedForXML) }
    default: break
    }
  }

  private func checkTextSize(_ node: XMLNode) throws(LoadError) {
    let stated = node.property("font-size")
    guard let stated, let size = InlineStyle.leadingNumber(stated) else { return }
    if size > Limits.fontSize {
      throw refuse(node, "A text has letters of size \(stated.prefix(20)); that is too large.")
    }
  }
}

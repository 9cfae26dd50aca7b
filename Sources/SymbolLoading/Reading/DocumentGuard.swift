import CXML
import SymbolArt

/// Walks over the parsed document before librsvg sees it: counts what the limits are about, refuses what exceeds them,
/// and takes out what librsvg 2.54 would die of or should never follow.
struct DocumentGuard {
  private let file: String
  private var elements = 0
  private var pathCharacters = 0
  private var byID: [String: XMLNode] = [:]

  private init(file: String) {
    self.file = file
  }

  static func check(_ tree: XMLTree, features: SourceFeatures, file: String) throws(LoadError) {
    var walk = DocumentGuard(file: file)
    tree.removeInstructions()
    try walk.visit(tree.root, depth: 1)
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

/// How many elements are drawn once every `use` is followed, counted without following them one by one.
private struct UseExpansion {
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

/// librsvg 2.54 dies when the input of feTile covers nothing of the filter's region.
private enum TileGuard {
  static func mayBeEmpty(_ tile: XMLNode) -> Bool {
    guard let input = input(of: tile) else { return false }
    let own = ["x", "y", "width", "height"] as [StaticString]
    let numbers = own.map { input.attribute($0).flatMap(InlineStyle.leadingNumber) }
    if let width = numbers[2], width <= 0 { return true }
    if let height = numbers[3], height <= 0 { return true }
    // Far from everything: the root's view box, doubled on each side, stands for the region.
    guard let root = xmlDocGetRootElement(tile.pointee.doc) else { return false }
    let box = Viewport.numbers(root.attribute("viewBox") ?? "")
    guard box.count == 4 else { return numbers.contains { abs($0 ?? 0) > 1000 } }
    if let x = numbers[0], x > box[0] + 2 * box[2] || x + (numbers[2] ?? box[2]) < box[0] - box[2] { return true }
    if let y = numbers[1], y > box[1] + 2 * box[3] || y + (numbers[3] ?? box[3]) < box[1] - box[3] { return true }
    return false
  }

  private static func input(of tile: XMLNode) -> XMLNode? {
    let name = tile.attribute("in")
    var before = tile.pointee.prev
    while let node = before {
      if node.isElement, name == nil || node.attribute("result") == name { return node }
      before = node.pointee.prev
    }
    return nil
  }
}

/// `:lang()` with a private or odd language kills librsvg 2.54; such a rule could never match a drawing anyway.
private enum LanguageSelectors {
  static func neutralized(_ css: String) -> String? {
    guard css.lowercased().contains(":lang(") || css.contains("\\") && css.lowercased().contains("lang") else {
      return nil
    }
    var result = ""
    var rest = Substring(css)
    var changed = false
    while let start = rest.range(ofAnyCase: ":lang(") {
      let argument = rest[start.upperBound...].prefix { $0 != ")" }
      let languages = argument.split(separator: ",").map { $0.trimmingSpaces }
      let isPlain = languages.allSatisfy { language in
        language.split(separator: "-").allSatisfy { (2...4).contains($0.count) && $0.allSatisfy(\.isASCIILetter) }
          && !language.isEmpty
      }
      result += rest[..<start.lowerBound]
      result += isPlain ? ":lang(" : ":-never-("
      if !isPlain { changed = true }
      rest = rest[start.upperBound...]
    }
    return changed ? result + rest : nil
  }
}

extension Substring {
  fileprivate func range(ofAnyCase word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].prefix(word.count).lowercased() == word {
        return start..<index(start, offsetBy: word.count)
      }
      start = index(after: start)
    }
    return nil
  }

  fileprivate var trimmingSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}

extension String {
  /// Text as it must stand between tags.
  var escapedForXML: String {
    var result = ""
    for character in self {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}

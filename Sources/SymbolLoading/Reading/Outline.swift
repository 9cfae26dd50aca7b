import CXML
import SymbolArt

/// The drawn elements of a document, in a tree; gives private ids to those that need one to be drawn alone.
struct Outline {
  let root: OutlineNode

  /// Ids are set in the tree, which therefore must not have been given to librsvg yet.
  init(_ tree: XMLTree, features: SourceFeatures) {
    let readsAnnotations = features.annotations
    var builder = Builder(tree: tree, readsAnnotations: readsAnnotations, hasTexts: features.texts)
    builder.collectIDs(tree.root)
    let annotation =
      readsAnnotations
      ? AnnotationReader.annotation(ofRoot: tree.root) : ElementAnnotation()
    root = OutlineNode(
      element: tree.root, kind: .svg, id: builder.identify(tree.root),
      children: builder.children(of: tree.root, annotation: annotation),
      name: LayerName(given: nil, kind: "Drawing"), annotation: annotation)
  }

  private struct Builder {
    let tree: XMLTree
    let readsAnnotations: Bool
    let hasTexts: Bool
    private var uses: [String: Int] = [:]
    /// Ids of groups that hold a copy of themselves: librsvg stops such a circle by where it began.
    private var circular: Set<String> = []
    /// Whether letters stand where any element may come to use them: in clips, patterns, symbols.
    private var hasHiddenTexts = false
    private var count = 0

    init(tree: XMLTree, readsAnnotations: Bool, hasTexts: Bool) {
      self.tree = tree
      self.readsAnnotations = readsAnnotations
      self.hasTexts = hasTexts
    }

    mutating func collectIDs(_ node: XMLNode) {
      if hasTexts, !hasHiddenTexts, node.kind == .text, node.isDefinition { hasHiddenTexts = true }
      if let id = node.attribute("id") { uses[id, default: 0] += 1 }
      if node.kind == .use, let target = node.reference, node.isInside(target) { circular.insert(target) }
      for child in node.elements { collectIDs(child) }
    }

    /// Author ids stay, since style sheets select on them; one that is used twice, or that librsvg cannot look up,
    /// gets a group with a private id around it.
    mutating func identify(_ element: XMLNode) -> String {
      guard let own = element.attribute("id"), !own.isEmpty else {
        let id = nextID()
        element.setAttribute("id", id)
        return id
      }
      if uses[own] == 1, !own.contains("#") { return own }
      let id = nextID()
      if element == tree.root {
        element.setAttribute("id", id)
      } else if let wrapper = tree.makeElement("g", like: element) {
        xmlAddPrevSibling(element, wrapper)
        xmlUnlinkNode(element)
        xmlAddChild(wrapper, element)
        wrapper.setAttribute("id", id)
      }
      return id
    }

    private mutating func nextID() -> String {
      while true {
        count += 1
        let id = "-symbol-\(count)"
        if uses[id] == nil { return id }
      }
    }

    mutating func children(of parent: XMLNode, annotation: ElementAnnotation) -> [OutlineNode] {
      var result: [OutlineNode] = []
      for element in Array(parent.elements) {
        guard let kind = element.kind, kind.isDrawable || kind.isContainer else { continue }
        let own = readsAnnotations ? AnnotationReader.annotation(of: element, inheriting: annotation) : annotation
        let isCircular = element.attribute("id").map(circular.contains) ?? false
        if kind.isDrawable || isCircular || element.isFiltered {
          result.append(node(element, kind, [], annotation: own))
          continue
        }
        if kind == .switch {
          // Which branch shows is librsvg's choice; only a branch that shows for certain is taken apart.
          guard let branch = element.certainBranch else {
            result.append(node(element, kind, [], annotation: own))
            continue
          }
          // librsvg draws no part of a switch by itself: make it the group that it comes to.
          for other in Array(element.elements) where other != branch { other.remove() }
          element.rename("g")
        }
        let ownLabel = NameReader.label(of: element) ?? NameReader.groupName(of: element)
        let inner = children(of: element, annotation: own)
        // A group's name is its only part's, too.
        let leaves = inner.flatMap(\.leaves)
        if leaves.count == 1, leaves[0].name.given == nil { leaves[0].name.given = ownLabel }
        if !inner.isEmpty { result.append(node(element, kind, inner, annotation: own)) }
      }
      return result
    }

    private mutating func node(
      _ element: XMLNode, _ kind: ElementKind, _ children: [OutlineNode], annotation: ElementAnnotation
    ) -> OutlineNode {
      let name = NameReader.name(of: element, kind: kind)
      let mayHoldText = hasTexts && (hasHiddenTexts || kind == .text || kind == .use || kind.isContainer)
      return OutlineNode(
        element: element, kind: kind, id: identify(element), children: children, name: name, annotation: annotation,
        mayHoldText: mayHoldText)
    }
  }
}

extension XMLNode {
  /// Whether an ancestor has that id.
  fileprivate func isInside(_ id: String) -> Bool {
    var ancestor = pointee.parent
    while let node = ancestor, node.isElement {
      if node.attribute("id") == id { return true }
      ancestor = node.pointee.parent
    }
    return false
  }

  /// Whether it stands inside something that is only drawn where others refer to it.
  fileprivate var isDefinition: Bool {
    var ancestor = pointee.parent
    while let node = ancestor, node.isElement {
      switch node.kind {
      case .defs, .symbol, .clipPath, .mask, .marker, .pattern: return true
      default: ancestor = node.pointee.parent
      }
    }
    return false
  }

  /// Whether the element, a group, has a filter over all that it holds.
  fileprivate var isFiltered: Bool {
    guard let value = property("filter") else { return false }
    return value != "none"
  }

  /// The child of a `switch` that is shown whatever the language is; nil where that is not certain.
  fileprivate var certainBranch: XMLNode? {
    for child in elements {
      if child.has("systemLanguage") || child.has("requiredFeatures") { return nil }
      if child.has("requiredExtensions") { continue }
      return child
    }
    return nil
  }
}

import CXML
import SymbolArt

/// The drawn elements of a document, in a tree; gives private ids to those that need one to be drawn alone.
struct Outline {
  let root: OutlineNode

  /// Ids are set in the tree, which therefore must not have been given to librsvg yet.
  init(_ tree: XMLTree, readsAnnotations: Bool) {
    var builder = Builder(tree: tree, readsAnnotations: readsAnnotations)
    builder.collectIDs(tree.root)
    let annotation = readsAnnotations ? AnnotationReader.annotation(of: tree.root, inheriting: .none) : .none
    root = OutlineNode(
      element: tree.root, kind: .svg, id: builder.identify(tree.root),
      children: builder.children(of: tree.root, label: nil, annotation: annotation),
      name: LayerName(given: nil, kind: "Drawing"), annotation: annotation)
  }

  private struct Builder {
    let tree: XMLTree
    let readsAnnotations: Bool
    private var uses: [String: Int] = [:]
    private var count = 0

    init(tree: XMLTree, readsAnnotations: Bool) {
      self.tree = tree
      self.readsAnnotations = readsAnnotations
    }

    mutating func collectIDs(_ node: XMLNode) {
      if let id = node.attribute("id") { uses[id, default: 0] += 1 }
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

    mutating func children(of parent: XMLNode, label: String?, annotation: Annotation) -> [OutlineNode] {
      var result: [OutlineNode] = []
      for element in Array(parent.elements) {
        guard let kind = element.kind, kind.isDrawable || kind.isContainer else { continue }
        let own = readsAnnotations ? AnnotationReader.annotation(of: element, inheriting: annotation) : annotation
        if kind.isDrawable {
          result.append(node(element, kind, [], label: label, annotation: own))
          continue
        }
        if kind == .switch {
          // Which branch shows is librsvg's choice; only a branch that shows for certain is taken apart.
          guard let branch = element.certainBranch else {
            result.append(node(element, kind, [], label: label, annotation: own))
            continue
          }
          let inner = children(of: element, label: label, annotation: own).filter { $0.element == branch }
          if !inner.isEmpty { result.append(node(element, kind, inner, label: label, annotation: own)) }
          continue
        }
        let ownLabel = NameReader.label(of: element) ?? NameReader.groupName(of: element)
        let inner = children(of: element, label: ownLabel ?? label, annotation: own)
        if !inner.isEmpty { result.append(node(element, kind, inner, label: label, annotation: own)) }
      }
      return result
    }

    private mutating func node(
      _ element: XMLNode, _ kind: ElementKind, _ children: [OutlineNode], label: String?, annotation: Annotation
    ) -> OutlineNode {
      let name = NameReader.name(of: element, kind: kind, parentLabel: label)
      return OutlineNode(
        element: element, kind: kind, id: identify(element), children: children, name: name, annotation: annotation)
    }
  }
}

extension XMLNode {
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

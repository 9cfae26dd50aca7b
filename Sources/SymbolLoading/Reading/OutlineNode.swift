import SymbolArt

/// An element that is drawn, or a group of such, as the loader takes the drawing apart and together again.
final class OutlineNode {
  let element: XMLNode
  let kind: ElementKind
  /// The id that librsvg knows the element by: the author's, or one of ours.
  let id: String
  let children: [OutlineNode]
  var name: LayerName
  /// What the file says of it.
  let statements: ElementAnnotation

  var annotation: Annotation { statements.annotation }

  var isLeaf: Bool { children.isEmpty }
  /// Whether it is a picture that was pixels to begin with.
  var isPixels: Bool { kind == .image }
  /// Whether letters may be in it, which want another trace.
  let mayHoldText: Bool

  init(
    element: XMLNode, kind: ElementKind, id: String, children: [OutlineNode], name: LayerName,
    annotation: ElementAnnotation, mayHoldText: Bool = false
  ) {
    self.element = element
    self.kind = kind
    self.id = id
    self.children = children
    self.name = name
    statements = annotation
    self.mayHoldText = mayHoldText
  }

  /// All leaves below, in drawing order; itself if it is one.
  var leaves: [OutlineNode] { isLeaf ? [self] : children.flatMap(\.leaves) }
}

/// What the file calls an element.
struct LayerName: Hashable {
  /// A name that a person gave: an id or a label; nil if none.
  var given: String?
  /// What stands in the list where no name was given: "Path", "Circle".
  var kind: String
}

import SymbolArt

/// What elements of the file do to their drawing beyond clips and opacity, which the trace brings by itself: masks and
/// blending, which cairo's SVG surface can only give as pixels. They are found in the document, traced apart, and put
/// around the artwork again.
struct Composition {
  /// One element's mask as far as it is known.
  struct Mask {
    let id: String
    let kind: ArtworkMask.Kind
    /// From where the mask's content is traced to where it applies, in root units.
    let placing: AffineTransform
    /// The region beyond which nothing is let through, in root units.
    let region: Path?
  }

  struct Effects {
    var mask: Mask?
    var blendMode = BlendMode.normal
    /// Whether only librsvg can draw what is asked for.
    var needsPixels = false
  }

  private let root: XMLNode
  private var effects: [XMLNode: Effects] = [:]
  private(set) var maskIDs: [String] = []
  private var masks: [XMLNode] = []
  private var styles = SimpleStyles()

  /// Looks through the drawn elements and their ancestors.
  init(_ tree: XMLTree, outline: Outline, features: SourceFeatures) {
    root = tree.root
    guard features.needsOwnTrace else { return }
    if features.styleSheets { styles = SimpleStyles(below: tree.root) }
    var byID: [String: XMLNode] = [:]
    Composition.collect(tree.root, into: &byID)
    visit(outline.root, byID)
  }

  private static func collect(_ node: XMLNode, into byID: inout [String: XMLNode]) {
    if let id = node.attribute("id"), byID[id] == nil { byID[id] = node }
    for child in node.elements { collect(child, into: &byID) }
  }

  private mutating func visit(_ node: OutlineNode, _ byID: [String: XMLNode]) {
    let element = node.element
    var own = Effects()
    if let mode = styles.property("mix-blend-mode", of: element).flatMap(BlendMode.init(rawValue:)) {
      own.blendMode = mode
    }
    if let value = styles.property("filter", of: element), value != "none" {
      if let id = XMLNode.target(ofURL: value) {
        own.needsPixels = byID[id]?.kind == .filter
      } else {
        own.needsPixels = true
      }
    }
    if let target = styles.property("mask", of: element).flatMap(XMLNode.target(ofURL:)).flatMap({ byID[$0] }),
      target.kind == .mask
    {
      if let mask = makeMask(target, on: element, byID) {
        own.mask = mask
      } else {
        own.needsPixels = true
      }
    }
    effects[element] = own
    for child in node.children { visit(child, byID) }
  }

  private mutating func makeMask(_ mask: XMLNode, on element: XMLNode, _ byID: [String: XMLNode]) -> Mask? {
    guard let id = mask.attribute("id"), mask.attribute("maskContentUnits") != "objectBoundingBox",
      !mask.has("mask"), let place = TransformAttribute.toRoot(mask, root: root)?.inverse,
      let use = TransformAttribute.toRoot(element, root: root)
    else { return nil }
    if !maskIDs.contains(id) {
      maskIDs.append(id)
      masks.append(mask)
    }
    let kind: ArtworkMask.Kind = styles.property("mask-type", of: mask) == "alpha" ? .alpha : .luminance
    return Mask(id: id, kind: kind, placing: place.concatenated(use), region: region(mask).map { $0.transformed(use) })
  }

  /// The mask's rectangle where it is stated in user units; one that follows the element's box practically never cuts.
  private func region(_ mask: XMLNode) -> Path? {
    guard mask.attribute("maskUnits") == "userSpaceOnUse" else { return nil }
    let values = (["x", "y", "width", "height"] as [StaticString]).map { name in
      mask.attribute(name).flatMap { $0.contains("%") ? nil : Double($0.trimmedWords) }
    }
    guard let x = values[0], let y = values[1], let width = values[2], let height = values[3] else { return nil }
    let corners = Rect(x: x, y: y, width: width, height: height).corners
    return Path(corners.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close])
  }

  /// Changes the tree for the trace: what a mask holds becomes a plain group, which librsvg then draws by its id.
  func openMasks() {
    for mask in masks {
      mask.rename("g")
      for name in ["x", "y", "width", "height", "maskUnits", "maskContentUnits"] { mask.removeAttribute(name) }
      var ancestor = mask.pointee.parent
      while let node = ancestor, node != root {
        if node.kind == .defs { node.rename("g") }
        ancestor = node.pointee.parent
      }
    }
  }

  /// The style sheet under which the trace is made: without what the composition adds later.
  static func traceStyleSheet(_ features: SourceFeatures) -> String? {
    var rules = ""
    if features.masks { rules += "mask: none !important; " }
    if features.filters { rules += "filter: none !important; " }
    if features.blending { rules += "mix-blend-mode: normal !important; " }
    return rules.isEmpty ? nil : "* { \(rules)}"
  }

  /// Puts the masks and blend modes of the element and its ancestors around its traced artwork; nil where only pixels
  /// will do.
  func compose(
    _ result: TraceReader.Result, of element: XMLNode, masks: [String: [Artwork]], toViewBox: AffineTransform
  )
    -> [Artwork]?
  {
    var artwork = result.artwork
    var present: XMLNode? = element
    while let node = present {
      if let own = effects[node] {
        if own.needsPixels { return nil }
        if let mask = own.mask {
          guard let inverse = toViewBox.inverse, let content = masks[mask.id] else { return nil }
          let placing = inverse.concatenated(mask.placing).concatenated(toViewBox)
          let isIdentity = mask.placing.isNearlyIdentity
          let placed = isIdentity ? content : content.compactMap { $0.transformed(placing) }
          guard placed.count == content.count else { return nil }
          let clips = mask.region.map { [ClipPath(path: $0.transformed(toViewBox))] } ?? []
          artwork = [
            .group(
              ArtworkGroup(
                children: artwork, clips: clips, mask: ArtworkMask(content: placed, kind: mask.kind),
                blendMode: own.blendMode))
          ]
        } else if own.blendMode != .normal {
          artwork = [.group(ArtworkGroup(children: artwork, blendMode: own.blendMode))]
        }
      }
      present = node == root ? nil : node.pointee.parent
    }
    return artwork
  }

  /// Whether the element by itself can only be drawn as pixels.
  func needsPixels(_ element: XMLNode) -> Bool { effects[element]?.needsPixels ?? false }
}

extension AffineTransform {
  var isNearlyIdentity: Bool {
    abs(a - 1) < 1e-9 && abs(d - 1) < 1e-9 && abs(b) < 1e-9 && abs(c) < 1e-9 && abs(e) < 1e-9 && abs(f) < 1e-9
  }
}

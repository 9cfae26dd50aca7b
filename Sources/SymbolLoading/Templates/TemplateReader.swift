import CXML
import SymbolArt

/// Recognises an Apple symbol template and turns its sheet into a plain drawing of one slot, which is then read as any
/// other: filled, in its own colours, with the sheet's annotations as `data-symbol-*` attributes.
struct TemplateReader {
  /// Begins the attributes in which the sheet's annotations are handed on.
  static let attributePrefix = "data-sfsymbols-"

  let tree: XMLTree
  private let file: String
  private var slots: [TemplateSlot: XMLNode] = [:]
  var guides: [String: XMLNode] = [:]
  private var hasTemplateMark = false
  private var styles: [XMLNode] = []
  private var layerTree: XMLNode?

  private init(_ tree: XMLTree, file: String) {
    self.tree = tree
    self.file = file
  }

  /// Rewrites the tree when it is a template's; answers the slot that it then shows, and those that it could.
  static func rewrite(_ tree: XMLTree, wanting slot: String, file: String) throws(LoadError) -> TemplateSlots? {
    var reader = TemplateReader(tree, file: file)
    reader.survey(tree.root)
    guard reader.hasTemplateMark, !reader.slots.isEmpty else { return nil }
    let wanted = TemplateSlot(slot) ?? TemplateSlot("Regular-M")
    let filled = reader.slots.filter { $0.value.holdsDrawing }
    guard let wanted, let chosen = filled.min(by: { $0.key.distance(to: wanted) < $1.key.distance(to: wanted) }) else {
      throw LoadError(
        file: file, reason: .noArtwork,
        message: "This is an Apple symbol template, but none of its slots holds a drawing.")
    }
    reader.show(chosen.key, chosen.value)
    let names = Set(filled.keys.map(\.name))
    return TemplateSlots(shown: chosen.key.name, available: TemplateSlot.allNames.filter(names.contains))
  }

  private mutating func survey(_ node: XMLNode) {
    if let id = node.attribute("id") {
      if let slot = TemplateSlot(id), node.kind == .g, slots[slot] == nil { slots[slot] = node }
      if id.hasPrefix("left-margin") || id.hasPrefix("right-margin") || id.hasPrefix("Baseline-")
        || id.hasPrefix("Capline-")
      {
        guides[id] = node
        hasTemplateMark = true
      }
      if id == "template-version" || id == "Guides" { hasTemplateMark = true }
      if id == "LayerTree" { layerTree = node }
    }
    if node.kind == .style {
      styles.append(node)
      if node.textContent.contains("-sfsymbols-") { hasTemplateMark = true }
    }
    for child in node.elements { survey(child) }
  }

  // MARK: Showing one slot

  private func show(_ slot: TemplateSlot, _ group: XMLNode) {
    let box = viewBox(slot, group)
    let sheet = TemplateStyleSheet(styles.map(\.textContent).joined(separator: "\n"))
    setPreferences(sheet["defaults"])
    if let layerTree, takeApart(group, by: layerTree, sheet: sheet) {
      // The one compound path became a path for each layer.
    } else {
      let drawn = group.drawnDescendants
      let classes = drawn.map { $0.templateClasses(in: group) }
      let isAnnotated = classes.contains { !$0.isEmpty }
      // A symbol that is white throughout is meant for dark ground; its monochrome form can be seen on any.
      let isColored = classes.contains { $0.multicolor != nil && TemplateClasses.value($0.multicolor) != "white" }
      for (element, own) in zip(drawn, classes) {
        // Among annotated paths, one in no layer is a leftover that no mode draws.
        if isAnnotated, own.isEmpty {
          element.remove()
        } else {
          paint(element, own, sheet, isColored: isColored)
        }
      }
    }
    keepOnly(group)
    let root = tree.root
    for name in ["width", "height", "viewBox", "preserveAspectRatio"] { root.removeAttribute(name) }
    if let box {
      root.setAttribute("viewBox", [box.x, box.y, box.width, box.height].map { "\($0)" }.joined(separator: " "))
    }
  }

  /// Removes everything that the chosen slot does not stand in or refer to.
  private func keepOnly(_ group: XMLNode) {
    var kept = group
    while kept != tree.root, let parent = kept.pointee.parent {
      for sibling in Array(parent.elements) where sibling != kept {
        switch sibling.kind {
        case .defs, .linearGradient, .radialGradient, .clipPath, .mask, .filter: continue
        default: sibling.remove()
        }
      }
      kept = parent
    }
  }

  private func setPreferences(_ defaults: TemplateStyleSheet.Declarations) {
    if let style = defaults["-sfsymbols-wiggle-style"] {
      let wiggle = style == "linear" ? defaults["-sfsymbols-wiggle-angle"] ?? "0" : style
      state(.wiggle, wiggle, of: tree.root)
    }
    if let clockwise = defaults["-sfsymbols-rotates-clockwise"] {
      state(.rotation, clockwise == "false" ? "counterClockwise" : "clockwise", of: tree.root)
    }
    if let mode = defaults["-sfsymbols-variable-value-mode"],
      tree.root.attribute("data-symbol-value-mode") == nil
    {
      tree.root.setAttribute("data-symbol-value-mode", mode)
    }
    if defaults["-sfsymbols-draw-reverses-motion-groups"] == "true",
      tree.root.attribute("data-symbol-draw-order") == nil
    {
      tree.root.setAttribute("data-symbol-draw-order", "reversed")
    }
  }
}

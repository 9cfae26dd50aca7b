import CXML
import SymbolArt

/// Recognises an Apple symbol template and turns its sheet into a plain drawing of one slot, which is then read as any
/// other: filled, in its own colours, with the sheet's annotations as `data-symbol-*` attributes.
struct TemplateReader {
  private let tree: XMLTree
  private let file: String
  private var slots: [TemplateSlot: XMLNode] = [:]
  private var guides: [String: XMLNode] = [:]
  private var hasTemplateMark = false
  private var styles: [XMLNode] = []
  private var layerTree: XMLNode?

  private init(_ tree: XMLTree, file: String) {
    self.tree = tree
    self.file = file
  }

  /// Rewrites the tree when it is a template's; answers the slot that it then shows.
  static func rewrite(_ tree: XMLTree, wanting slot: String, file: String) throws(LoadError) -> TemplateSlot? {
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
    return chosen.key
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
      tree.root.setAttribute("data-symbol-wiggle", wiggle)
    }
    if let clockwise = defaults["-sfsymbols-rotates-clockwise"] {
      tree.root.setAttribute("data-symbol-rotation", clockwise == "false" ? "counterClockwise" : "clockwise")
    }
  }

  // MARK: Layers

  /// Gives an element its layer's paint and annotation.
  private func paint(
    _ element: XMLNode, _ classes: TemplateClasses, _ sheet: TemplateStyleSheet, isColored: Bool
  ) {
    if classes.isEmpty {
      element.tintIfBlack(within: tree.root)
      return
    }
    let main = (isColored ? classes.multicolor : nil) ?? classes.monochrome ?? classes.hierarchical ?? ""
    let rule = sheet[main]
    let name = isColored && classes.multicolor != nil ? TemplateClasses.value(classes.multicolor) : nil
    let paint = TemplateColor.paint(name, stated: rule["fill"] ?? classes.previewColor)
    let opacity = rule["opacity"].flatMap { Double($0) } ?? 1
    let clears = rule["-sfsymbols-clear-behind"] == "true"
    for attribute in ["class", "style", "opacity", "stroke", "fill-opacity"] { element.removeAttribute(attribute) }
    let erases = clears && opacity < 0.01
    element.setAttribute("fill", erases ? "#000000" : paint.color)
    if erases {
      element.setAttribute("data-symbol-erases", "true")
    } else if paint.opacity * opacity < 1 {
      element.setAttribute("fill-opacity", "\(paint.opacity * opacity)")
    }
    annotate(element, sheet[classes.monochrome ?? main].merging(rule) { old, _ in old }, classes)
  }

  private func annotate(
    _ element: XMLNode, _ rule: TemplateStyleSheet.Declarations, _ classes: TemplateClasses
  ) {
    if let group = rule["-sfsymbols-motion-group"] {
      element.setAttribute("data-symbol-group", group)
      element.setAttribute("data-symbol-order", group)
    }
    if let tag = rule["-sfsymbols-layer-tags"] {
      // "78705079ffbc3841 circle.fill": the name says more than the number.
      element.setAttribute("data-symbol-tag", tag.split(separator: " ").last.map(String.init) ?? tag)
    }
    if rule["-sfsymbols-always-pulses"] == "true" { element.setAttribute("data-symbol-pulses", "true") }
    if rule["-sfsymbols-always-rotates"] == "true" { element.setAttribute("data-symbol-rotates", "true") }
    if let threshold = rule["-sfsymbols-variable-threshold"] {
      element.setAttribute("data-symbol-threshold", threshold)
    }
    if let level = TemplateClasses.value(classes.hierarchical) { element.setAttribute("data-symbol-level", level) }
  }

  /// Version 6 may keep one compound path a slot, with a tree that says which subpaths make a layer.
  private func takeApart(_ group: XMLNode, by layerTree: XMLNode, sheet: TemplateStyleSheet) -> Bool {
    let drawn = group.drawnDescendants
    guard drawn.count == 1, let path = drawn.first, path.kind == .path, let data = path.attribute("d"),
      let parent = path.pointee.parent, let subpaths = TemplateReader.subpaths(data)
    else { return false }
    let layers = Array(layerTree.elements)
    let isColored = layers.contains { TemplateClasses($0.attribute("class") ?? "").multicolor != nil }
    func indices(_ className: String) -> [Int] {
      (sheet[className]["-sfsymbols-indices"] ?? "").split(separator: " ").compactMap { Int($0) }
    }
    func pathData(_ indices: [Int]) -> String {
      indices.filter(subpaths.indices.contains).map { subpaths[$0] }.joined(separator: " ")
    }
    for (number, layer) in layers.enumerated() {
      let classes = TemplateClasses(layer.attribute("class") ?? "")
      guard let element = tree.makeElement("path", like: path), let name = classes.monochrome ?? classes.multicolor
      else {
        continue
      }
      xmlAddPrevSibling(path, element)
      let parts = layer.elements.compactMap { $0.attribute("class")?.trimmedWords }
      if parts.isEmpty {
        element.setAttribute("d", pathData(indices(name)))
      } else {
        let all = parts.map { (erases: sheet[$0]["-sfsymbols-fill-action"] == "erase", data: pathData(indices($0))) }
        element.setAttribute("d", all.filter { !$0.erases }.map(\.data).joined(separator: " "))
        if all.contains(where: \.erases) { cut(element, all, name: "-template-\(number)", before: path) }
      }
      paint(element, classes, sheet, isColored: isColored)
    }
    path.remove()
    _ = parent
    return true
  }

  /// Shapes that are drawn and erased by turns become a mask: white and black in the same order.
  private func cut(_ element: XMLNode, _ parts: [(erases: Bool, data: String)], name: String, before path: XMLNode) {
    guard let mask = tree.makeElement("mask", like: path) else { return }
    xmlAddPrevSibling(element, mask)
    mask.setAttribute("id", name)
    for part in parts {
      guard let shape = tree.makeElement("path", like: path) else { continue }
      xmlAddChild(mask, shape)
      shape.setAttribute("d", part.data)
      shape.setAttribute("fill", part.erases ? "#000000" : "#ffffff")
    }
    element.setAttribute("mask", "url(#\(name))")
  }

  /// The subpaths of path data that has absolute commands only, as Apple writes it; nil for any other.
  private static func subpaths(_ data: String) -> [String]? {
    guard !data.contains(where: { $0.isLowercase && $0 != "e" && $0 != "z" }) else { return nil }
    return data.split(separator: "M").map { "M" + $0 }.filter { $0.trimmedWords.count > 1 }
  }

  // MARK: Geometry

  /// A square around the middle of the margins and of the cap height, so that symbols of one set sit alike.
  private func viewBox(_ slot: TemplateSlot, _ group: XMLNode) -> Rect? {
    let name = slot.name
    guard let left = position("left-margin-\(name)", "left-margin", horizontal: true),
      let right = position("right-margin-\(name)", "right-margin", horizontal: true), right > left,
      let base = position("Baseline-\(slot.scaleName)", "Baseline", horizontal: false),
      let cap = position("Capline-\(slot.scaleName)", "Capline", horizontal: false), base > cap
    else { return nil }
    // Apple's round enclosures are some 1.4 cap heights tall in the small scale.
    let side = max(right - left, (base - cap) * 1.4)
    return Rect(x: (left + right - side) / 2, y: (cap + base - side) / 2, width: side, height: side)
  }

  /// Where a guide lies: a line's, a rectangle's or a path's first number on the axis, in the root's units.
  private func position(_ id: String, _ plain: String, horizontal: Bool) -> Double? {
    guard let guide = guides[id] ?? guides[plain], let toRoot = TransformAttribute.toRoot(guide, root: tree.root) else {
      return nil
    }
    var place: Point?
    if guide.kind == .path, let data = guide.attribute("d") {
      let numbers = data.split(whereSeparator: { !($0.isNumber || "+-.".contains($0)) }).compactMap { Double($0) }
      if numbers.count >= 2 { place = Point(x: numbers[0], y: numbers[1]) }
    } else {
      let x = guide.attribute("x1") ?? guide.attribute("x") ?? "0"
      let y = guide.attribute("y1") ?? guide.attribute("y") ?? "0"
      if let x = InlineStyle.leadingNumber(x), let y = InlineStyle.leadingNumber(y) { place = Point(x: x, y: y) }
    }
    return place.map { horizontal ? toRoot.apply($0).x : toRoot.apply($0).y }
  }
}

extension XMLNode {
  /// Whether anything that leaves ink stands in it.
  fileprivate var holdsDrawing: Bool { !drawnDescendants.isEmpty }

  fileprivate var drawnDescendants: [XMLNode] {
    var result: [XMLNode] = []
    for child in elements {
      guard let kind = child.kind else { continue }
      if kind.isDrawable {
        if kind != .path || child.attribute("d").map({ !$0.trimmedWords.isEmpty }) ?? false { result.append(child) }
      } else if kind.isContainer {
        result += child.drawnDescendants
      }
    }
    return result
  }

  /// The classes of the element or of the nearest group around it inside the slot.
  fileprivate func templateClasses(in slot: XMLNode) -> TemplateClasses {
    var present: XMLNode? = self
    while let node = present {
      let classes = TemplateClasses(node.attribute("class") ?? "")
      if !classes.isEmpty { return classes }
      present = node == slot ? nil : node.pointee.parent
    }
    return TemplateClasses(attribute("class") ?? "")
  }

  /// Old templates have no classes: what is black there is meant to take the tint, and a closed path that has only a
  /// hairline, as drawing programs leave it, is meant to be filled.
  fileprivate func tintIfBlack(within root: XMLNode) {
    let fill = inherited("fill", within: root)
    let stroke = inherited("stroke", within: root)
    let isHairline = InlineStyle.leadingNumber(inherited("stroke-width", within: root) ?? "1").map { $0 < 1 } ?? false
    let isClosed = attribute("d").map { $0.contains("z") || $0.contains("Z") } ?? true
    removeAttribute("class")
    if fill == "none", isHairline, isClosed {
      removeDeclaration("stroke")
      setAttribute("stroke", "none")
      removeDeclaration("fill")
      setAttribute("fill", "currentColor")
      return
    }
    for (name, value) in [("fill", fill ?? "black"), ("stroke", stroke ?? "none")] where XMLNode.isBlack(value) {
      removeDeclaration(name)
      setAttribute(name, "currentColor")
    }
  }

  private static func isBlack(_ value: String) -> Bool {
    let blacks: Set<String> = ["black", "#000", "#000000", "#212121", "rgb(33,33,33)", "rgb(0,0,0)"]
    return blacks.contains(value.lowercased().filter { !$0.isWhitespace })
  }

  private func inherited(_ name: StaticString, within root: XMLNode) -> String? {
    var present: XMLNode? = self
    while let node = present {
      if let value = node.property(name) { return value }
      present = node == root ? nil : node.pointee.parent
    }
    return nil
  }

  /// Takes a property out of the style attribute, where it would win over an attribute.
  private func removeDeclaration(_ name: String) {
    guard let style = attribute("style"), InlineStyle(style)[name] != nil else { return }
    let rest = style.split(separator: ";").filter { !$0.trimmedLowercase.hasPrefix(name + ":") }
    setAttribute("style", rest.joined(separator: ";"))
  }
}

extension Substring {
  fileprivate var trimmedLowercase: String { split(whereSeparator: \.isWhitespace).joined().lowercased() }
}

import CXML
import SymbolArt

extension TemplateReader {
  /// Gives an element its layer's paint and annotation.
  func paint(
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
      state(.erases, "true", of: element)
    } else if paint.opacity * opacity < 1 {
      element.setAttribute("fill-opacity", "\(paint.opacity * opacity)")
    }
    annotate(element, sheet[classes.monochrome ?? main].merging(rule) { old, _ in old }, classes)
  }

  private func annotate(
    _ element: XMLNode, _ rule: TemplateStyleSheet.Declarations, _ classes: TemplateClasses
  ) {
    if let group = rule["-sfsymbols-motion-group"] {
      state(.group, group, of: element)
      state(.order, group, of: element)
    }
    if let tag = rule["-sfsymbols-layer-tags"] {
      // "78705079ffbc3841 circle.fill": the name says more than the number.
      state(.tag, tag.split(separator: " ").last.map(String.init) ?? tag, of: element)
    }
    if rule["-sfsymbols-always-pulses"] == "true" { state(.pulses, "true", of: element) }
    if rule["-sfsymbols-always-rotates"] == "true" { state(.rotates, "true", of: element) }
    if let threshold = rule["-sfsymbols-variable-threshold"] {
      state(.threshold, threshold, of: element)
    }
    if let level = TemplateClasses.value(classes.hierarchical) { state(.level, level, of: element) }
    if let span = rule["-sfsymbols-variable-draw"] {
      state(.valueSpan, span.filter { $0 != "\"" }, of: element)
    }
  }

  /// Under a name of its own: what the file's author says in `data-symbol-…` wins.
  func state(_ field: AnnotationField, _ value: String, of element: XMLNode) {
    element.setAttribute(TemplateReader.attributePrefix + field.rawValue, value)
  }

  /// Version 6 may keep one compound path a slot, with a tree that says which subpaths make a layer.
  func takeApart(_ group: XMLNode, by layerTree: XMLNode, sheet: TemplateStyleSheet) -> Bool {
    let drawn = group.drawnDescendants
    guard drawn.count == 1, let path = drawn.first, path.kind == .path, let data = path.attribute("d"),
      let subpaths = TemplateReader.subpaths(data)
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
      adopt(element, figure: number + 1, of: path)
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
    return true
  }

  /// Lets an element that stands for a part of a path have the attributes that number the part.
  private func adopt(_ element: XMLNode, figure: Int, of path: XMLNode) {
    element.source = path.source
    element.source?.figure = figure
    path.forEachAttribute(beginning: "data-symbol-") { name, value in
      guard name.hasSuffix("-\(figure)") else { return }
      element.setAttribute("data-symbol-" + name.dropLast(figure.description.count + 1), value)
    }
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
}

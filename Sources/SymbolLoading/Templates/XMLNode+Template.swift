import CXML

extension XMLNode {
  /// Whether anything that leaves ink stands in it.
  var holdsDrawing: Bool { !drawnDescendants.isEmpty }

  var drawnDescendants: [XMLNode] {
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
  func templateClasses(in slot: XMLNode) -> TemplateClasses {
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
  func tintIfBlack(within root: XMLNode) {
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

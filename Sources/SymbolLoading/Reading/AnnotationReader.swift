import SymbolArt

/// Our own `data-symbol-*` attributes. A group's hold for everything in it, and an element's own win.
enum AnnotationReader {
  static func annotation(of element: XMLNode, inheriting outer: Annotation) -> Annotation {
    var result = outer
    func flag(_ text: String) -> Bool { text != "false" && text != "0" }
    if let value = element.attribute("data-symbol-group") { result.group = value }
    if let value = element.attribute("data-symbol-order").flatMap({ Int($0.trimmedWords) }) { result.order = value }
    if let value = element.attribute("data-symbol-pulses") { result.canPulse = flag(value) }
    if let value = element.attribute("data-symbol-rotates") { result.canRotate = flag(value) }
    if let value = element.attribute("data-symbol-anchor") {
      let numbers = Viewport.numbers(value)
      if numbers.count == 2 { result.anchor = Point(x: numbers[0], y: numbers[1]) }
    }
    if let value = element.attribute("data-symbol-wiggle") { result.wiggle = value.trimmedWords }
    if let value = element.attribute("data-symbol-rotation") { result.rotation = value.trimmedWords }
    if let value = element.attribute("data-symbol-threshold").flatMap({ Double($0.trimmedWords) }), value.isFinite {
      result.threshold = min(max(value, 0), 1)
    }
    if let value = element.attribute("data-symbol-closed-loop") { result.closedLoop = flag(value) }
    if let value = element.attribute("data-symbol-level") {
      result.level = HierarchicalLevel(rawValue: value.trimmedWords) ?? result.level
    }
    if let value = element.attribute("data-symbol-erases") { result.erases = flag(value) }
    if let value = element.attribute("data-symbol-tag") { result.tag = value.trimmedWords }
    if let value = element.attribute("data-symbol-draw") { result.draw = drawPreference(value) ?? result.draw }
    return result
  }

  /// "forward", "backward 0.25", "both 0.5".
  private static func drawPreference(_ text: String) -> DrawPreference? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let direction = words.first.flatMap({ DrawPreference.Direction(rawValue: String($0)) }) else { return nil }
    let start = words.dropFirst().first.flatMap { Double($0) } ?? 0
    return DrawPreference(direction: direction, start: min(max(start.isFinite ? start : 0, 0), 1))
  }

  /// What the root says of the symbol as a whole.
  static func preferences(of root: XMLNode) -> SymbolPreferences {
    SymbolPreferences(
      wiggle: root.attribute("data-symbol-wiggle")?.trimmedWords,
      rotation: root.attribute("data-symbol-rotation")?.trimmedWords)
  }
}

#if canImport(Glibc)
  import Glibc
#endif
import SymbolArt

/// Reads SVG's `transform` attribute, where the loader must place a mask itself.
enum TransformAttribute {
  /// The transform, or nil where the text is not one that SVG 1.1 knows.
  static func parse(_ text: String) -> AffineTransform? {
    var result = AffineTransform.identity
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "(") {
      guard let close = rest[open...].firstIndex(of: ")") else { return nil }
      let name = rest[..<open].filter { !$0.isWhitespace && $0 != "," }
      let inner = String(rest[rest.index(after: open)..<close])
      let numbers = Viewport.numbers(inner)
      guard let step = step(String(name), numbers) else { return nil }
      result = step.concatenated(result)
      rest = rest[rest.index(after: close)...]
    }
    return rest.allSatisfy { $0.isWhitespace || $0 == "," } ? result : nil
  }

  private static func step(_ name: String, _ values: [Double]) -> AffineTransform? {
    switch (name, values.count) {
    case ("matrix", 6):
      return AffineTransform(a: values[0], b: values[1], c: values[2], d: values[3], e: values[4], f: values[5])
    case ("translate", 1): return .translation(x: values[0], y: 0)
    case ("translate", 2): return .translation(x: values[0], y: values[1])
    case ("scale", 1): return .scale(x: values[0], y: values[0])
    case ("scale", 2): return .scale(x: values[0], y: values[1])
    case ("rotate", 1): return .rotation(degrees: values[0])
    case ("rotate", 3): return .rotation(degrees: values[0], about: Point(x: values[1], y: values[2]))
    case ("skewX", 1): return AffineTransform(a: 1, b: 0, c: tan(values[0] * .pi / 180), d: 1, e: 0, f: 0)
    case ("skewY", 1): return AffineTransform(a: 1, b: tan(values[0] * .pi / 180), c: 0, d: 1, e: 0, f: 0)
    default: return nil
    }
  }

  /// From the element's own space to the root's; nil where something else than `transform` attributes has a part in it.
  static func toRoot(_ element: XMLNode, root: XMLNode) -> AffineTransform? {
    var result = AffineTransform.identity
    var present: XMLNode? = element
    while let node = present, node != root {
      if node != element, node.kind == .svg || node.kind == .symbol { return nil }
      if node.attribute("style").map({ InlineStyle($0)["transform"] != nil }) ?? false { return nil }
      if let text = node.attribute("transform") {
        guard let own = parse(text) else { return nil }
        result = result.concatenated(own)
      }
      present = node.pointee.parent
    }
    return present == nil ? nil : result
  }
}

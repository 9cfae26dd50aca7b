import Foundation

/// The elements and attributes that are taken over from a file: all that draws plain shapes, and nothing that runs, loads
/// or links. What browsers and librsvg 2.54 understand differently is not among them; where it occurs, the part is drawn
/// from its traced shapes.
enum MarkupVocabulary {
  static let shapes: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
  static let containers: Set<String> = ["svg", "g"]
  /// What others refer to, with what may stand inside.
  static let definitions: [String: Set<String>] = [
    "linearGradient": ["stop"], "radialGradient": ["stop"],
    "clipPath": shapes, "mask": shapes.union(["g"]),
  ]
  /// Says nothing about the picture.
  static let remarks: Set<String> = ["title", "desc", "metadata", "defs", "style", ""]

  /// Attributes that an element has of its own.
  static let geometry: [String: Set<String>] = [
    "path": ["d"], "rect": ["x", "y", "width", "height", "rx", "ry"], "circle": ["cx", "cy", "r"],
    "ellipse": ["cx", "cy", "rx", "ry"], "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"],
    "polygon": ["points"], "g": [],
    "linearGradient": ["x1", "y1", "x2", "y2", "gradientUnits", "gradientTransform", "spreadMethod", "href"],
    "radialGradient": ["cx", "cy", "r", "fx", "fy", "gradientUnits", "gradientTransform", "spreadMethod", "href"],
    "stop": ["offset"], "clipPath": ["clipPathUnits"],
    "mask": ["x", "y", "width", "height", "maskUnits", "maskContentUnits"],
  ]

  /// Properties, as attributes or in a style.
  static let properties: Set<String> = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "opacity", "color", "clip-path",
    "clip-rule", "mask", "stop-color", "stop-opacity", "mix-blend-mode", "isolation", "paint-order", "visibility",
  ]

  /// Attributes and properties without which the picture is another one: an element that has one is traced.
  static let decisive: Set<String> = [
    "filter", "marker", "marker-start", "marker-mid", "marker-end", "transform-origin", "transform-box", "display",
    "vector-effect", "mask-type", "fr", "requiredFeatures", "requiredExtensions", "systemLanguage", "clip", "d", "r",
    "cx", "cy", "x", "y", "rx", "ry", "width", "height", "transform", "translate", "rotate", "scale", "all", "font",
  ]

  /// Whether a property's value says the same to librsvg and to browsers: plain numbers, words and colours, and
  /// references inside the file.
  static func isPlain(_ value: String) -> Bool {
    var rest = Substring(value.lowercased())
    if rest.contains(where: { "{}<>\\!@;".contains($0) }) || rest.contains("context-") { return false }
    while let open = rest.firstIndex(of: "(") {
      let name = rest[..<open].reversed().prefix { $0.isLetter || $0 == "-" || $0.isNumber }.reversed()
      switch String(name) {
      case "url":
        let target = rest[rest.index(after: open)...].drop { "\"' ".contains($0) }
        guard target.first == "#" else { return false }
      case "rgb", "rgba", "hsl", "hsla":
        // The newer form, without commas, is unknown to librsvg.
        guard let close = rest.firstIndex(of: ")"), rest[open..<close].contains(",") else { return false }
      default: return false
      }
      rest = rest[rest.index(after: open)...]
    }
    return true
  }

  /// The ids that a value refers to.
  static func references(in value: String) -> [String] {
    value.components(separatedBy: "url(").dropFirst().compactMap { part in
      let inner = part.prefix { $0 != ")" }.filter { !"\"' ".contains($0) }
      return inner.hasPrefix("#") ? String(inner.dropFirst()) : nil
    }
  }
}

import Foundation
import SymbolArt
import SymbolPainting

/// Traced shapes as SVG elements, each with everything that it needs but what the outermost tag says.
struct ShapeMarkup {
  let format: LengthFormat
  /// Whether every paint is the current colour.
  let recolors: Bool
  var definitions = MarkupDefinitions()
  /// What the outermost tag says already.
  var inherited: [String: String] = [:]

  mutating func markup(_ artwork: [Artwork]) -> String { artwork.map { markup($0) }.joined() }

  mutating func markup(_ artwork: Artwork) -> String {
    switch artwork {
    case .shape(let shape): return element(shape)
    case .group(let group): return markup(group, inner: markup(group.children))
    case .image(let image): return markup(image)
    }
  }

  /// One shape; `attributes` are added to its tag.
  mutating func element(_ shape: Shape, attributes: String = "") -> String {
    var tag = ""
    switch shape.style {
    case .fill(let rule):
      tag = paint(shape.paint, as: "fill") + attribute("stroke", "none")
      if rule == .evenodd { tag += " fill-rule=\"evenodd\"" }
      return "<path d=\"\(data(shape.path))\"\(tag)\(attributes)/>"
    case .stroke(let style):
      tag = attribute("fill", "none") + paint(shape.paint, as: "stroke") + pen(style)
      guard style.penTransform != .identity, let inverse = style.penTransform.inverse else {
        return "<path d=\"\(data(shape.path))\"\(tag)\(attributes)/>"
      }
      // The pen is round where the path is undeformed.
      let path = data(shape.path.transformed(inverse))
      return "<path d=\"\(path)\" transform=\"\(format.text(style.penTransform))\"\(tag)\(attributes)/>"
    }
  }

  /// A group's clips, mask, opacity and blending around what it holds.
  mutating func markup(_ group: ArtworkGroup, inner: String) -> String {
    var attributes = ""
    if group.opacity < 1 { attributes += " opacity=\"\(SVGText.number(group.opacity, digits: 3))\"" }
    if group.blendMode != .normal { attributes += " style=\"mix-blend-mode:\(group.blendMode.rawValue)\"" }
    if let mask = group.mask {
      let content = maskContent(mask)
      let kind = mask.kind == .alpha ? " style=\"mask-type:alpha\"" : ""
      let id = definitions.id(for: "mask \(kind) \(content)") {
        "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" x=\"-99999\" y=\"-99999\" width=\"199998\" height=\"199998\""
          + "\(kind)>\(content)</mask>"
      }
      attributes += " mask=\"url(#\(id))\""
    }
    var result = inner
    for clip in group.clips {
      let rule = clip.rule == .evenodd ? " clip-rule=\"evenodd\"" : ""
      let path = data(clip.path)
      let id = definitions.id(for: "clip \(path) \(rule)") {
        "<clipPath id=\"\($0)\"><path d=\"\(path)\"\(rule)/></clipPath>"
      }
      result = "<g clip-path=\"url(#\(id))\">\(result)</g>"
    }
    return attributes.isEmpty ? result : "<g\(attributes)>\(result)</g>"
  }

  /// A mask's own colours count, whatever the look.
  private mutating func maskContent(_ mask: ArtworkMask) -> String {
    var plain = ShapeMarkup(format: format, recolors: false, definitions: definitions)
    let content = plain.markup(mask.content)
    definitions = plain.definitions
    return content
  }

  private func markup(_ image: ArtworkImage) -> String {
    guard let raster = RasterImage(width: image.pixelWidth, height: image.pixelHeight, bytes: image.pixels),
      let data = try? raster.pngData()
    else { return "" }
    let frame = image.frame
    return "<image x=\"\(format.text(frame.x))\" y=\"\(format.text(frame.y))\" width=\"\(format.text(frame.width))\" "
      + "height=\"\(format.text(frame.height))\" preserveAspectRatio=\"none\" "
      + "href=\"data:image/png;base64,\(data.base64EncodedString())\"/>"
  }

  // MARK: Paint

  private mutating func paint(_ paint: Paint, as property: String) -> String {
    switch paint {
    case .tint(let alpha): return solid("currentColor", alpha, property)
    case .color(let color):
      if recolors { return solid("currentColor", color.alpha, property) }
      return solid(Color(red: color.red, green: color.green, blue: color.blue).hex, color.alpha, property)
    case .linearGradient(let gradient):
      let place = numbered([
        ("x1", gradient.start.x), ("y1", gradient.start.y), ("x2", gradient.end.x), ("y2", gradient.end.y),
      ])
      return reference(
        "linearGradient", place, gradient.stops, gradient.spread, gradient.transform, property)
    case .radialGradient(let gradient):
      // A focal circle (`fr`) is newer than some players; few files have one.
      let place = numbered([
        ("cx", gradient.center.x), ("cy", gradient.center.y), ("r", gradient.radius), ("fx", gradient.focus.x),
        ("fy", gradient.focus.y),
      ])
      let focal = gradient.focusRadius > 0 ? numbered([("fr", gradient.focusRadius)]) : ""
      return reference(
        "radialGradient", place + focal, gradient.stops, gradient.spread, gradient.transform, property)
    }
  }

  private func attribute(_ name: String, _ value: String) -> String {
    inherited[name] == value ? "" : " \(name)=\"\(value)\""
  }

  private func solid(_ color: String, _ alpha: Double, _ property: String) -> String {
    attribute(property, color)
      + (alpha < 1 ? " \(property)-opacity=\"\(SVGText.number(alpha, digits: 3))\"" : "")
  }

  private mutating func reference(
    _ element: String, _ place: String, _ stops: [GradientStop], _ spread: GradientSpread,
    _ transform: SymbolArt.AffineTransform, _ property: String
  ) -> String {
    let colors = stops.map { stop -> String in
      let follows = recolors || stop.followsTint
      let opaque = Color(red: stop.color.red, green: stop.color.green, blue: stop.color.blue)
      return "<stop offset=\"\(SVGText.number(stop.offset, digits: 4))\""
        + solid(follows ? "currentColor" : opaque.hex, stop.color.alpha, "stop-color")
        .replacing("stop-color-opacity", with: "stop-opacity") + "/>"
    }.joined()
    let spreading = spread == .pad ? "" : " spreadMethod=\"\(spread.rawValue)\""
    let moved = transform == .identity ? "" : " gradientTransform=\"\(precise(transform))\""
    let tail = " gradientUnits=\"userSpaceOnUse\"\(place)\(spreading)\(moved)>\(colors)</\(element)>"
    let id = definitions.id(for: element + tail) { "<\(element) id=\"\($0)\"\(tail)" }
    return " \(property)=\"url(#\(id))\""
  }

  /// Gradient space may be a unit square under a large scale.
  private func numbered(_ values: [(String, Double)]) -> String {
    values.map { " \($0.0)=\"\(SVGText.number($0.1, digits: 6))\"" }.joined()
  }

  private func precise(_ transform: SymbolArt.AffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.e, transform.f]
    return "matrix(\(numbers.map { SVGText.number($0, digits: 6) }.joined(separator: " ")))"
  }

  private func pen(_ style: StrokeStyle) -> String {
    var result =
      attribute("stroke-width", format.text(style.width)) + attribute("stroke-linecap", style.cap.rawValue)
      + attribute("stroke-linejoin", style.join.rawValue)
    if style.join == .miter {
      result += attribute("stroke-miterlimit", SVGText.number(style.miterLimit, digits: 3))
    }
    if !style.dashes.isEmpty {
      result += " stroke-dasharray=\"\(style.dashes.map(format.text).joined(separator: " "))\""
      if style.dashOffset != 0 { result += " stroke-dashoffset=\"\(format.text(style.dashOffset))\"" }
    }
    return result
  }

  /// Path data: of absolute and relative commands the shorter ones, without those that repeat.
  func data(_ path: Path) -> String {
    var result = ""
    var last: Character = " "
    // Where the pen is as written, so that rounding does not add up, and where the subpath began.
    var pen = Point.zero
    var start = Point.zero
    for element in path.elements {
      let (command, points): (Character, [Point]) =
        switch element {
        case .move(let point): ("M", [point])
        case .line(let point): ("L", [point])
        case .curve(let first, let second, let end): ("C", [first, second, end])
        case .close: ("Z", [])
        }
      guard let end = points.last else {
        result += "Z"
        (last, pen) = ("Z", start)
        continue
      }
      let away = points.map { $0 - pen }
      let texts = [(command, points), (Character(command.lowercased()), away)].map { name, points in
        let numbers = format.row(points.flatMap { [$0.x, $0.y] })
        let repeats = name == last && command != "M"
        return (name: name, text: repeats ? (numbers.first == "-" ? "" : " ") + numbers : "\(name)\(numbers)")
      }
      let isRelative = command != "M" && texts[1].text.count < texts[0].text.count
      let (name, text) = texts[isRelative ? 1 : 0]
      result += text
      last = name
      pen = isRelative ? format.rounded(end - pen) + pen : format.rounded(end)
      if command == "M" { start = pen }
    }
    return result
  }
}

import SymbolArt
import SymbolPainting

/// Turns cairo's markup into artwork in view box units.
struct TraceReader {
  let markup: CairoMarkup
  let units: TraceUnits
  private let definitions: [String: Int]

  init(markup: CairoMarkup, units: TraceUnits) {
    self.markup = markup
    self.units = units
    var definitions: [String: Int] = [:]
    var waiting = markup.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if let id = markup.attribute("id", of: node) { definitions[markup.text(id)] = node }
      waiting += markup.nodes[node].children
    }
    self.definitions = definitions
  }

  /// What a trace came to.
  struct Result {
    var artwork: [Artwork] = []
    /// Whether something in it is pixels, or otherwise cannot be held as shapes.
    var hasPixels = false
  }

  /// The drawing's nodes: the children of the group that stands for the whole surface.
  var body: [Int] {
    guard let root = markup.root else { return [] }
    for child in markup.nodes[root].children where markup.name(of: child, is: "g") {
      return markup.nodes[child].children
    }
    return []
  }

  func read(_ nodes: some Sequence<Int>) -> Result {
    var result = Result()
    for node in nodes { read(node, through: .identity, into: &result) }
    return result
  }

  func read(_ node: Int, through outer: AffineTransform, into result: inout Result) {
    let own = markup.transform(markup.attribute("transform", of: node))
    let transform = own.concatenated(outer)
    if markup.name(of: node, is: "path") {
      guard let data = markup.attribute("d", of: node) else { return }
      readShapes(node, through: transform, into: &result) { complete in
        markup.path(data, through: complete, grid: units.grid)
      }
    } else if markup.name(of: node, is: "rect") {
      let rect = self.rect(node)
      readShapes(node, through: transform, into: &result) { complete in
        Path(
          rect.corners.enumerated().map { index, corner in
            let place = units.grid.round(complete.apply(corner))
            return index == 0 ? .move(place) : .line(place)
          } + [.close])
      }
    } else if markup.name(of: node, is: "g") {
      readGroup(node, through: transform, into: &result)
    } else if markup.name(of: node, is: "use") {
      readUse(node, through: transform, outer: outer, into: &result)
    } else if markup.name(of: node, is: "image") {
      result.hasPixels = true
    }
  }

  func rect(_ node: Int) -> Rect {
    func value(_ name: StaticString) -> Double {
      guard let range = markup.attribute(name, of: node) else { return 0 }
      var position = range.lowerBound
      return markup.number(at: &position, before: range.upperBound) ?? 0
    }
    return Rect(x: value("x"), y: value("y"), width: value("width"), height: value("height"))
  }

  /// A fill and a stroke of one path become two shapes, the fill first, as cairo and SVG have it.
  private func readShapes(
    _ node: Int, through transform: AffineTransform, into result: inout Result,
    path: (AffineTransform) -> Path
  ) {
    let complete = transform.concatenated(units.toViewBox)
    let outline = path(complete)
    guard !outline.isEmpty else { return }
    let style = PaintStyle(markup: markup, node: node)
    if let fill = style.fill {
      if let paint = paint(fill, opacity: style.fillOpacity, through: complete) {
        result.artwork.append(.shape(Shape(path: outline, paint: paint, style: .fill(style.fillRule))))
      } else if let laidOut = patternFill(fill, outline: outline, rule: style.fillRule, through: complete) {
        result.artwork.append(laidOut)
      } else {
        result.hasPixels = true
      }
    }
    if let stroke = style.stroke {
      if let paint = paint(stroke, opacity: style.strokeOpacity, through: complete) {
        result.artwork.append(
          .shape(Shape(path: outline, paint: paint, style: .stroke(units.pen(style.pen, through: complete)))))
      } else {
        result.hasPixels = true
      }
    }
  }

  /// The node that `url(#name)` or `#name` points at.
  func definition(_ reference: Range<Int>) -> Int? {
    let text = markup.text(reference)
    guard let hash = text.firstIndex(of: "#") else { return nil }
    let name = text[text.index(after: hash)...].prefix { $0 != ")" }
    return definitions[String(name)]
  }
}

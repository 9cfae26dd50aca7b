import SymbolArt
import SymbolPainting

/// Turns cairo's markup into artwork in view box units.
struct TraceReader {
  let markup: CairoMarkup
  /// From the trace's units to the view box.
  let toViewBox: AffineTransform
  let grid: Grid
  /// The colour that stood for the tint while tracing; nil when the file asks for none.
  let tint: Color?
  private let definitions: [String: Int]

  init(markup: CairoMarkup, toViewBox: AffineTransform, grid: Grid, tint: Color?) {
    self.markup = markup
    self.toViewBox = toViewBox
    self.grid = grid
    self.tint = tint
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

  private func read(_ node: Int, through outer: AffineTransform, into result: inout Result) {
    let own = markup.transform(markup.attribute("transform", of: node))
    let transform = own.concatenated(outer)
    if markup.name(of: node, is: "path") {
      guard let data = markup.attribute("d", of: node) else { return }
      readShapes(node, through: transform, into: &result) { complete in
        markup.path(data, through: complete, grid: grid)
      }
    } else if markup.name(of: node, is: "rect") {
      let rect = self.rect(node)
      readShapes(node, through: transform, into: &result) { complete in
        Path(
          rect.corners.enumerated().map { index, corner in
            let place = grid.round(complete.apply(corner))
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

  private func rect(_ node: Int) -> Rect {
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
    let complete = transform.concatenated(toViewBox)
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
          .shape(Shape(path: outline, paint: paint, style: .stroke(pen(style.pen, through: complete)))))
      } else {
        result.hasPixels = true
      }
    }
  }

  private func pen(_ pen: StrokeStyle, through transform: AffineTransform) -> StrokeStyle {
    var result = pen
    result.transformPen(transform)
    guard result.penTransform == .identity else { return result }
    result.width = grid.round(result.width)
    result.dashes = result.dashes.map(grid.round)
    result.dashOffset = grid.round(result.dashOffset)
    return result
  }

  private func readGroup(_ node: Int, through transform: AffineTransform, into result: inout Result) {
    var content = Result()
    for child in markup.nodes[node].children { read(child, through: transform, into: &content) }
    if content.hasPixels { result.hasPixels = true }
    guard !content.artwork.isEmpty else { return }
    let clips = self.clips(node, through: transform)
    if clips.isEmpty {
      result.artwork += content.artwork
    } else {
      result.artwork.append(.group(ArtworkGroup(children: content.artwork, clips: clips).joined))
    }
  }

  private func clips(_ node: Int, through transform: AffineTransform) -> [ClipPath] {
    guard let reference = markup.attribute("clip-path", of: node), let clip = definition(reference) else { return [] }
    let rule: FillRule =
      markup.attribute("clip-rule", of: node).map { markup.matches($0, "evenodd") } ?? false ? .evenodd : .nonzero
    let complete = transform.concatenated(toViewBox)
    return markup.nodes[clip].children.compactMap { child in
      markup.attribute("d", of: child).map {
        ClipPath(path: markup.path($0, through: complete, grid: grid), rule: rule)
      }
    }
  }

  /// A `use` of a surface is a group that was composed apart: with an opacity, or a mask.
  private func readUse(
    _ node: Int, through transform: AffineTransform, outer: AffineTransform, into result: inout Result
  ) {
    guard let reference = markup.attribute("xlink:href", of: node), let target = definition(reference) else { return }
    if markup.name(of: target, is: "image") {
      result.hasPixels = true
      return
    }
    var placed = transform
    if markup.attribute("x", of: node) != nil || markup.attribute("y", of: node) != nil {
      let place = rect(node)
      placed = AffineTransform.translation(x: place.x, y: place.y).concatenated(transform)
    }
    var content = Result()
    for child in markup.nodes[target].children { read(child, through: placed, into: &content) }
    if content.hasPixels { result.hasPixels = true }
    guard !content.artwork.isEmpty else { return }
    guard let mask = markup.attribute("mask", of: node).flatMap(definition) else {
      result.artwork += content.artwork
      return
    }
    if let opacity = plainOpacity(of: mask) {
      result.artwork.append(.group(ArtworkGroup(children: content.artwork, opacity: opacity)))
    } else {
      // A mask that librsvg drew as pixels; such elements are traced without it.
      result.hasPixels = true
    }
  }

  /// The opacity, where the mask is nothing but an even one over everything.
  private func plainOpacity(of mask: Int) -> Double? {
    var node = mask
    while let only = markup.nodes[node].children.first, markup.nodes[node].children.count == 1 {
      if markup.name(of: only, is: "rect") { return PaintStyle(markup: markup, node: only).fillOpacity }
      node = only
    }
    return nil
  }

  /// The node that `url(#name)` or `#name` points at.
  func definition(_ reference: Range<Int>) -> Int? {
    let text = markup.text(reference)
    guard let hash = text.firstIndex(of: "#") else { return nil }
    let name = text[text.index(after: hash)...].prefix { $0 != ")" }
    return definitions[String(name)]
  }

  /// Lays a pattern's tiles out over a fill; nil when the paint is no pattern of shapes, or has too many tiles.
  private func patternFill(
    _ fill: Range<Int>, outline: Path, rule: FillRule, through complete: AffineTransform
  ) -> Artwork? {
    guard let pattern = definition(fill), markup.name(of: pattern, is: "pattern") else { return nil }
    let tile = rect(pattern)
    let placing = markup.transform(markup.attribute("patternTransform", of: pattern)).concatenated(complete)
    guard tile.width > 0, tile.height > 0, let inverse = placing.inverse else { return nil }
    let covered = inverse.apply(outline.bounds)
    let columns = Int((covered.minX / tile.width).rounded(.down))...Int((covered.maxX / tile.width).rounded(.down))
    let rows = Int((covered.minY / tile.height).rounded(.down))...Int((covered.maxY / tile.height).rounded(.down))
    guard columns.count * rows.count <= Limits.patternTiles else { return nil }
    var tiles: [Artwork] = []
    let cell = Path(
      Rect(x: 0, y: 0, width: tile.width, height: tile.height).corners.enumerated().map {
        $0.offset == 0 ? .move($0.element) : .line($0.element)
      } + [.close])
    for row in rows {
      for column in columns {
        let place = AffineTransform.translation(
          x: Double(column) * tile.width, y: Double(row) * tile.height
        ).concatenated(markup.transform(markup.attribute("patternTransform", of: pattern)))
          .concatenated(complete.concatenated(toViewBox.inverse ?? .identity))
        var content = Result()
        for child in markup.nodes[pattern].children { read(child, through: place, into: &content) }
        if content.hasPixels { return nil }
        guard !content.artwork.isEmpty else { continue }
        let clip = ClipPath(path: cell.transformed(place.concatenated(toViewBox)))
        tiles.append(.group(ArtworkGroup(children: content.artwork, clips: [clip])))
      }
    }
    return .group(ArtworkGroup(children: tiles, clips: [ClipPath(path: outline, rule: rule)]))
  }
}

extension ArtworkGroup {
  /// The group with a lone clipped child's clips taken over, and without the box that cairo writes around each clip.
  var joined: ArtworkGroup {
    guard children.count == 1, case .group(let inner)? = children.first, opacity == 1, mask == nil,
      blendMode == .normal
    else { return self }
    var result = inner
    let boxes = inner.clips.map(\.path.bounds)
    let innerBounds = boxes.first.map { boxes.dropFirst().reduce($0) { $0.intersection($1) } }
    let needed = clips.filter { clip in
      guard let box = clip.path.upright, let innerBounds else { return true }
      let slack = box.size * 0.002
      return
        !(box.minX <= innerBounds.minX + slack && box.maxX >= innerBounds.maxX - slack
        && box.minY <= innerBounds.minY + slack && box.maxY >= innerBounds.maxY - slack)
    }
    result.clips = needed + inner.clips
    return result
  }
}

extension Path {
  /// The rectangle that the path is, if it is an upright one.
  var upright: Rect? {
    guard elements.count == 5 || elements.count == 6 else { return nil }
    let box = bounds
    for element in elements.prefix(4) {
      switch element {
      case .move(let point), .line(let point):
        guard point.x == box.minX || point.x == box.maxX, point.y == box.minY || point.y == box.maxY else {
          return nil
        }
      case .curve, .close: return nil
      }
    }
    return box
  }
}

import SymbolArt
import SymbolPainting

extension TraceReader {
  func readGroup(_ node: Int, through transform: AffineTransform, into result: inout Result) {
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
    let complete = transform.concatenated(units.toViewBox)
    return markup.nodes[clip].children.compactMap { child in
      markup.attribute("d", of: child).map {
        ClipPath(path: markup.path($0, through: complete, grid: units.grid), rule: rule)
      }
    }
  }

  /// A `use` of a surface is a group that was composed apart: with an opacity, or a mask.
  func readUse(
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

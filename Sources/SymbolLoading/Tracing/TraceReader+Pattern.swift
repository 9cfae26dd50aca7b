import SymbolArt
import SymbolPainting

extension TraceReader {
  /// Lays a pattern's tiles out over a fill; nil when the paint is no pattern of shapes, or has too many tiles.
  func patternFill(
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
          .concatenated(complete.concatenated(units.toViewBox.inverse ?? .identity))
        var content = Result()
        for child in markup.nodes[pattern].children { read(child, through: place, into: &content) }
        if content.hasPixels { return nil }
        guard !content.artwork.isEmpty else { continue }
        let clip = ClipPath(path: cell.transformed(place.concatenated(units.toViewBox)))
        tiles.append(.group(ArtworkGroup(children: content.artwork, clips: [clip])))
      }
    }
    return .group(ArtworkGroup(children: tiles, clips: [ClipPath(path: outline, rule: rule)]))
  }
}

import SymbolArt

/// A dashed line as the pieces of ink that it leaves, for formats without dashes.
enum PathDashing {
  /// More pieces than this in one path are no line but a texture; it is left solid.
  static let maximumPieces = 2000

  /// Each subpath begins its pattern anew (SVG 2, section 13.5.6).
  static func dashed(_ path: Path, _ style: StrokeStyle) -> Path {
    let dashes = style.dashes.count % 2 == 0 ? style.dashes : style.dashes + style.dashes
    let period = dashes.reduce(0, +)
    guard period > 0, dashes.allSatisfy({ $0 >= 0 }) else { return path }
    var elements: [Path.Element] = []
    for subpath in path.subpaths {
      let measure = PathMeasure(subpath)
      guard measure.length > 0 else { continue }
      guard measure.length / period * Double(dashes.count) < Double(maximumPieces) else { return path }
      var place = -style.dashOffset.truncatingRemainder(dividingBy: period)
      if place > 0 { place -= period }
      var index = 0
      while place < measure.length {
        let end = place + dashes[index]
        if index % 2 == 0, end > 0 {
          let (low, high) = (max(place, 0) / measure.length, min(end, measure.length) / measure.length)
          elements += measure.path(from: low, to: high).elements
        }
        place = end
        index = (index + 1) % dashes.count
      }
    }
    return Path(elements)
  }
}

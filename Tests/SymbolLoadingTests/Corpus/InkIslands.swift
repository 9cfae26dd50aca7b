import SymbolArt
import SymbolDrawing
import SymbolPainting

/// Counts separate parts of a picture by its pixels, apart from how the loader finds figures.
enum InkIslands {
  /// The islands of ink at 256 pixels that are more than a speck.
  static func count(in symbol: Symbol) -> Int {
    let picture = SymbolRenderer(symbol).image(look: Look(size: 256))
    let (width, height) = (picture.width, picture.height)
    var seen = [Bool](repeating: false, count: width * height)
    var islands = 0
    for start in 0..<width * height where !seen[start] && picture[start % width, start / width].alpha > 20 {
      var waiting = [start]
      var size = 0
      seen[start] = true
      while let place = waiting.popLast() {
        size += 1
        let (x, y) = (place % width, place / width)
        for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)] {
          let (nx, ny) = (x + dx, y + dy)
          guard nx >= 0, ny >= 0, nx < width, ny < height, !seen[ny * width + nx], picture[nx, ny].alpha > 20 else {
            continue
          }
          seen[ny * width + nx] = true
          waiting.append(ny * width + nx)
        }
      }
      if size > 12 { islands += 1 }
    }
    return islands
  }
}

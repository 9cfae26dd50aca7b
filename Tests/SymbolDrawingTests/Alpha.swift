import SymbolArt
import SymbolPainting

@testable import SymbolDrawing

/// The opacity of a picture's pixels, 0…255, with the most and the least of each and its neighbours.
struct Alpha {
  let values: [Int]
  let most: [Int]
  let least: [Int]

  init(_ image: RasterImage, looksAround: Bool = true) {
    let size = image.width
    let values = (0..<size * image.height).map { Int(image[$0 % size, $0 / size].alpha) }
    guard looksAround else {
      (self.values, most, least) = (values, [], [])
      return
    }
    /// One direction after the other.
    func spread(_ choose: (Int, Int) -> Int) -> [Int] {
      [1, size].reduce(values) { row, step in
        row.indices.map { index in
          let (before, after) = (max(index - step, 0), min(index + step, row.count - 1))
          return choose(choose(row[before], row[index]), row[after])
        }
      }
    }
    self.values = values
    most = spread(max)
    least = spread(min)
  }

  init(of symbol: Symbol, _ size: Int) { self.init(SymbolRenderer(symbol).image(look: Look(size: size))) }
}

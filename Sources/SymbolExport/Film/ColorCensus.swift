/// Counts the colours of pictures: each one exactly as long as they are few, by cells of a cube from there on.
///
/// A colour is 24 bits. A cell is six bits of each channel: finer than an eye tells in a picture that moves.
struct ColorCensus {
  private(set) var exact: [UInt32: Int] = [:]
  /// Empty until there are too many colours.
  private(set) var cells: [Cell] = []
  private let limit: Int

  /// What was found in a cell of the cube.
  struct Cell {
    var count = 0
    var red = 0
    var green = 0
    var blue = 0
  }

  /// - Parameter limit: how many colours are counted exactly.
  init(limit: Int) {
    self.limit = limit
  }

  /// Whether all colours fit a palette.
  var isExact: Bool { cells.isEmpty }

  /// The cell of a colour.
  static func cell(of color: UInt32) -> Int {
    Int(color >> 18 & 0x3F) << 12 | Int(color >> 10 & 0x3F) << 6 | Int(color >> 2 & 0x3F)
  }

  mutating func add(_ color: UInt32, count: Int) {
    if isExact {
      exact[color, default: 0] += count
      if exact.count > limit { spread() }
    } else {
      addToCell(color, count)
    }
  }

  private mutating func spread() {
    cells = Array(repeating: Cell(), count: 1 << 18)
    for (color, count) in exact { addToCell(color, count) }
    exact = [:]
  }

  private mutating func addToCell(_ color: UInt32, _ count: Int) {
    let index = Self.cell(of: color)
    cells[index].count += count
    cells[index].red += Int(color >> 16 & 0xFF) * count
    cells[index].green += Int(color >> 8 & 0xFF) * count
    cells[index].blue += Int(color & 0xFF) * count
  }
}

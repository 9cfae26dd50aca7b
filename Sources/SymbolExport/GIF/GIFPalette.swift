/// The colours of a GIF, and which of them stands for a picture's colour.
struct GIFPalette {
  /// 24-bit colours, in a fixed order.
  let colors: [UInt32]
  /// The index that leaves what is below; nil where all 256 are colours.
  let transparentIndex: UInt8?
  /// Whether every colour of the film is one of them.
  let isExact: Bool
  private let exact: [UInt32: UInt8]
  /// By cell of the cube of colours, found as they are needed.
  private var nearest: [Int16]

  /// - Parameter needsTransparency: whether pixels can be transparent, rather than only left as they are.
  init(_ census: ColorCensus, needsTransparency: Bool) {
    let size = FilmLimits.paletteSize
    if census.isExact, census.exact.count <= size - (needsTransparency ? 1 : 0) {
      colors = census.exact.keys.sorted()
      isExact = true
      nearest = []
    } else {
      var census = census
      // One too many for the place that transparency needs.
      if census.isExact {
        let exact = census.exact
        census = ColorCensus(limit: 0)
        for (color, count) in exact.sorted(by: { $0.key < $1.key }) { census.add(color, count: count) }
      }
      colors = Set(MedianCut.colors(census.cells, count: size - 1)).sorted()
      isExact = false
      nearest = Array(repeating: -1, count: 1 << 18)
    }
    exact = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
    transparentIndex = colors.count < size ? UInt8(colors.count) : nil
  }

  /// The index of a colour, or of the one nearest to it.
  mutating func index(of color: UInt32) -> UInt8 {
    if let index = exact[color] { return index }
    let cell = ColorCensus.cell(of: color)
    if nearest.indices.contains(cell), nearest[cell] >= 0 { return UInt8(nearest[cell]) }
    let found = search(color)
    if nearest.indices.contains(cell) { nearest[cell] = Int16(found) }
    return UInt8(found)
  }

  private func search(_ color: UInt32) -> Int {
    var best = 0
    var least = Int.max
    for (index, candidate) in colors.enumerated() {
      let red = Int(color >> 16 & 0xFF) - Int(candidate >> 16 & 0xFF)
      let green = Int(color >> 8 & 0xFF) - Int(candidate >> 8 & 0xFF)
      let blue = Int(color & 0xFF) - Int(candidate & 0xFF)
      // Eyes weigh the channels about so.
      let distance = 3 * red * red + 6 * green * green + blue * blue
      if distance < least {
        least = distance
        best = index
      }
    }
    return best
  }
}

import Foundation
import SymbolArt
import TestSupport
import Testing

@testable import SymbolLoading

@Suite("Guesses: real icons", .enabled(if: IconCorpus.isPresent))
struct CorpusGuessTests {
  private func load(_ path: String) throws -> Symbol {
    let file = try #require(IconCorpus.folder).appendingPathComponent(path)
    return try SymbolReader.read(Data(contentsOf: file), name: path)
  }

  @Test(
    "waves and bars come in their order",
    arguments: [
      ("full/lucide/wifi.svg", [0, 3, 2, 1]), ("full/tabler/wifi.svg", [0, 1, 2, 3]),
      ("full/lucide/wifi-off.svg", [0, 1, 2, 2, 3, 3, 4]), ("full/lucide/rss.svg", [1, 2, 0]),
      ("full/lucide/volume-2.svg", [0, 1, 2]), ("icons/fluent-color/wifi-20.svg", [3, 2, 1, 0]),
      ("full/lucide/chart-column.svg", [0, 3, 2, 1]), ("full/lucide/ellipsis.svg", [1, 2, 0]),
      ("full/lucide/loader.svg", [0, 1, 2, 3, 4, 5, 6, 7]),
    ])
  func orders(_ path: String, _ expected: [Int]) throws {
    #expect(try load(path).guessedOrders == expected)
  }

  @Test(
    "slashes, badges and enclosures are found",
    arguments: [
      ("full/lucide/bell-off.svg", [nil, nil, .slash, nil]), ("full/lucide/eye-off.svg", [nil, nil, nil, .slash]),
      ("full/lucide/bell-dot.svg", [nil, nil, .badge]), ("full/lucide/ban.svg", [.enclosure, .slash]),
      ("full/lucide/circle-play.svg", [nil, .enclosure]), ("full/lucide/percent.svg", [nil, nil, nil]),
      ("full/lucide/refresh-cw.svg", [nil, nil, nil, nil]), ("full/lucide/x.svg", [nil, nil]),
    ] as [(String, [PartRole?])])
  func roles(_ path: String, _ expected: [PartRole?]) throws {
    let symbol = try load(path)
    let found = symbol.layers.map { layer in layer.annotation.role }
    #expect(Set(found.compactMap(\.self)) == Set(expected.compactMap(\.self)))
    #expect(found.count == expected.count && found.compactMap(\.self).count == expected.compactMap(\.self).count)
  }
}

import Foundation
import SymbolArt
import TestSupport
import Testing

@testable import SymbolLoading

@Suite("The corpus", .enabled(if: IconCorpus.isPresent))
struct CorpusTests {
  /// Files that follow their row of the log instead of librsvg's picture.
  private static let otherwise = ["04-", "07-", "116-", "117-", "119-", "121-"]

  @Test("each awkward file is read, or refused with a reason, as its row says", arguments: IconCorpus.expectations)
  func awkward(_ row: IconCorpus.Expectation) throws {
    let data = try Data(contentsOf: row.url)
    let name = row.url.lastPathComponent
    let result = Result { try SymbolReader.read(data, name: name) }
    switch (row.kind, result) {
    case ("reject", .success): Issue.record("should be refused")
    case ("reject", .failure(let error)), ("degrade", .failure(let error)):
      #expect("\(error)".count > name.count + 10, "a refusal says why")
    case ("degrade", .success): break
    case ("blank", .success(let symbol)):
      #expect(symbol.layers.allSatisfy { $0.content.isEmpty })
      #expect(symbol.layers.count == row.leaves)
      #expect(!symbol.notes.isEmpty, "a person is told why nothing is seen")
    case (_, .success(let symbol)):
      #expect(symbol.layers.count >= row.leaves ?? 0, "\(symbol.layers.map(\.name))")
      #expect(!symbol.layers.contains { !$0.bounds.x.isFinite || !$0.bounds.width.isFinite })
      if !CorpusTests.otherwise.contains(where: name.hasPrefix) {
        let picture = try RestPicture(symbol, file: data)
        #expect(picture.isFaithful, "\(picture.difference)")
      }
    case (_, .failure(let error)): Issue.record("\(error)")
    }
  }

  @Test("each icon of the samples equals librsvg's picture at rest", arguments: IconCorpus.iconSets)
  func icons(_ set: String) throws {
    for file in IconCorpus.files("icons/\(set)") {
      let data = try Data(contentsOf: file)
      let symbol = try SymbolReader.read(data, name: file.lastPathComponent)
      let picture = try RestPicture(symbol, file: data)
      #expect(picture.isFaithful, "\(file.lastPathComponent): \(picture.difference)")
      #expect(Set(symbol.layers.map(\.id)).count == symbol.layers.count, "layer ids are unique")
    }
  }

  @Test("a sample of whole sets equals librsvg's picture at rest", arguments: ["lucide", "tabler"])
  func wholeSets(_ set: String) throws {
    for (index, file) in IconCorpus.files("full/\(set)").enumerated() where index % 25 == 0 {
      let data = try Data(contentsOf: file)
      let symbol = try SymbolReader.read(data, name: file.lastPathComponent)
      let picture = try RestPicture(symbol, file: data)
      #expect(picture.isFaithful, "\(file.lastPathComponent): \(picture.difference)")
    }
  }

  @Test("at least 95 % of the icons with separate figures have more than one layer")
  func separateFigures() throws {
    let sets = ["lucide", "tabler", "feather", "bootstrap", "phosphor", "heroicons", "remix", "material-symbols"]
    for set in sets {
      var apart = 0
      var layered = 0
      for file in IconCorpus.files("icons/\(set)") {
        let symbol = try SymbolReader.read(try Data(contentsOf: file), name: file.lastPathComponent)
        guard InkIslands.count(in: symbol) > 1 else { continue }
        apart += 1
        layered += symbol.layers.count > 1 ? 1 : 0
      }
      #expect(Double(layered) >= 0.95 * Double(apart), "\(set): \(layered) of \(apart)")
    }
  }

  @Test("each template shows one slot, filled and tintable or coloured")
  func templates() throws {
    for file in IconCorpus.files("sfsymbols") {
      let symbol = try SymbolReader.read(try Data(contentsOf: file), name: file.lastPathComponent)
      #expect(symbol.notes.contains { $0.kind == .templateSlot }, "\(file.lastPathComponent)")
      #expect(!symbol.layers.isEmpty)
      #expect(!symbol.layers.contains { $0.content.contains(where: \.isHairline) }, "\(file.lastPathComponent)")
      let ink = symbol.layers.reduce(Rect.null) { $0.union($1.bounds) }
      #expect(symbol.viewBox.contains(Point(x: ink.minX, y: ink.minY)))
      #expect(symbol.viewBox.contains(Point(x: ink.maxX, y: ink.maxY)))
    }
  }
}

extension Artwork {
  /// The template sheet's own preview draws outlines of half a unit.
  fileprivate var isHairline: Bool {
    if case .shape(let shape) = self, let stroke = shape.strokeStyle { return stroke.width <= 0.5 }
    return false
  }
}

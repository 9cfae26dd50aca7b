import Foundation
import SymbolArt
import Testing

@testable import SymbolLoading

@Suite("Drawings of thousands of elements")
struct LargeDrawingTests {
  private func rectangles(_ count: Int) -> [String] {
    (0..<count).map { #"<rect x="\#($0 % 100)" y="\#($0 / 100)" width=".8" height=".8" fill="teal"/>"# }
  }

  private func drawing(_ body: String) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\#(body)</svg>"#
  }

  private func isFaithful(_ symbol: Symbol, _ svg: String) throws -> Bool {
    try RestPicture(symbol, file: Data(svg.utf8)).isFaithful
  }

  @Test("two thousand elements in a row are two thousand layers")
  func row() throws {
    let svg = drawing(rectangles(2000).joined())
    let symbol = try read(svg)
    #expect(symbol.layers.count == 2000)
    #expect(try isFaithful(symbol, svg))
  }

  @Test("eight thousand elements open, with their groups for layers")
  func groups() throws {
    let rows = rectangles(8000)
    let groups = stride(from: 0, to: rows.count, by: 400).map { "<g>\(rows[$0..<$0 + 400].joined())</g>" }
    let svg = drawing(groups.joined())
    let symbol = try read(svg)
    #expect(symbol.layers.count == 20)
    #expect(symbol.notes.map(\.kind) == [.mergedLayers])
    #expect(try isFaithful(symbol, svg))
  }

  @Test("eight thousand elements without groups open as one layer")
  func flat() throws {
    let svg = drawing(rectangles(8000).joined())
    let symbol = try read(svg)
    #expect(symbol.layers.count == 1)
    #expect(symbol.notes.map(\.kind) == [.mergedLayers])
  }

  @Test("librsvg never has to pass more than a bundle's elements on a level")
  func bundles() throws {
    let text = try SourceText(Data(drawing(rectangles(2500).joined()).utf8), file: "rows.svg")
    let tree = try XMLTree(text, expandsEntities: false, file: "rows.svg")
    let features = SourceFeatures(text.bytes)
    #expect(SiblingBundles.bundle(Outline(tree, features: features), in: tree, features: features))
    var longest = 0
    func visit(_ node: XMLNode) {
      longest = max(longest, Array(node.elements).count)
      node.elements.forEach(visit)
    }
    visit(tree.root)
    #expect(longest <= 32)
  }

  @Test(
    "rules that look at neighbours or parents still find what they are about",
    arguments: ["svg>rect{fill:#06c}", "g rect{fill:#06c}", "rect:nth-child(3n){fill:#06c}", "rect+rect{opacity:.5}"])
  func rules(_ rule: String) throws {
    let svg = drawing("<style>\(rule)</style>" + rectangles(300).joined())
    let symbol = try read(svg)
    #expect(symbol.layers.count == 300)
    #expect(try isFaithful(symbol, svg))
  }

  @Test("a file with hundreds of thousands of elements is refused before its tree is built")
  func tooMany() {
    let svg = drawing(String(repeating: "<g/>", count: Limits.tags + 1))
    #expect { try read(svg) } throws: { ($0 as? LoadError)?.reason == .tooLarge }
  }
}

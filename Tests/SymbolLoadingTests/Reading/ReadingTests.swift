import Foundation
import SymbolArt
import Testing

@testable import SymbolLoading

/// Reads a drawing that the test wrote itself.
func read(_ svg: String, name: String = "drawing.svg") throws -> Symbol {
  try SymbolReader.read(Data(svg.utf8), name: name)
}

@Suite("Reading a plain icon")
struct ReadingTests {
  private let bell = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" \
    stroke="currentColor" stroke-width="2"><path id="clapper" d="M10 21h4"/><rect x="4" y="4" width="16" height="10"/></svg>
    """

  @Test("each drawn element is a layer, in document order, with the author's names")
  func layers() throws {
    let symbol = try read(bell, name: "set/bell.svg")
    #expect(symbol.name == "bell")
    #expect(symbol.layers.map(\.name) == ["clapper", "Rectangle 1"])
    #expect(symbol.viewBox == Rect(x: 0, y: 0, width: 24, height: 24))
    #expect(symbol.notes.isEmpty)
  }

  @Test("currentColor becomes the tint")
  func tint() throws {
    guard case .shape(let shape)? = try read(bell).layers.first?.content.first else {
      Issue.record("no shape")
      return
    }
    #expect(shape.paint == .tint(alpha: 1))
    #expect(shape.path == Path([.move(Point(x: 10, y: 21)), .line(Point(x: 14, y: 21))]))
    #expect(shape.strokeStyle?.width == 2)
  }

  @Test("a compound path becomes one layer for each figure, which keeps its holes")
  func figures() throws {
    let symbol = try read(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill-rule="evenodd" \
      d="M2 2h8v8H2zM4 4v4h4V4zM5 5h2v2H5zM14 2h8v8h-8z"/></svg>
      """)
    #expect(symbol.layers.map(\.name) == ["Path 1 – 1", "Path 1 – 2", "Path 1 – 3"])
    #expect(symbol.layers.map(\.bounds.width) == [8, 2, 8])
  }
}

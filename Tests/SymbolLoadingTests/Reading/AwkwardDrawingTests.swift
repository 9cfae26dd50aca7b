import Foundation
import SymbolArt
import Testing

@testable import SymbolLoading

@Suite("Awkward drawings of our own")
struct AwkwardDrawingTests {
  @Test("each equals librsvg's picture at rest, in as many layers as it has parts", arguments: AwkwardDrawing.all)
  func faithful(_ drawing: AwkwardDrawing) throws {
    let symbol = try read(drawing.svg)
    #expect(symbol.layers.count == drawing.layers, "\(symbol.layers.map(\.name))")
    let picture = try RestPicture(symbol, file: Data(drawing.svg.utf8))
    #expect(picture.isFaithful, "\(picture.difference)")
  }
}

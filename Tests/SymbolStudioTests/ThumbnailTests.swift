import SymbolLoading
import Testing

@testable import SymbolStudio

@Suite("Thumbnails")
@MainActor struct ThumbnailTests {
  private final class Cell {}

  @Test("a cell that lets a symbol go does not take its picture from the cell that shows it now")
  func rebinding() async throws {
    let reference = try #require(SymbolCollection.bundled.listing().references.first)
    let thumbnails = Thumbnails(loader: SymbolLoader())
    let (old, new) = (Cell(), Cell())
    var delivered: [String] = []
    _ = thumbnails.request(reference, place: 0, owner: old) { _ in delivered.append("old") }
    _ = thumbnails.request(reference, place: 0, owner: new) { _ in delivered.append("new") }
    thumbnails.cancel(reference, owner: old)
    for _ in 0..<500 where delivered.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(delivered == ["new"])
  }

  @Test("nothing is delivered to a cell that has let the symbol go")
  func cancelling() async throws {
    let references = Array(SymbolCollection.bundled.listing().references.prefix(2))
    try #require(references.count == 2)
    let thumbnails = Thumbnails(loader: SymbolLoader())
    let cell = Cell()
    var delivered: [String] = []
    for reference in references {
      _ = thumbnails.request(reference, place: 0, owner: cell) { _ in delivered.append(reference.name) }
    }
    thumbnails.cancel(references[0], owner: cell)
    for _ in 0..<500 where delivered.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(delivered == [references[1].name])
  }
}

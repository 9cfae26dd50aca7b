import Testing

@testable import SymbolStudio

@Suite("Wrapped text")
struct WrappedTextTests {
  @Test("Names that begin with a full stop are found, in bytes, up to the next space")
  func names() {
    let text = "“.x” is no name … of .scale.up, .scale.down\nor .custom(angle: 30). And . is none ."
    let names = dotNames(in: text).map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    #expect(names == [".scale.up,", ".scale.down", ".custom(angle:"])
    #expect(dotNames(in: "").isEmpty && dotNames(in: ".").isEmpty && dotNames(in: " .").isEmpty)
  }
}

import Foundation
import Testing

@testable import SymbolExport

@Suite("What is wrong with a preset's JSON")
struct JSONFaultTests {
  @Test(
    "The place is told by line and column, and why",
    arguments: [
      ("{\"version\": 1,\n \"näme\": }", "Line 2, column 10: Invalid value."),
      ("{'version': 1}", "Line 1, column 2: Invalid value."),
      ("{\"version\": 1", "Unexpected end of file during JSON parse."),
      ("", "The file is empty."), (" \n", "The file is empty."),
    ])
  func places(text: String, message: String) throws {
    let error = try #require(throws: PresetError.self) { try JSONNode(file: "a.json", data: Data(text.utf8)) }
    #expect(error.message == "This is not valid JSON. \(message)")
  }
}

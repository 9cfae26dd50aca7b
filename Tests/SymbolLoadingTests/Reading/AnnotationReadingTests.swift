import SymbolArt
import Testing

@testable import SymbolLoading

@Suite("What a file says of its layers")
struct AnnotationReadingTests {
  private func layers(_ content: String, root: String = "") throws -> [Layer] {
    try read("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" \(root)>\(content)</svg>").layers
  }

  @Test("every attribute is read, with the file as its origin")
  func everyField() throws {
    let spellings: [AnnotationField: String] = [
      .group: "arcs", .order: "3", .pulses: "true", .rotates: "true", .anchor: "12 2.5", .wiggle: "left",
      .rotation: "counterClockwise", .threshold: "0.34", .closedLoop: "true", .level: "tertiary", .erases: "true",
      .role: "slash", .tag: "bell.body", .draw: "both 0.5", .guide: "0 8 0 0.25 0.75 0 1 0.5 0.5",
      .valueSpan: "0.25 0.5",
    ]
    let attributes = spellings.map { "\($0.key.attribute)=\"\($0.value)\"" }.joined(separator: " ")
    let layer = try #require(try layers("<path d=\"M2 2h8v8z\" \(attributes)/>").first)
    for field in AnnotationField.allCases {
      #expect(layer.annotation.spelling(of: field) == spellings[field])
      #expect(layer.origins[field] == .attribute)
    }
  }

  @Test("a group's attributes hold for all in it; an element's own win, and an empty one takes them back")
  func inheritance() throws {
    let found = try layers(
      """
      <g data-symbol-group="pair" data-symbol-order="2" data-symbol-pulses="true"><path d="M2 2h8v8z"/>
      <path d="M12 2h8v8z" data-symbol-order="4" data-symbol-group="" data-symbol-pulses="false"/></g>
      """)
    #expect(found[0].annotation == Annotation(group: "pair", order: 2, canPulse: true))
    #expect(found[1].annotation == Annotation(order: 4))
    #expect(found[1].origins[.group] == .attribute)
  }

  @Test("a value that is none says nothing, and nobody is named for it")
  func nonsense() throws {
    let layer = try #require(
      try layers(
        "<path d=\"M2 2h8v8z\" data-symbol-order=\"first\" data-symbol-anchor=\"1 2 3\" data-symbol-level=\"4\" "
          + "data-symbol-threshold=\"nan\" data-symbol-draw=\"up\" data-symbol-rotation=\"90\"/>"
      ).first)
    #expect(layer.annotation == .none)
    #expect(layer.origins.isEmpty)
  }

  @Test("a number behind the name is about one figure of a compound path")
  func figures() throws {
    let found = try layers(
      """
      <path d="M2 2h4v4h-4z M10 2h4v4h-4z M18 2h4v4h-4z" data-symbol-order="7" data-symbol-order-2="1" \
      data-symbol-name-3="last" data-symbol-closed-loop-3="true" data-symbol-anchor-2="12 12"/>
      """)
    #expect(found.map(\.annotation.order) == [7, 1, 7])
    #expect(found.map(\.annotation.closedLoop) == [false, false, true])
    #expect(found[1].annotation.anchor == Point(x: 12, y: 12))
    #expect(found.map(\.name) == ["Path 1 – 1", "Path 1 – 2", "last"])
    #expect(found.map(\.source) == (1...3).map { LayerSource(element: 1, figure: $0) })
  }

  @Test("a name in the file is shown, and leaves the layer's id as it was")
  func name() throws {
    let layer = try #require(try layers("<path id=\"p\" d=\"M2 2h8v8z\" data-symbol-name=\"Clapper\"/>").first)
    #expect(layer.name == "Clapper")
    #expect(layer.id == "p")
  }

  @Test("a layer knows its element: counted through the whole document, whatever is moved while reading")
  func sources() throws {
    let found = try layers(
      "<defs><path id=\"a\" d=\"M2 2h8v8z\"/></defs><title>t</title><use href=\"#a\"/>"
        + "<g><circle cx=\"9\" cy=\"15\" r=\"3\"/></g>")
    #expect(found.map(\.source) == [LayerSource(element: 4), LayerSource(element: 6)])
  }
}

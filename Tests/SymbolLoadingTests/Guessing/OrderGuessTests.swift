import SymbolArt
import Testing

@testable import SymbolLoading

@Suite("Guesses: the order of variable layers")
struct OrderGuessTests {
  /// Arcs about (12, 20) with radii 14, 9.5 and 5, and a dot, in a muddled order.
  private let waves = """
    <path d="M5.3 13.3a9.5 9.5 0 0 1 13.4 0"/><path d="M12 20h.01"/><path d="M2.1 10.1a14 14 0 0 1 19.8 0"/>\
    <path d="M8.46 16.46a5 5 0 0 1 7.08 0"/>
    """

  @Test("concentric arcs go from inside out, the dot in their middle first")
  func arcs() throws {
    #expect(try guesses(waves).guessedOrders == [2, 0, 3, 1])
  }

  @Test("arcs of one radius share a place; what they come from goes before them, a slash after them")
  func sides() throws {
    let speaker = try guesses(
      """
      <path d="M16 8a5.66 5.66 0 0 1 0 8"/><path d="M18.8 5.2a9.6 9.6 0 0 1 0 13.6"/><path d="M2 9h3l4-4v14l-4-4h-3z"/>
      """)
    #expect(speaker.guessedOrders == [1, 2, 0])
    let mast = try guesses(
      """
      <path d="M16 8a5.66 5.66 0 0 1 0 8"/><path d="M8 8a5.66 5.66 0 0 0 0 8"/><path d="M19 5a9.9 9.9 0 0 1 0 14"/>\
      <path d="M5 5a9.9 9.9 0 0 0 0 14"/><path d="M2 2l20 20"/>
      """)
    #expect(mast.guessedOrders == [0, 0, 1, 1, 2])
  }

  @Test("filled arcs, too")
  func filled() throws {
    // Bands of 2 units about (12, 20), without round ends.
    func band(_ radius: Double) -> String {
      let (inner, outer) = ((radius - 1) * 0.7071, (radius + 1) * 0.7071)
      return "<path fill=\"black\" stroke=\"none\" d=\"M\(12 - outer) \(20 - outer)A\(radius + 1) \(radius + 1) 0 0 1 "
        + "\(12 + outer) \(20 - outer)L\(12 + inner) \(20 - inner)A\(radius - 1) \(radius - 1) 0 0 0 "
        + "\(12 - inner) \(20 - inner)z\"/>"
    }
    let dot = "<circle cx=\"12\" cy=\"20\" r=\"1.5\" fill=\"black\" stroke=\"none\"/>"
    #expect(try guesses(band(14) + band(5) + dot + band(9.5)).guessedOrders == [3, 1, 0, 2])
  }

  @Test("bars on one line go from left to right, on a ground line, a top line or a middle line")
  func bars() throws {
    #expect(
      try guesses("<path d=\"M18 20v-8\"/><path d=\"M6 20v-4\"/><path d=\"M12 20v-14\"/><path d=\"M2 3v19h20\"/>")
        .guessedOrders == [3, 1, 2, 0])
    #expect(
      try guesses(
        "<circle cx=\"12\" cy=\"12\" r=\"1\"/><circle cx=\"19\" cy=\"12\" r=\"1\"/><circle cx=\"5\" cy=\"12\" r=\"1\"/>"
      )
      .guessedOrders == [1, 2, 0])
    #expect(
      try guesses("<path d=\"M18 8v8\"/><path d=\"M12 4v16\"/><path d=\"M6 10v4\"/>").guessedOrders == [2, 1, 0])
  }

  @Test("the segments of a spinner go clockwise from the top and form a ring; a sun's rays around its disc do not")
  func ring() throws {
    let rays = """
      <path d="M12 18v4"/><path d="M12 2v4"/><path d="M22 12h-4"/><path d="M6 12h-4"/><path d="M19.1 4.9l-2.9 2.9"/>\
      <path d="M4.9 4.9l2.9 2.9"/><path d="M16.2 16.2l2.9 2.9"/><path d="M7.8 16.2l-2.9 2.9"/>
      """
    let spinner = try guesses(rays)
    #expect(spinner.guessedOrders == [4, 0, 2, 6, 1, 7, 3, 5])
    #expect(spinner.layers.allSatisfy { $0.annotation.closedLoop && $0.origins[.closedLoop] == .guess })
    let sun = try guesses("<circle cx=\"12\" cy=\"12\" r=\"3\"/>" + rays)
    #expect(sun.guessedOrders == [0, 5, 1, 3, 7, 2, 8, 4, 6])
    #expect(!sun.layers.contains { $0.annotation.closedLoop })
  }

  @Test("anything else stays in the file's order: nothing is said")
  func nothing() throws {
    let house = try guesses("<path d=\"M3 10l9-7 9 7v11h-18z\"/><path d=\"M9 21v-8h6v8\"/><path d=\"M5 2v4\"/>")
    #expect(house.guessedOrders == [nil, nil, nil])
    #expect(try guesses("<path d=\"M6 20v-4\"/><path d=\"M12 20v-8\"/>").guessedOrders == [nil, nil])
  }

  @Test("a file that says anything of order, groups or thresholds is left alone")
  func stated() throws {
    for attribute in ["data-symbol-order=\"5\"", "data-symbol-group=\"all\"", "data-symbol-threshold=\"0.5\""] {
      let symbol = try guesses(waves.replacing("<path d=\"M12", with: "<path \(attribute) d=\"M12"))
      #expect(symbol.guessedOrders == [nil, nil, nil, nil])
      #expect(symbol.layers[0].annotation == .none)
    }
  }

  @Test("guesses are dropped and made anew around what a person says")
  func person() throws {
    let symbol = try guesses(waves)
    var overlay = AnnotationOverlay()
    overlay["path-2"].say(.order, as: Annotation(order: 7))
    let said = symbol.withoutGuesses.annotated(by: overlay).completedByGuesses
    #expect(said.layers.map(\.annotation.order) == [nil, 7, nil, nil])
    #expect(said.layers[1].origins == [.order: .person])
    #expect(symbol.withoutGuesses.annotated(by: AnnotationOverlay()).completedByGuesses == symbol)
  }
}

import SymbolArt
import Testing

@testable import SymbolLoading

@Suite("Guesses: what a rotating part turns about")
struct AnchorGuessTests {
  private let rotates = "data-symbol-rotates=\"true\""

  private func isNear(_ point: Point?, _ x: Double, _ y: Double) -> Bool {
    point.map { $0.distance(to: Point(x: x, y: y)) < 0.12 } ?? false
  }

  @Test("a fan of three blades turns about its hub, not about the middle of its box")
  func blades() throws {
    let fan = try guesses("<path \(rotates) d=\"M12 13V3M12 13l8.66 5M12 13l-8.66 5\"/>")
    #expect(isNear(fan.guessedAnchor(0), 12, 13), "\(String(describing: fan.guessedAnchor(0)))")
  }

  @Test("a clock's hand turns about the middle of the face around it")
  func hand() throws {
    let clock = try guesses("<circle cx=\"12\" cy=\"12\" r=\"10\"/><path \(rotates) d=\"M12 6v6l4 2\"/>")
    #expect(isNear(clock.guessedAnchor(1), 12, 12))
    #expect(clock.guessedAnchor(0) == nil)
  }

  @Test("two arrows that turn together turn about their common middle")
  func arrows() throws {
    let refresh = try guesses(
      "<path \(rotates) d=\"M4 12a8 8 0 0 1 8-8l5 2\"/><path \(rotates) d=\"M20 12a8 8 0 0 1-8 8l-5-2\"/>")
    #expect(isNear(refresh.guessedAnchor(0), 12, 12))
    #expect(isNear(refresh.guessedAnchor(1), 12, 12))
  }

  @Test("a part that nothing is known of turns about its own middle")
  func own() throws {
    let part = try guesses("<path \(rotates) d=\"M2 2h6v3\"/><path d=\"M14 14h6\"/>")
    #expect(isNear(part.guessedAnchor(0), 5, 3.5))
  }

  @Test("a stated anchor stays, and nothing is guessed for parts that do not turn")
  func stated() throws {
    let symbol = try guesses(
      "<path \(rotates) data-symbol-anchor=\"1 2\" d=\"M12 13V3M12 13l8.66 5M12 13l-8.66 5\"/><path d=\"M2 2h3\"/>")
    #expect(symbol.layers[0].annotation.anchor == Point(x: 1, y: 2))
    #expect(symbol.layers[1].annotation.anchor == nil)
  }
}

import SymbolArt
import Testing

@testable import SymbolLoading

@Suite("Guesses: slashes, badges, enclosures")
struct RoleGuessTests {
  /// A pot with a lid: closed below, wide, in one piece.
  private let body = "<path d=\"M4 16v-5a8 8 0 0 1 9-7.9M20 12v4H4\"/>"

  @Test("a long slanted line across the rest is a slash, drawn as a line or as a thin figure")
  func slash() throws {
    #expect(try guesses(body + "<path d=\"M2 2l20 20\"/>").guessedRoles == [nil, .slash])
    #expect(
      try guesses(body + "<path fill=\"black\" stroke=\"none\" d=\"M2 3l1-1 19 19-1 1z\"/>").guessedRoles == [
        nil, .slash,
      ])
  }

  @Test("a cross, the shaft of an arrow and the line of a percent sign are none")
  func noSlash() throws {
    for drawing in [
      "<path d=\"M3 3l18 18\"/><path d=\"M21 3l-18 18\"/>",
      "<path d=\"M11 20h-7v-7\"/><path d=\"M13 4h7v7\"/><path d=\"M20 4l-16 16\"/>",
      "<path d=\"M20 4l-16 16\"/><circle cx=\"6.5\" cy=\"6.5\" r=\"2.5\"/><circle cx=\"17.5\" cy=\"17.5\" r=\"2.5\"/>",
    ] {
      let roles = try guesses(drawing).guessedRoles
      #expect(!roles.contains(.slash), "\(drawing)")
    }
  }

  @Test("a round or square frame clear of all that is in it is an enclosure; a prohibition sign has one and a slash")
  func enclosure() throws {
    let play = "<path d=\"M10 8l6 4-6 4z\"/>"
    #expect(try guesses(play + "<circle cx=\"12\" cy=\"12\" r=\"10\"/>").guessedRoles == [nil, .enclosure])
    #expect(
      try guesses("<rect x=\"3\" y=\"3\" width=\"18\" height=\"18\" rx=\"3\"/>" + play).guessedRoles == [
        .enclosure, nil,
      ])
    #expect(
      try guesses("<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M4.9 4.9l14.2 14.2\"/>").guessedRoles
        == [.enclosure, .slash])
  }

  @Test("a house around its door is none: they touch; nor is a circle with nothing in it")
  func noEnclosure() throws {
    #expect(
      try guesses("<path d=\"M3 10l9-7 9 7v11h-18z\"/><path d=\"M9 21v-8h6v8\"/>").guessedRoles == [nil, nil])
    #expect(try guesses("<circle cx=\"12\" cy=\"12\" r=\"9\"/>").guessedRoles == [nil])
  }

  @Test("small parts together in a corner of a large one are a badge; what hangs on it is not")
  func badge() throws {
    #expect(try guesses(body + "<circle cx=\"18\" cy=\"6\" r=\"3\"/>").guessedRoles == [nil, .badge])
    #expect(
      try guesses("<path d=\"M15 6h6\"/>" + body + "<path d=\"M18 3v6\"/>").guessedRoles == [.badge, nil, .badge])
    let calendar = "<rect x=\"3\" y=\"4\" width=\"18\" height=\"18\"/><path d=\"M16 2v4\"/><path d=\"M8 2v4\"/>"
    #expect(try guesses(calendar).guessedRoles == [nil, nil, nil])
  }

  @Test("what the file says of a part's role stays")
  func stated() throws {
    let symbol = try guesses(body + "<path data-symbol-role=\"badge\" d=\"M2 2l20 20\"/>")
    #expect(symbol.layers[1].annotation.role == .badge)
    #expect(symbol.layers[1].origins[.role] == .attribute)
  }
}

import SymbolArt
import Testing

@testable import SymbolStudio

@Suite("The stage")
@MainActor struct StageTests {
  @Test(
    "tiles form the most even grid of at most three columns",
    arguments: [(1, 1), (2, 2), (3, 3), (4, 2), (5, 3), (6, 3), (9, 3)])
  func columns(count: Int, columns: Int) {
    #expect(StagePane.columns(for: count) == columns)
  }

  @Test("a symbol leaves room in its tile for motion that goes beyond its box")
  func roomForMotion() {
    let side = TilePicture.largestSide(width: 300, height: 260)
    #expect(side * 1.2 < 260)
    #expect(side > 180)
  }

  @Test("luminance is that of WCAG: black 0, white 1, a mid grey about a fifth")
  func luminance() {
    #expect(Color.black.luminance == 0)
    #expect(abs(Color.white.luminance - 1) < 1e-9)
    #expect(abs(Color(red: 0.5, green: 0.5, blue: 0.5).luminance - 0.214) < 0.001)
  }
}

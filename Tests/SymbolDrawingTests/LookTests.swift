import SymbolArt
import SymbolMotion
import SymbolPainting
import Testing

@testable import SymbolDrawing

@Suite("Looks: tint, rendering modes, palette")
struct LookTests {
  private let tint = Color(red: 0, green: 1, blue: 0)

  private func center(_ symbol: Symbol, _ look: Look) -> UInt32 {
    var look = look
    look.size = 10
    return SymbolRenderer(symbol).image(look: look)[5, 5].word
  }

  private func symbol(_ paint: Paint, level: HierarchicalLevel? = nil) -> Symbol {
    .made([.fill(.box(0, 0, 10, 10), paint)], annotations: [0: Annotation(level: level)])
  }

  @Test("Without a look, a file with colours keeps them and one without is black")
  func defaults() {
    #expect(center(symbol(.color(.red)), Look()) == 0xFFFF_0000)
    #expect(center(symbol(.tint(alpha: 1)), Look()) == 0xFF00_0000)
    #expect(center(symbol(.color(.black)), Look()) == 0xFF00_0000)
  }

  @Test("A tint applies to files without colours, and to those in one single colour")
  func tintApplies() {
    #expect(center(symbol(.tint(alpha: 1)), Look(tint: tint)) == 0xFF00_FF00)
    #expect(center(symbol(.color(.black)), Look(tint: tint)) == 0xFF00_FF00)
    #expect(center(symbol(.color(.red)), Look(tint: tint)) == 0xFF00_FF00)
  }

  @Test("A tint leaves a file of several colours alone, but for what the file leaves to its surroundings")
  func tintLeavesColors() {
    let colorful = Symbol.made(
      [.fill(.box(0, 0, 10, 10), .color(.blue))], [.fill(.box(0, 0, 10, 5), .color(.red))],
      [.fill(.box(0, 9, 10, 1), .tint(alpha: 1))])
    let image = SymbolRenderer(colorful).image(look: Look(size: 10, tint: tint))
    #expect(image[5, 2].word == 0xFFFF_0000)
    #expect(image[5, 7].word == 0xFF00_00FF)
    #expect(image[5, 9].word == 0xFF00_FF00)
  }

  @Test("Monochrome paints everything in the tint and keeps each paint's alpha")
  func monochrome() {
    let half = symbol(.color(Color(red: 1, green: 0, blue: 0, alpha: 0.5)))
    #expect(center(half, Look(tint: tint, rendering: .monochrome)) == 0x8000_8000)
  }

  @Test("Hierarchical levels have 1, 0.7 and 0.3 of the tint")
  func hierarchical() {
    let alphas = HierarchicalLevel.allCases.map {
      Pixel(word: center(symbol(.color(.red), level: $0), Look(tint: tint, rendering: .hierarchical))).alpha
    }
    #expect(alphas.map { Int($0) } == [255, 179, 76])
  }

  @Test("A palette gives each level its colour; the last stands for those that are missing")
  func palette() {
    let look = Look(rendering: .palette, palette: [.red, .blue])
    #expect(center(symbol(.tint(alpha: 1), level: .primary), look) == 0xFFFF_0000)
    #expect(center(symbol(.tint(alpha: 1), level: .secondary), look) == 0xFF00_00FF)
    #expect(center(symbol(.tint(alpha: 1), level: .tertiary), look) == 0xFF00_00FF)
  }

  @Test("A gradient under a tint keeps its alphas only")
  func gradientUnderTint() {
    let gradient = LinearGradient(
      start: .zero, end: Point(x: 10, y: 0),
      stops: [
        GradientStop(offset: 0, color: .red),
        GradientStop(offset: 1, color: Color(red: 0, green: 0, blue: 1, alpha: 0)),
      ])
    let image = SymbolRenderer(symbol(.linearGradient(gradient))).image(
      look: Look(size: 10, tint: tint, rendering: .monochrome))
    #expect(image[0, 5].red == 0 && image[0, 5].blue == 0)
    #expect(image[0, 5].alpha > image[9, 5].alpha)
  }

  @Test("Colours read and print as in CSS")
  func hexColors() {
    #expect(Color(hex: "#0a84ff")?.hex == "#0a84ff")
    #expect(Color(hex: "F00") == .red)
    #expect(Color(hex: "#ff000080")?.hex == "#ff000080")
    #expect(Color(hex: "#f008")?.hex == "#ff000088")
    for wrong in ["", "#", "#12", "#12345", "#gggggg", "blue", "#1234567", "#١٢٣"] { #expect(Color(hex: wrong) == nil) }
  }
}

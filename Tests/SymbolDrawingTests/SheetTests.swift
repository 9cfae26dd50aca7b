import SymbolArt
import SymbolMotion
import SymbolPainting
import Testing

@testable import SymbolDrawing

@Suite("Strips and comparison sheets")
struct SheetTests {
  private let symbol = Symbol.made(
    [.stroke(.line(Point(x: 2, y: 2), Point(x: 8, y: 8)))], [.fill(.box(5, 1, 4, 4), .color(.red))])

  private func frames(_ count: Int) -> [(time: Double, frame: Frame)] {
    (0..<count).map { index in
      let state = LayerState(transform: .rotation(degrees: Double(index) * 10, about: Point(x: 5, y: 5)))
      return (Double(index) * 0.25, Frame(layers: [state, .rest]))
    }
  }

  @Test("A strip's cells are the frames as they are drawn alone, without gaps")
  func stripHoldsTheFrames() {
    let renderer = SymbolRenderer(symbol)
    let look = Look(size: 40, background: .white)
    let frames = frames(3)
    let strip = FrameStrip(renderer: renderer, look: look, frames: frames).image()
    #expect(strip.width == 120)
    #expect(strip.height > 40)
    for (index, item) in frames.enumerated() {
      let alone = renderer.image(item.frame, look: look)
      let same = (0..<40).allSatisfy { y in (0..<40).allSatisfy { strip[index * 40 + $0, y] == alone[$0, y] } }
      #expect(same, "cell \(index)")
    }
  }

  @Test("Times stand below the frames of a strip")
  func stripHasTimes() {
    let strip = FrameStrip(renderer: SymbolRenderer(symbol), look: Look(size: 40), frames: frames(2)).image()
    for cell in 0..<2 {
      let inked = (41..<strip.height).contains { y in (0..<40).contains { strip[cell * 40 + $0, y].alpha > 0 } }
      #expect(inked, "cell \(cell)")
    }
  }

  @Test(
    "Times are printed in hundredths of a second",
    arguments: [(0, "0.00 s"), (0.25, "0.25 s"), (1.999, "2.00 s"), (12.345, "12.35 s"), (.nan, "0.00 s")])
  func captions(time: Double, text: String) {
    #expect(FrameStrip.caption(time) == text)
  }

  @Test("A sheet has a row a symbol and a column an effect, and shows each frame where the layout has it")
  func sheetShowsItsCells() throws {
    let renderer = SymbolRenderer(symbol)
    let row = ComparisonSheet.Row(
      heading: .init(title: "arrow <b>", detail: "own"), renderer: renderer,
      cells: [.frames(frames(5)), .note("has no motion here")])
    let sheet = ComparisonSheet(
      columns: [.init(title: ".rotate", detail: "discrete · 2 s"), .init(title: ".replace")], rows: [row, row],
      look: Look(size: 64, background: .white))
    let image = sheet.image()
    #expect(image.width == Int(sheet.size.width))
    for index in 0..<2 {
      let place = sheet.layout.cell(row: index, column: 0)
      let red = image[Int(place.x) + 45, Int(place.y) + 20]
      #expect(red.word == 0xFFFF_0000)
    }
    try Pictures.keep(image, as: "comparison-sheet")
  }

  @Test("A sheet without a background is transparent where nothing is drawn")
  func transparentSheet() {
    let row = ComparisonSheet.Row(
      heading: .init(title: "arrow"), renderer: SymbolRenderer(symbol), cells: [.frames(frames(1))])
    let image = ComparisonSheet(columns: [.init(title: ".pulse")], rows: [row], look: Look(size: 64)).image()
    #expect(image[0, 0].alpha == 0)
  }

  @Test("The same sheet drawn twice has the same pixels")
  func sheetIsDeterministic() {
    let row = ComparisonSheet.Row(
      heading: .init(title: "arrow"), renderer: SymbolRenderer(symbol), cells: [.frames(frames(2))])
    let sheet = ComparisonSheet(columns: [.init(title: ".pulse")], rows: [row], look: Look(size: 64))
    #expect(sheet.image() == sheet.image())
  }
}

import CRsvg
import SymbolArt
import SymbolMotion
import SymbolPainting
import Testing

@testable import SymbolDrawing

@Suite("Composition of layers, opacity and erasing")
struct CompositionTests {
  /// 10 pixels for 10 units: a pixel of the picture is a unit of the symbol.
  private func picture(_ symbol: Symbol, _ states: [LayerState]? = nil, look: Look = Look(size: 10)) -> RasterImage {
    let frame = states.map { Frame(layers: $0) } ?? .rest(layerCount: symbol.layers.count)
    return SymbolRenderer(symbol).image(frame, look: look)
  }

  @Test("Overlapping shapes of one layer do not show through when it fades")
  func layerFadesAsOne() {
    let symbol = Symbol.made([.fill(.box(0, 0, 6, 10)), .fill(.box(4, 0, 6, 10))])
    let image = picture(symbol, [LayerState(opacity: 0.5)])
    #expect(image[1, 5].alpha == image[5, 5].alpha)
    #expect(abs(Int(image[5, 5].alpha) - 128) <= 1)
  }

  @Test(
    "Whatever they are made of: strokes of one pen, of two, fills, several colours",
    arguments: [
      [
        Artwork.stroke(.line(Point(x: 0, y: 5), Point(x: 10, y: 5))),
        .stroke(.line(Point(x: 5, y: 0), Point(x: 5, y: 10))),
      ],
      [
        Artwork.stroke(.line(Point(x: 0, y: 5), Point(x: 10, y: 5)), width: 4),
        .stroke(.line(Point(x: 5, y: 0), Point(x: 5, y: 10))),
      ],
      [Artwork.fill(.box(0, 4, 10, 2)), .stroke(.line(Point(x: 5, y: 0), Point(x: 5, y: 10)))],
      [Artwork.fill(.box(0, 4, 10, 2), .color(.red)), .fill(.box(4, 0, 2, 10), .color(.blue))],
    ])
  func crossing(artwork: [Artwork]) {
    let look = Look(size: 10, rendering: .multicolor)
    let layer = picture(.made(artwork), [LayerState(opacity: 0.5)], look: look)
    let layers = picture(
      .made([artwork[0]], [artwork[1]]), Array(repeating: LayerState(opacity: 0.5, fadeGroup: 0), count: 2), look: look)
    let expected = picture(.made(artwork), look: look)
    for (x, y) in [(5, 5), (1, 5), (5, 1), (1, 1), (8, 4)] {
      let half = Int(expected[x, y].alpha) / 2
      #expect(abs(Int(layer[x, y].alpha) - half) <= 1)
      #expect(abs(Int(layers[x, y].alpha) - half) <= 1)
      #expect(abs(Int(layer[x, y].red) - Int(expected[x, y].red) / 2) <= 1)
    }
  }

  @Test("Layers that fade as one picture do not show through one another")
  func groupFadesAsOne() {
    let symbol = Symbol.made([.fill(.box(0, 0, 6, 10))], [.fill(.box(4, 0, 6, 10))])
    let together = picture(symbol, Array(repeating: LayerState(opacity: 0.5, fadeGroup: 1), count: 2))
    #expect(together[1, 5].alpha == together[5, 5].alpha)
    let apart = picture(symbol, Array(repeating: LayerState(opacity: 0.5), count: 2))
    #expect(apart[5, 5].alpha > apart[1, 5].alpha)
  }

  @Test("A fading single shape has its own alpha times the opacity")
  func singleShapeFades() {
    let symbol = Symbol.made([.fill(.box(0, 0, 10, 10), .color(Color(red: 1, green: 1, blue: 1, alpha: 0.5)))])
    let pixel = picture(symbol, [LayerState(opacity: 0.5)])[5, 5]
    #expect(abs(Int(pixel.alpha) - 64) <= 1)
    #expect(pixel.red == pixel.alpha, "white stays white under premultiplication")
  }

  @Test("The edge of white on transparent is white, with no dark fringe")
  func edgesArePremultiplied() {
    let symbol = Symbol.made([.fill(.box(0, 0, 4.5, 10), .color(.white))])
    let edge = picture(symbol)[4, 5]
    #expect((100...155).contains(edge.alpha))
    #expect(edge.red == edge.alpha && edge.green == edge.alpha && edge.blue == edge.alpha)
  }

  @Test("A layer that erases knocks out the symbol's ink below it, and only that")
  func eraserStaysInTheSymbol() {
    let symbol = Symbol.made(
      [.fill(.box(0, 0, 10, 10))], [.fill(.box(0, 0, 5, 10))], [.fill(.box(0, 0, 2, 10), .color(.red))],
      annotations: [1: Annotation(erases: true)])
    let look = Look(size: 10, rendering: .multicolor, background: .white)
    let image = picture(symbol, look: look)
    #expect(image[3, 5].word == 0xFFFF_FFFF, "the background shows in the hole")
    #expect(image[7, 5].word == 0xFF00_0000, "ink beside the hole stays")
    #expect(image[1, 5].word == 0xFFFF_0000, "ink above the eraser stays")
  }

  @Test("An eraser works inside a fading whole")
  func eraserInAFade() {
    let symbol = Symbol.made(
      [.fill(.box(0, 0, 10, 10))], [.fill(.box(0, 0, 5, 10))], annotations: [1: Annotation(erases: true)])
    let image = picture(symbol, Array(repeating: LayerState(opacity: 0.5, fadeGroup: 7), count: 2))
    #expect(image[2, 5].alpha == 0)
    #expect(abs(Int(image[7, 5].alpha) - 128) <= 1)
  }

  @Test("Layers without size, without opacity, or with numbers that are none are left out, and the next is drawn")
  func unseenLayersAreSkipped() {
    let symbol = Symbol.made(
      [.fill(.box(0, 0, 10, 10), .color(.red))], [.fill(.box(0, 0, 10, 10), .color(.blue))])
    let unseen: [LayerState] = [
      LayerState(transform: .scale(x: 0, y: 0)), LayerState(transform: .scale(x: 1e-9, y: 1e-9)),
      LayerState(transform: .scale(x: .nan, y: 1)), LayerState(opacity: 0), LayerState(opacity: .nan),
      LayerState(transform: .translation(x: .infinity, y: 0)), LayerState(transform: .scale(x: 1e300, y: 1e300)),
    ]
    for state in unseen {
      #expect(picture(symbol, [state, .rest])[5, 5].word == 0xFF00_00FF)
    }
  }

  @Test("A path with a number that is none is left out, and the others are drawn")
  func brokenPathsAreSkipped() {
    let broken = Artwork.fill(.box(0, 0, .nan, 10))
    let symbol = Symbol.made([broken, .fill(.box(0, 0, 10, 10), .color(.red))])
    #expect(picture(symbol)[5, 5].word == 0xFFFF_0000)
  }

  @Test("Scale 2 equals a picture of twice the size")
  func scaleDoublesTheSize() {
    let symbol = Symbol.made([.stroke(.line(Point(x: 1, y: 2), Point(x: 9, y: 7)))])
    #expect(picture(symbol, look: Look(size: 10, scale: 2)) == picture(symbol, look: Look(size: 20)))
  }

  @Test("A view box that is not square lies in the middle, as large as fits")
  func viewBoxIsCentred() {
    let symbol = Symbol.made([.fill(.box(-10, 5, 20, 10))], viewBox: Rect(x: -10, y: 5, width: 20, height: 10))
    let image = picture(symbol)
    let covered = (0..<10).filter { image[5, $0].alpha > 100 }
    #expect(covered == [2, 3, 4, 5, 6, 7])
    #expect(image[0, 5].alpha == 255)
    #expect(image[9, 5].alpha == 255)
  }

  @Test("A margin makes the symbol smaller and keeps its middle")
  func marginShrinks() {
    let symbol = Symbol.made([.fill(.box(0, 0, 10, 10))])
    let image = picture(symbol, look: Look(size: 20, margin: 0.5))
    #expect(image[4, 10].alpha == 0)
    #expect(image[5, 10].alpha == 255)
    #expect(image[14, 10].alpha == 255)
    #expect(image[15, 10].alpha == 0)
  }
}

@Suite("Pictures are values")
struct RasterImageTests {
  @Test("Drawing on a copy leaves the original alone")
  func copies() {
    let original = RasterImage(width: 4, height: 4)
    var copy = original
    copy.draw { context in
      cairo_set_source_rgb(context, 1, 0, 0)
      cairo_paint(context)
    }
    #expect(original[1, 1].word == 0)
    #expect(copy[1, 1].word == 0xFFFF_0000)
    #expect(original != copy)
    #expect(original == RasterImage(width: 4, height: 4))
  }

  @Test("A PNG file gives back the pixels that were written")
  func png() throws {
    let image = SymbolRenderer(
      .made([.fill(.box(1, 1, 6.5, 7), .color(Color(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.6)))])
    )
    .image(look: Look(size: 10))
    let back = try RasterImage(pngData: try image.pngData())
    #expect(zip(image.bytes, back.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "but for rounding of alpha")
  }
}

import CRsvg
import ExportProof
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolLoading
import SymbolPainting
import Testing

/// The measure that exports are judged by, on pictures whose difference is known.
struct PictureMeasureTests {
  @Test("a picture equals itself")
  func same() throws {
    let picture = try Self.picture(.stroked)
    #expect(PictureMeasure.compare(picture, picture) == .exact)
  }

  @Test("a missing wifi dot is caught, though it is half a per cent of the whole picture")
  func missingDot() throws {
    var symbol = try ProofSymbol.stroked.load()
    let whole = SymbolRenderer(symbol).image()
    symbol.layers.removeLast()
    let without = SymbolRenderer(symbol).image()
    let fidelity = PictureMeasure.compare(whole, without)
    #expect(!fidelity.isWithinLimits)
    #expect(fidelity.missing < 0.01)
    #expect(PictureMeasure.compare(without, whole) == fidelity)
  }

  @Test("another antialiasing and half a pixel are forgiven, two pixels are not")
  func shifts() throws {
    let symbol = try ProofSymbol.offOrigin.load()
    let picture = SymbolRenderer(symbol).image()
    func shifted(_ pixels: Double) -> RasterImage {
      var image = RasterImage(width: picture.width, height: picture.height)
      image.draw { context in
        picture.withSurface { surface in
          cairo_set_source_surface(context, surface, pixels, 0)
          cairo_paint(context)
        }
      }
      return image
    }
    #expect(PictureMeasure.compare(picture, shifted(0.25)).isWithinLimits)
    #expect(!PictureMeasure.compare(picture, shifted(2)).isWithinLimits)
  }

  @Test("a colour that is a little off everywhere fails by the mean, not by its edges")
  func tint() throws {
    let symbol = try ProofSymbol.filled.load()
    let renderer = SymbolRenderer(symbol)
    let black = renderer.image(look: Look(tint: .black))
    let gray = renderer.image(look: Look(tint: Color(red: 0.06, green: 0.06, blue: 0.06)))
    let fidelity = PictureMeasure.compare(black, gray)
    #expect(fidelity.missing == 0)
    #expect(fidelity.meanDifference > Fidelity.meanLimit)
  }

  @Test("over a ground, a transparent picture equals its opaque copy")
  func ground() throws {
    let symbol = try ProofSymbol.gradient.load()
    let renderer = SymbolRenderer(symbol)
    let opaque = renderer.image(look: Look(background: .white))
    let transparent = renderer.image()
    #expect(PictureMeasure.compare(transparent, opaque, over: .white).share < 0.1)
    #expect(!PictureMeasure.compare(transparent, opaque).isWithinLimits)
  }

  @Test("pictures of different sizes are as different as can be")
  func sizes() {
    let fidelity = PictureMeasure.compare(RasterImage(width: 4, height: 4), RasterImage(width: 4, height: 5))
    #expect(!fidelity.isWithinLimits)
  }

  private static func picture(_ symbol: ProofSymbol) throws -> RasterImage {
    SymbolRenderer(try symbol.load()).image()
  }
}

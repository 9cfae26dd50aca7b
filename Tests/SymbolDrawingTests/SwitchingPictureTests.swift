import Foundation
import SymbolArt
import SymbolEffects
import SymbolMotion
import SymbolPainting
import Testing

@testable import SymbolDrawing

@Suite("Pictures of image switching")
struct SwitchingPictureTests {
  private static let look = Look(size: 48)

  /// Two opaque pictures of different colours that cover the same square.
  private static func picture(_ name: String, _ pixel: UInt32) -> Symbol {
    let box = Rect(x: 0, y: 0, width: 8, height: 8)
    let pixels = (0..<64).flatMap { _ in withUnsafeBytes(of: pixel) { Array($0) } }
    let image = ArtworkImage(frame: box, pixelWidth: 8, pixelHeight: 8, pixels: pixels, reason: "PNG picture")
    return Symbol(
      name: name, viewBox: box, width: 8, height: 8,
      layers: [Layer(id: "picture", name: name, content: [.image(image)], bounds: box)])
  }
  private static let red = picture("red", 0xffcc_2020)
  private static let blue = picture("blue", 0xff20_20cc)

  static let switchings: [ImageSwitching] = ImageSwitching.Way.allCases.flatMap { way in
    ImageSwitching.Style.allCases.flatMap { style in
      [0.2, 0.6].map { ImageSwitching(way: way, style: style, outTime: 0.4, wait: $0, inTime: 0.5) }
    }
  }

  private func film(_ switching: ImageSwitching, work: SwitchingWork = SwitchingWork()) throws -> (
    sequence: CompiledImageSequence, picture: (Double) -> RasterImage
  ) {
    let sequence = try MotionCompiler.compile(
      AppliedEffect(.imageSwitching(switching), behavior: .contentTransition), through: [Self.red, Self.blue],
      work: work)
    let renderer = SymbolRenderer(sequence.symbol)
    return (sequence, { renderer.image(sequence.motion.frame(at: $0), look: Self.look) })
  }

  /// Of what the middle of the picture covers, 0…1.
  private func presence(_ image: RasterImage) -> Double { Double(image[24, 24].alpha) / 255 }

  @Test("A cross-fade is at no time empty, whatever its style", arguments: switchings.filter { $0.way == .transition })
  func neverEmpty(switching: ImageSwitching) throws {
    let film = try film(switching)
    for step in 0...50 {
      let time = film.sequence.motion.loop * Double(step) / 50
      #expect(presence(film.picture(time)) > 0.7, "\(switching.name) at \(time)")
    }
  }

  @Test("One view is empty around its swap at most", arguments: switchings.filter { $0.way == .animation })
  func emptyAroundSwap(switching: ImageSwitching) throws {
    let film = try film(switching)
    let swap = try #require(film.sequence.phases.first { $0.kind == .swap }).start
    var empty: [Double] = []
    for step in 0...60 {
      let time = film.sequence.motion.loop * Double(step) / 60
      if presence(film.picture(time)) < 0.05 { empty.append(time) }
    }
    #expect(empty.allSatisfy { $0 > 0.7 * min(switching.outTime, swap) && $0 < swap + 0.3 * switching.inTime })
    // A swap that waits for longer than the going takes leaves the place empty; a blur hides it without a gap.
    #expect(empty.isEmpty == (switching.style == .blur || switching.wait < switching.outTime))
  }

  @Test("Until the next picture is ready the old one is untouched, to the last pixel", arguments: switchings)
  func untouched(switching: ImageSwitching) throws {
    let work = SwitchingWork(source: .simulated, duration: 1, hold: 0.5)
    let film = try film(switching, work: work)
    let rest = SymbolRenderer(Self.red).image(look: Self.look).bytes
    for time in [0, 0.3, 0.5, 1, 1.499] { #expect(film.picture(time).bytes == rest, "\(switching.name) at \(time)") }
    #expect(film.picture(film.sequence.motion.loop).bytes == SymbolRenderer(Self.blue).image(look: Self.look).bytes)
  }

  @Test("A mosaic's tiles have the mean colour of what they cover, and the picture keeps its size")
  func mosaic() throws {
    let box = Rect(x: 0, y: 0, width: 20, height: 10)
    // Left half white, right half transparent.
    let pixels = (0..<10).flatMap { _ in (0..<20).flatMap { x in [UInt8](repeating: x < 10 ? 255 : 0, count: 4) } }
    let image = ArtworkImage(frame: box, pixelWidth: 20, pixelHeight: 10, pixels: pixels, reason: "PNG picture")
    let wide = Symbol(
      name: "wide", viewBox: box, width: 20, height: 10,
      layers: [Layer(id: "picture", name: "wide", content: [.image(image)], bounds: box)])
    let mosaic = PictureMosaic(wide)
    let (one, four) = (mosaic.picture(tiles: 1), mosaic.picture(tiles: 4))
    #expect(one.viewBox == box && one.width == 20 && one.height == 10)
    func pixel(_ symbol: Symbol, _ x: Double, _ y: Double) throws -> UInt8 {
      guard case .image(let image) = try #require(symbol.layers[0].content.first) else { return 0 }
      let (column, row) = (Int(x * Double(image.pixelWidth)), Int(y * Double(image.pixelHeight)))
      return image.pixels[(row * image.pixelWidth + column) * 4 + 3]
    }
    #expect(try pixel(one, 0.1, 0.5) == 128)
    #expect(try pixel(one, 0.1, 0.5) == pixel(one, 0.9, 0.5))
    #expect(try pixel(four, 0.1, 0.2) == 255 && pixel(four, 0.9, 0.9) == 0)
  }

  @Test("A conversion tells how far it is, and ends where nobody waits any more")
  func progress() throws {
    struct GivenUp: Error {}
    var told: [Double] = []
    _ = PictureMosaic(Self.red).picture(tiles: 4) { told.append($0) }
    #expect(told == told.sorted() && told.last == 1 && told.count == 4)
    #expect(throws: GivenUp.self) { _ = try PictureMosaic(Self.red).picture(tiles: 4) { _ in throw GivenUp() } }
  }

  @Test("Conversions go on from the picture, each coarser, for all pictures of a sequence")
  func conversions() {
    let work = SwitchingWork(source: .pixelate, steps: 2)
    #expect(work.tileCounts == [16, 8])
    #expect(
      work.pictures(from: [Self.red, Self.blue]).map(\.name)
        == ["red", "red, 16 tiles", "red, 8 tiles", "blue", "blue, 16 tiles", "blue, 8 tiles"])
    #expect(SwitchingWork().pictures(from: [Self.red, Self.blue]) == [Self.red, Self.blue])
  }
}

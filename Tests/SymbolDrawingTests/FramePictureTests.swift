import Foundation
import SymbolArt
import SymbolEffects
import SymbolMotion
import SymbolPainting
import TestSupport
import Testing

@testable import SymbolDrawing

@Suite("A picture that shows frame after frame")
struct FramePictureTests {
  private let look = Look(size: 128, tint: Color(red: 0.1, green: 0.35, blue: 0.75), margin: 0.1)

  private func frames(_ symbol: Symbol) throws -> [Frame] {
    let motions = try [".bounce", ".wiggle.byLayer", ".breathe.pulse"].map {
      try MotionCompiler.compile(
        AppliedEffect(try AnySymbolEffect(parsing: $0), behavior: .indefinite), for: symbol)
    }
    let stack = MotionStack(motions, layerCount: symbol.layers.count)
    return (0..<12).map { stack.frame(at: 0.13 * Double($0)) }
  }

  @Test("shows each true to within the golden frames' tolerance", arguments: ["bell", "speaker-waves"])
  func likeness(name: String) throws {
    let symbol = try GoldenFrame.drawing(name)
    let renderer = SymbolRenderer(symbol)
    let picture = FramePicture(renderer)
    var large = look
    large.scale = 8
    // Every third: the truth takes time.
    for (index, frame) in try frames(symbol).enumerated() where index % 3 == 1 {
      picture.draw(frame, look: look)
      let truth = renderer.image(frame, look: large).averaged(over: 8)
      #expect(PictureDifference(truth, picture.image).mean < GoldenFrame.meanTolerance, "frame \(index)")
    }
  }

  @Test("nothing of a frame is left in the next one", arguments: [nil, Color(red: 0.9, green: 0.8, blue: 0.2)])
  func clearing(background: Color?) throws {
    let symbol = try GoldenFrame.drawing("bell")
    let renderer = SymbolRenderer(symbol)
    let picture = FramePicture(renderer)
    var look = look
    look.background = background
    for frame in try frames(symbol) {
      picture.draw(frame, look: look)
      let fresh = FramePicture(renderer)
      fresh.draw(frame, look: look)
      #expect(picture.image == fresh.image)
    }
    picture.draw(Frame(layers: symbol.layers.map { _ in LayerState(opacity: 0) }), look: look)
    let ground = background.map { Pixel($0).word } ?? 0
    #expect(picture.image[64, 64].word == ground && picture.image[0, 0].word == ground)
  }

  @Test("frames that the renderer must draw stand among the others")
  func renderer() throws {
    let symbol = Symbol.made([.stroke(.line(Point(x: 1, y: 5), Point(x: 9, y: 5)))])
    let renderer = SymbolRenderer(symbol)
    let picture = FramePicture(renderer)
    let half = Frame(layers: [LayerState(draw: DrawState(start: 0, end: 0.5, fill: 1))])
    picture.draw(.rest(layerCount: 1), look: look)
    picture.draw(half, look: look)
    #expect(picture.image == renderer.image(half, look: look))
    picture.draw(.rest(layerCount: 1), look: look)
    #expect(PictureDifference(renderer.image(look: look), picture.image).mean < GoldenFrame.meanTolerance)
  }

  @Test(
    "what leaves the picture is cut off there", arguments: [(-7.0, 0.0), (7, 0), (0, -7), (0, 7), (-5, 6), (40, 0)])
  func cutting(x: Double, y: Double) throws {
    let symbol = Symbol.made(
      [.fill(.box(1, 1, 8, 8))], [.stroke(.line(Point(x: 1, y: 9), Point(x: 9, y: 2)))])
    let renderer = SymbolRenderer(symbol)
    let picture = FramePicture(renderer)
    let away = AffineTransform.rotation(degrees: 17, about: Point(x: 5, y: 5))
      .concatenated(.translation(x: x, y: y))
    let frame = Frame(layers: [LayerState(transform: away), LayerState(transform: away, opacity: 0.5)])
    picture.draw(frame, look: look)
    let difference = PictureDifference(renderer.image(frame, look: look), picture.image)
    #expect(difference.mean < GoldenFrame.meanTolerance)
    #expect(difference.largest < 48)
  }

  @Test("layers that rest while others move, fade or go are as if they were drawn anew", arguments: 1...6)
  func resting(seed: UInt64) throws {
    var random = RepeatableRandom(seed: seed)
    let symbol = try GoldenFrame.drawing("speaker-waves")
    let renderer = SymbolRenderer(symbol)
    let picture = FramePicture(renderer)
    var frame = Frame.rest(layerCount: symbol.layers.count)
    for number in 0..<40 {
      for index in frame.layers.indices {
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
          frame.layers[index].transform = .translation(
            x: .random(in: -9...9, using: &random), y: .random(in: -9...9, using: &random))
        case 1: frame.layers[index].transform = .identity
        case 2...5: frame.layers[index].opacity = [0, 0.3, 0.7, 1][Int.random(in: 0..<4, using: &random)]
        case 6: frame.layers[index].fadeGroup = frame.layers[index].fadeGroup == nil ? 1 : nil
        default: break
        }
      }
      picture.draw(frame, look: look)
      let fresh = FramePicture(renderer)
      fresh.draw(frame, look: look)
      // What lies over one another is rounded once or twice.
      #expect(PictureDifference(fresh.image, picture.image).largest <= 2, "frame \(number)")
    }
  }

  @Test("a copy of the picture is not painted over")
  func copies() throws {
    let symbol = try GoldenFrame.drawing("bell")
    let picture = FramePicture(SymbolRenderer(symbol))
    let frames = try frames(symbol)
    picture.draw(frames[0], look: look)
    let copy = picture.image
    let bytes = copy.bytes
    picture.draw(frames[5], look: look)
    #expect(copy.bytes == bytes && picture.image != copy)
  }
}

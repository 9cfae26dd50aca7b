import CRsvg
import Foundation
import SymbolArt
import SymbolEffects
import SymbolLoading
import SymbolMotion
import SymbolPainting
import TestSupport
import Testing

@testable import SymbolDrawing

@Suite("The quick painter of small symbols in motion")
struct FramePainterTests {
  /// A frame as the painter draws it, in the middle of a picture with room around; nil where it leaves it to the renderer.
  private func painted(_ frame: Frame, _ renderer: SymbolRenderer, _ look: Look, side: Double) -> RasterImage? {
    let fit = fit(renderer, side: side)
    guard let painter = FramePainter(renderer, pixelsPerUnit: fit.a) else { return nil }
    var image = RasterImage(width: Int(side * 2), height: Int(side * 2))
    let isDrawn = painter.draw(frame, look: look, toDevice: fit) { pixels, place in
      let picture = RasterImage(width: place.width, height: place.height, bytes: Array(pixels))
      image.draw { context in
        picture?.withSurface { surface in
          cairo_set_source_surface(context, surface, Double(place.x), Double(place.y))
          cairo_paint(context)
          // The surface lives during the call only.
          cairo_set_source_rgb(context, 0, 0, 0)
        }
      }
    }
    return isDrawn ? image : nil
  }

  private func rendered(_ frame: Frame, _ renderer: SymbolRenderer, _ look: Look, side: Double) -> RasterImage {
    var image = RasterImage(width: Int(side * 2), height: Int(side * 2))
    image.draw { context in
      cairo_translate(context, side / 2, side / 2)
      renderer.draw(frame, look: look, in: context, width: side, height: side)
    }
    return image
  }

  private func fit(_ renderer: SymbolRenderer, side: Double) -> SymbolArt.AffineTransform {
    let fit = ViewFit(viewBox: renderer.symbol.viewBox, margin: 0, width: side, height: side)
    return (fit?.transform ?? .identity).concatenated(.translation(x: side / 2, y: side / 2))
  }

  private static let effects: [(String, AppliedBehavior)] = [
    (".variableColor.iterative", .indefinite), (".breathe.pulse", .indefinite), (".wiggle.byLayer", .indefinite),
    (".bounce", .discrete), (".rotate", .discrete), (".appear.up.wholeSymbol", .insertion), (".scale.up", .indefinite),
  ]

  /// What a picture of eight times the size makes of each pixel: as true as antialiasing can be.
  private func truth(_ frame: Frame, _ renderer: SymbolRenderer, _ look: Look, side: Double) -> RasterImage {
    rendered(frame, renderer, look, side: side * 8).averaged(over: 8)
  }

  @Test("draws symbols in motion at 24 pixels no further from the truth than the renderer does")
  func likeness() throws {
    let look = Look(tint: Color(red: 0.1, green: 0.35, blue: 0.75))
    let side = 24.0
    var (ours, theirs) = (0.0, 0.0)
    // Every eighth of the bundled symbols: the truth takes time.
    let references = SymbolCollection.bundled.listing().references.enumerated().filter { $0.offset % 8 == 0 }
    for (_, reference) in references {
      let symbol = try SymbolReader.read(try Data(contentsOf: reference.url), name: reference.name)
      let renderer = SymbolRenderer(symbol)
      let motions = try Self.effects.map {
        try MotionCompiler.compile(AppliedEffect(try AnySymbolEffect(parsing: $0.0), behavior: $0.1), for: symbol)
      }
      let stack = MotionStack(Array(motions.prefix(3)), layerCount: symbol.layers.count)
      let frames = [stack.frame(at: 0.9)] + motions.dropFirst(3).map { $0.frame(at: $0.duration * 0.4) }
      for (index, frame) in frames.enumerated() {
        let picture = try #require(painted(frame, renderer, look, side: side), "\(symbol.name) is not painted")
        let truth = truth(frame, renderer, look, side: side)
        let (own, other) = (
          PictureDifference(truth, picture), PictureDifference(truth, rendered(frame, renderer, look, side: side))
        )
        #expect(own.mean < other.mean + 0.5, "\(symbol.name), frame \(index)")
        // A pixel in the inner corner of two strokes, seldom.
        #expect(own.largest < other.largest + 96, "\(symbol.name), frame \(index)")
        ours += own.mean
        theirs += other.mean
      }
    }
    #expect(ours < theirs, "in all \(ours) and \(theirs)")
  }

  @Test("draws the golden frames' effects true to within the golden frames' tolerance")
  func golden() throws {
    let look = Look(tint: Color(red: 0.1, green: 0.35, blue: 0.75))
    var count = 0
    // Every third, a quarter on the way: the truth takes time.
    for (number, golden) in GoldenFrame.all.enumerated() where number % 3 == 0 && golden.behavior != .contentTransition
    {
      // Transitions of one's own have no dot names, and no small symbol is painted turned in space.
      guard let effect = try? AnySymbolEffect(parsing: golden.effect) else { continue }
      let symbol = try GoldenFrame.drawing(golden.symbol)
      let applied = AppliedEffect(effect, behavior: golden.behavior)
      let motion = try MotionCompiler.compile(applied, for: symbol)
      let renderer = SymbolRenderer(symbol)
      let frame = motion.frame(at: motion.playLength * 0.25, stoppedAt: motion.previewStop)
      guard let picture = painted(frame, renderer, look, side: 40) else { continue }
      let difference = PictureDifference(truth(frame, renderer, look, side: 40), picture)
      // The gear's teeth are bent as tightly as the pen is wide, which takes a little more.
      let tolerance = GoldenFrame.meanTolerance * (golden.symbol == "gear" ? 1.5 : 1)
      #expect(difference.mean < tolerance, "\(golden)")
      count += 1
    }
    #expect(count >= 18, "few are left to the renderer")
  }

  @Test("covers any triangle as the renderer does: flat, steep, thin, on the sides of pixels", arguments: 1...12)
  func triangles(seed: UInt64) throws {
    var random = RepeatableRandom(seed: seed)
    // Corners on the sides of pixels (of which a unit has four), a hair's breadth beside them, and anywhere.
    func place() -> Double {
      let place = Double.random(in: 0...10, using: &random)
      return switch Int.random(in: 0..<3, using: &random) {
      case 0: place.rounded()
      case 1: place.rounded() + .random(in: -1e-5...1e-5, using: &random)
      default: place
      }
    }
    for number in 0..<20 {
      let corners = (0..<3).map { _ in Point(x: place(), y: place()) }
      let renderer = SymbolRenderer(
        Symbol.made([.fill(Path([.move(corners[0]), .line(corners[1]), .line(corners[2]), .close]))]))
      var frame = Frame.rest(layerCount: 1)
      if Bool.random(using: &random) {
        frame.layers[0].transform = .rotation(
          degrees: .random(in: 0...360, using: &random), about: Point(x: 5, y: 5))
      }
      // Three corners in a line leave no ink.
      guard let picture = painted(frame, renderer, Look(), side: 40) else { continue }
      let truth = truth(frame, renderer, Look(), side: 40)
      let (own, other) = (
        PictureDifference(truth, picture), PictureDifference(truth, rendered(frame, renderer, Look(), side: 40))
      )
      #expect(own.mean < other.mean + 0.2, "triangle \(number): \(corners)")
    }
  }

  @Test("leaves to the renderer what it cannot draw")
  func limits() throws {
    let gradient = LinearGradient(
      start: .zero, end: Point(x: 10, y: 0),
      stops: [GradientStop(offset: 0, color: .red), .init(offset: 1, color: .blue)])
    let drawn = Symbol.made([.stroke(.line(.zero, Point(x: 10, y: 10)))])
    for symbol in [
      Symbol.made([.fill(.box(0, 0, 10, 10), .linearGradient(gradient))]),
      Symbol.made([.fill(.box(0, 0, 10, 10))], annotations: [0: Annotation(erases: true)]),
      Symbol.made([.group(ArtworkGroup(children: [.fill(.box(0, 0, 10, 10))], opacity: 0.5))]),
    ] {
      #expect(FramePainter(SymbolRenderer(symbol), pixelsPerUnit: 2) == nil)
    }
    let renderer = SymbolRenderer(drawn)
    #expect(FramePainter(renderer, pixelsPerUnit: 400) == nil, "large pictures")
    let half = Frame(layers: [LayerState(draw: DrawState(start: 0, end: 0.5, fill: 1))])
    #expect(painted(half, renderer, Look(), side: 20) == nil)
    #expect(painted(.rest(layerCount: 1), renderer, Look(), side: 20) != nil)
    let gone = Frame(layers: [LayerState(opacity: 0)])
    #expect(painted(gone, renderer, Look(), side: 20)?.bytes.allSatisfy { $0 == 0 } == true)
  }

  @Test("colours divided by their opacity are the same once they are multiplied again")
  func separateAlpha() throws {
    let symbol = try GoldenFrame.drawing("speaker-waves")
    let renderer = SymbolRenderer(symbol)
    let painter = try #require(FramePainter(renderer, pixelsPerUnit: 1))
    var frame = Frame.rest(layerCount: symbol.layers.count)
    for index in frame.layers.indices { frame.layers[index].opacity = 0.3 + 0.2 * Double(index) }
    let look = Look(tint: Color(red: 0.9, green: 0.35, blue: 0.05))
    func pixels(separatesAlpha: Bool) -> [UInt8] {
      var bytes: [UInt8] = []
      #expect(
        painter.draw(frame, look: look, toDevice: .identity, separatesAlpha: separatesAlpha) { pixels, _ in
          bytes = Array(pixels)
        })
      return bytes
    }
    let (multiplied, separate) = (pixels(separatesAlpha: false), pixels(separatesAlpha: true))
    #expect(multiplied != separate)
    let again = separate.indices.map { place in
      place % 4 == 3 ? separate[place] : UInt8((Int(separate[place]) * Int(separate[place | 3]) + 127) / 255)
    }
    #expect(again == multiplied)
  }

  @Test("layers that fade as one picture do not show through one another")
  func fading() throws {
    let renderer = SymbolRenderer(Symbol.made([.fill(.box(0, 0, 6, 10))], [.fill(.box(4, 0, 6, 10))]))
    let together = Frame(layers: Array(repeating: LayerState(opacity: 0.5, fadeGroup: 1), count: 2))
    let apart = Frame(layers: Array(repeating: LayerState(opacity: 0.5), count: 2))
    let first = try #require(painted(together, renderer, Look(), side: 10))
    let second = try #require(painted(apart, renderer, Look(), side: 10))
    #expect(first[6, 10].alpha == first[10, 10].alpha && abs(Int(first[10, 10].alpha) - 128) <= 1)
    #expect(second[10, 10].alpha > second[6, 10].alpha)
  }
}

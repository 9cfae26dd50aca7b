import SymbolArt
import SymbolEffects
import SymbolMotion
import SymbolPainting
import Testing

@testable import SymbolDrawing

@Suite("Automatic margins")
struct MarginTests {
  static let effects: [AppliedEffect] = [
    AppliedEffect(.wiggle(.init()), behavior: .discrete), AppliedEffect(.wiggle(.init().up), behavior: .indefinite),
    AppliedEffect(.bounce(.init().up), behavior: .discrete), AppliedEffect(.rotate(.init()), behavior: .indefinite),
    AppliedEffect(.scale(.init().up), behavior: .indefinite), AppliedEffect(.breathe(.init()), behavior: .indefinite),
  ]

  /// Two parts of different pens, one of them at a corner.
  private static var symbol: Symbol {
    measured(
      .made(
        [.stroke(Path([.move(Point(x: 1, y: 1)), .curve(Point(x: 9, y: 0), Point(x: 9, y: 5), Point(x: 6, y: 9))]))],
        [.fill(.box(6, 6, 3.9, 3.9))]))
  }

  /// With bounds as close to the ink as those of a file.
  private static func measured(_ symbol: Symbol) -> Symbol {
    var symbol = symbol
    for index in symbol.layers.indices { symbol.layers[index].bounds = symbol.layers[index].content.inkBounds }
    return symbol
  }

  /// Whether some frame leaves ink beyond a margin.
  private static func leaves(_ margin: Double, _ playback: SymbolPlayback, _ renderer: SymbolRenderer) -> Bool {
    let side = 72
    let wide = 1.0
    // Where the picture of the smaller margin would end, in the one of the larger.
    let edge = Int((Double(side) * (wide - margin) / (1 + 2 * wide)).rounded(.down))
    let end = playback.stack.previewStop
    let length = end.map { $0 + playback.stack.settlingTime(stoppedAt: $0) } ?? playback.length
    return (0...60).contains { moment in
      let frame = playback.stack.frame(at: length * Double(moment) / 60, stoppedAt: end)
      return renderer.image(frame, look: Look(size: side, margin: wide)).withUnsafeBytes { bytes in
        let words = bytes.bindMemory(to: UInt32.self)
        return words.indices.contains { place in
          words[place] >> 24 > 2
            && min(place % side, place / side, side - 1 - place % side, side - 1 - place / side) < edge
        }
      }
    }
  }

  @Test("No frame's ink leaves the picture, and with a tenth less one would", arguments: effects.indices)
  func room(_ index: Int) throws {
    let motion = try MotionCompiler.compile(MarginTests.effects[index], for: MarginTests.symbol)
    let playback = SymbolPlayback(symbol: MarginTests.symbol, motions: [motion])
    let renderer = SymbolRenderer(MarginTests.symbol)
    let margin = MarginRule.automatic.fraction(for: playback, renderer: renderer)
    #expect(!MarginTests.leaves(margin, playback, renderer))
    #expect(margin == 0 || MarginTests.leaves(max(margin - 0.1, 0), playback, renderer))
  }

  @Test("What is at rest, or only fades, needs no room")
  func still() throws {
    let symbol = MarginTests.measured(.made([.fill(.box(2, 2, 6, 6))], [.fill(.box(3, 3, 7, 7))]))
    let renderer = SymbolRenderer(symbol)
    let pulse = try MotionCompiler.compile(AppliedEffect(.pulse(.init()), behavior: .discrete), for: symbol)
    for motions in [[], [pulse]] {
      let playback = SymbolPlayback(symbol: symbol, motions: motions)
      #expect(MarginRule.automatic.fraction(for: playback, renderer: renderer) == 0)
    }
  }

  @Test("A jump by a tenth takes a margin of a tenth, whatever is lost in rounding")
  func exact() throws {
    for inset in stride(from: 0, through: 1, by: 0.037) {
      let symbol = MarginTests.measured(.made([.fill(.box(inset, -1e-5, 10 - 2 * inset, 10))]))
      let jump = Motion(
        effectName: "jump", kind: .bounce, layerCount: 1, symbolSize: 10,
        groups: [
          MotionGroup(
            name: "all", layers: [0], pivot: .zero, anchor: .zero,
            tracks: [
              Track(
                property: .offsetY, keyframes: [Keyframe(time: 0, value: 0), Keyframe(time: 0.3, value: -0.1)])
            ])
        ], loop: 0.3)
      let playback = SymbolPlayback(symbol: symbol, motions: [jump])
      #expect(MarginRule.automatic.fraction(for: playback, renderer: SymbolRenderer(symbol)) == 0.1)
    }
  }
}

import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("Draw on and draw off")
struct DrawTests {
  /// Horizontal strokes of the given lengths in a 24-unit box.
  private func strokes(_ lengths: [Double], annotate: (Int) -> Annotation = { _ in .none }) -> Symbol {
    TestSymbols.symbol(
      "strokes",
      lengths.enumerated().map { index, length in
        let path = Path([
          .move(Point(x: 1, y: Double(index) * 3 + 2)), .line(Point(x: 1 + length, y: Double(index) * 3 + 2)),
        ])
        var layer = TestSymbols.layer("stroke \(index)", path, annotate(index))
        layer.content = [
          .shape(Shape(path: path, paint: .tint(alpha: 1), style: .stroke(StrokeStyle(width: 2, cap: .round))))
        ]
        return layer
      })
  }

  private func motion(_ name: String, _ behavior: AppliedBehavior, _ symbol: Symbol) throws -> Motion {
    try MotionCompiler.compile(
      AppliedEffect(try AnySymbolEffect(parsing: name), behavior: behavior), for: symbol)
  }

  /// What is drawn of a layer, as lengths of the path.
  private func drawn(_ motion: Motion, _ layer: Int, at time: Double) -> DrawState {
    motion.frame(at: time).layers[layer].draw ?? .complete
  }

  @Test("a path of length L in a symbol of size S takes clamp(0.15 + 0.35 √(L / S), 0.2, 1) s")
  func duration() throws {
    for (length, seconds) in [(22.0, 0.15 + 0.35 * (22.0 / 24).squareRoot()), (0.1, 0.2), (1000, 1)] {
      #expect(abs(try motion(".drawOn", .insertion, strokes([length])).duration - seconds) < 1e-9)
    }
  }

  @Test("by layer the next starts when the one before has had a fifth of its time; individually when it is done")
  func order() throws {
    let symbol = strokes([6, 6, 6])
    let one = 0.15 + 0.35 * 0.5
    let starts = { (motion: Motion) in motion.groups.map { $0.tracks[0].keyframes[0].time } }
    let byLayer = try motion(".drawOn", .insertion, symbol)
    #expect(zip(starts(byLayer), [0, one / 5, 2 * one / 5]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(byLayer.groups.map(\.layers) == [[0], [1], [2]])
    let individually = try motion(".drawOn.individually", .insertion, symbol)
    #expect(zip(starts(individually), [0, one, 2 * one]).allSatisfy { abs($0 - $1) < 1e-9 })
    let whole = try motion(".drawOn.wholeSymbol", .insertion, strokes([6, 20]))
    #expect(Set(starts(whole)) == [0] && whole.groups.allSatisfy { $0.tracks[0].end == whole.duration })
  }

  @Test("however many layers: 1.8 s by layer, 3 s individually at most")
  func limits() throws {
    let symbol = strokes(Array(repeating: 22, count: 24)) { Annotation(order: $0) }
    #expect(abs(try motion(".drawOn", .insertion, symbol).duration - 1.8) < 1e-9)
    #expect(abs(try motion(".drawOn.individually", .insertion, symbol).duration - 3) < 1e-9)
  }

  @Test(
    "draw on goes from nothing to the file's picture, draw off back; each removal or insertion is the reverse in time")
  func ends() throws {
    for scope in ["", ".wholeSymbol", ".individually"] {
      for (name, comes) in [(".drawOn", true), (".drawOff", false), (".drawOff.reversed", false)] {
        for behavior in AppliedBehavior.supported(by: comes ? .drawOn : .drawOff) {
          for symbol in [
            strokes([6, 12, 20]), TestSymbols.bars(3),
            strokes([9, 9]) { _ in Annotation(draw: DrawPreference(direction: .both, start: 0.5)) },
          ] {
            let motion = try motion(name + scope, behavior, symbol)
            let end = motion.totalDuration ?? motion.intro
            let isComing = behavior == .indefinite ? comes : behavior == .insertion
            let states = [0, end].map { motion.frame(at: $0).layers.map { $0.draw ?? .complete } }
            let (hidden, shown) = isComing ? (states[0], states[1]) : (states[1], states[0])
            #expect(shown.allSatisfy { $0.isComplete })
            #expect(hidden.allSatisfy { $0.end - $0.start < 1e-9 && ($0.fill == 0 || symbol.name == "strokes") })
          }
        }
      }
    }
  }

  @Test("draw off starts at the path's start, reversed at its end")
  func directions() throws {
    let symbol = strokes([12])
    let off = drawn(try motion(".drawOff", .removal, symbol), 0, at: 0.2)
    #expect(off.start > 0.1 && off.end == 1)
    let reversed = drawn(try motion(".drawOff.reversed", .removal, symbol), 0, at: 0.2)
    #expect(reversed.start == 0 && reversed.end < 0.9)
  }

  @Test("a layer's preference says from where, and which way")
  func preferences() throws {
    func state(_ direction: DrawPreference.Direction, _ start: Double) throws -> DrawState {
      let symbol = strokes([12]) { _ in Annotation(draw: DrawPreference(direction: direction, start: start)) }
      let motion = try motion(".drawOn", .insertion, symbol)
      return drawn(motion, 0, at: motion.duration / 2)
    }
    let forward = try state(.forward, 0)
    #expect(abs(forward.end - 0.5) < 1e-6 && forward.start == 0)
    let backward = try state(.backward, 0)
    #expect(abs(backward.start - 0.5) < 1e-6 && backward.end == 1)
    let both = try state(.both, 0.4)
    #expect(abs(both.start - 0.2) < 1e-6 && abs(both.end - 0.7) < 1e-6)
    let around = try state(.forward, 0.75)
    #expect(around.start == 0.75 && abs(around.end - 1.25) < 1e-6)
  }

  @Test("what is drawn only grows while it is drawn on")
  func monotonic() throws {
    let motion = try motion(".drawOn", .insertion, strokes([6, 12, 20]))
    for layer in 0..<3 {
      let lengths = (0...200).map { step -> Double in
        let state = drawn(motion, layer, at: motion.duration * Double(step) / 200)
        return state.end - state.start
      }
      #expect(lengths == lengths.sorted())
    }
  }

  @Test("an indefinite draw off holds nothing until stopped, and then comes back")
  func indefinite() throws {
    let motion = try motion(".drawOff", .indefinite, strokes([6, 12]))
    #expect(motion.holds)
    let stop = motion.intro + 3
    #expect(drawn(motion, 0, at: stop).end - drawn(motion, 0, at: stop).start < 1e-9)
    let end = stop + motion.settlingTime(stoppedAt: stop)
    #expect(motion.frame(at: end, stoppedAt: stop).layers.allSatisfy { $0.draw == nil })
  }
}

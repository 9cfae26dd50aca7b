import SymbolArt
import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolStudio

@Suite("Layers of two symbols in the timeline")
struct LayerOriginsTests {
  static func symbol(_ name: String, layers: [(name: String, at: Double)]) -> Symbol {
    Symbol(
      name: name, viewBox: Rect(x: 0, y: 0, width: 24, height: 24), width: 24, height: 24,
      layers: layers.map {
        Layer(id: $0.name, name: $0.name, content: [], bounds: Rect(x: $0.at, y: 2, width: 6, height: 6))
      })
  }

  @Test("Each is named with the symbol that it is of")
  func named() throws {
    let old = Self.symbol("play", layers: [("triangle", 2)])
    let new = Self.symbol("pause", layers: [("left", 2), ("right", 12)])
    let replacement = try MotionCompiler.compile(
      AppliedEffect(.replace(ReplaceSymbolEffect().downUp), behavior: .contentTransition), from: old, to: new)
    let origins = LayerOrigins(replacement, old: old, new: new)
    #expect(Set(replacement.motion.groups.map(origins.name)) == ["play: triangle", "pause: left", "pause: right"])
  }
}

@Suite("Neighbours in the timeline")
struct TimelineLayoutTests {
  @Test(
    "Their way goes with the transition: open after an insertion, closed after a removal", arguments: [true, false])
  func layout(isInsertion: Bool) throws {
    var model = TimelineModel(motions: [], duration: 1, stop: nil)
    model.add(LayoutPassage(isInsertion: isInsertion, duration: 0.4), duration: 1)
    let curve = try #require(model.sections.first?.rows.first?.curves.first)
    #expect(curve.points.first?.value == (isInsertion ? 0 : 1))
    #expect(curve.points.last?.value == (isInsertion ? 1 : 0))
    #expect(curve.keyframes.map(\.time) == [0, 0.4])
  }
}

@Suite("Motions that begin later in the timeline")
struct LaterMotionTests {
  @Test("Segments, curves and keyframes are shifted by the start, and end with what is shown")
  func later() throws {
    let symbol = LayerOriginsTests.symbol("play", layers: [("triangle", 2)])
    let motion = try MotionCompiler.compile(
      AppliedEffect(.appear(AppearSymbolEffect()), behavior: .removal), for: symbol)
    let model = TimelineModel(
      parts: [.init(motion: motion), .init(motion: motion, start: 1)], duration: 2)
    let (first, second) = (model.sections[0], model.sections[1])
    #expect(second.segments.map(\.start) == first.segments.map { $0.start + 1 })
    let keyframes = [first, second].map { $0.rows[0].curves[0].keyframes.map(\.time) }
    #expect(keyframes[1] == keyframes[0].map { $0 + 1 })
    #expect(second.rows[0].curves[0].points.allSatisfy { (1...2.000001).contains($0.time) })
  }
}

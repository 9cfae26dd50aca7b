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

  @Test("What is struck out is named for it, and what stays for its symbol, both ways", arguments: [true, false])
  func struck(isOn: Bool) throws {
    func line(_ name: String, _ from: Point, _ to: Point) -> Layer {
      let shape = Shape(
        path: Path([.move(from), .line(to)]), paint: .tint(alpha: 1), style: .stroke(StrokeStyle(width: 2, cap: .round))
      )
      return Layer(
        id: name, name: name, content: [.shape(shape)], bounds: Rect(from: from, to: to).insetBy(-1),
        annotation: Annotation(level: name == "slash" ? .primary : .secondary))
    }
    var plain = Self.symbol("plain", layers: [])
    plain.layers = [line("bar", Point(x: 2, y: 12), Point(x: 22, y: 12))]
    var struck = Self.symbol("struck", layers: [])
    struck.layers = [
      line("left", Point(x: 2, y: 12), Point(x: 8, y: 12)), line("right", Point(x: 16, y: 12), Point(x: 22, y: 12)),
      line("slash", Point(x: 2, y: 2), Point(x: 22, y: 22)),
    ]
    let (old, new) = isOn ? (plain, struck) : (struck, plain)
    let replacement = try MotionCompiler.compile(
      AppliedEffect(.replace(.replace), behavior: .contentTransition), from: old, to: new)
    let origins = LayerOrigins(replacement, old: old, new: new)
    #expect(
      Set(replacement.motion.groups.map(origins.name)) == [
        "plain: bar", "bar, where it is struck out", "Gap along slash", "struck: left", "struck: right",
        "struck: slash",
      ])
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

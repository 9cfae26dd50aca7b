import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("Grouping")
struct GroupingTests {
  private func groups(_ name: String, _ symbol: Symbol) throws -> [MotionGroup] {
    let effect = try AnySymbolEffect(parsing: name)
    let behavior = AppliedBehavior.supported(by: effect.kind)[0]
    return try MotionCompiler.compile(AppliedEffect(effect, behavior: behavior), for: symbol).groups
  }

  @Test("a guessed anchor is turned about, but nothing grows from it; a guess does not tell parts")
  func guesses() throws {
    var symbol = TestSymbols.bars(2) { _ in Annotation(canRotate: true, anchor: Point(x: 3, y: 4)) }
    symbol.layers[0].origins[.anchor] = .guess
    let groups = Grouping.byLayer(symbol)
    #expect(groups.map { $0.anchor(in: symbol) } == [Point(x: 3, y: 4), Point(x: 3, y: 4)])
    #expect(groups.map { $0.pivot(in: symbol) } == [symbol.viewBox.center, Point(x: 3, y: 4)])
    var many = TestSymbols.bars(9) { Annotation(order: $0) }
    for index in many.layers.indices { many.layers[index].origins[.order] = .guess }
    #expect(Grouping.byLayer(many).count == 1)
  }

  @Test("layers with the same group move together, any other on its own")
  func annotatedGroups() throws {
    let symbol = TestSymbols.bars(5) { $0 == 1 || $0 == 3 ? Annotation(group: "pair") : .none }
    #expect(Set(try groups(".bounce", symbol).map(\.layers)) == [[0], [1, 3], [2], [4]])
    #expect(try groups(".bounce.wholeSymbol", symbol).map(\.layers) == [[0, 1, 2, 3, 4]])
  }

  @Test("groups start front to back, annotated ones by their order first")
  func order() throws {
    #expect(try groups(".bounce", TestSymbols.bars(3)).map(\.layers) == [[2], [1], [0]])
    let ordered = TestSymbols.bars(4) { [Annotation(order: 1), .none, Annotation(order: 0), .none][$0] }
    #expect(try groups(".bounce", ordered).map(\.layers) == [[2], [0], [3], [1]])
  }

  @Test("variable colour runs in document order, or as annotated by order and threshold")
  func variableOrder() throws {
    #expect(try groups(".variableColor", TestSymbols.bars(3)).map(\.layers) == [[0], [1], [2]])
    let thresholds = TestSymbols.bars(4) { Annotation(threshold: [0.5, 0, nil, 0.25][$0]) }
    #expect(try groups(".variableColor", thresholds).map(\.layers) == [[1], [3], [0]])
  }

  @Test("more than eight unannotated figures move as a whole")
  func manyFigures() throws {
    #expect(try groups(".bounce", TestSymbols.bars(8)).count == 8)
    #expect(try groups(".bounce", TestSymbols.bars(9)).count == 1)
    #expect(try groups(".bounce", TestSymbols.bars(9) { Annotation(order: $0) }).count == 9)
  }

  @Test("pulse and rotate move what is marked for them, else the whole symbol")
  func marked() throws {
    let symbol = TestSymbols.bars(4) { Annotation(canPulse: $0 == 1, canRotate: $0 == 2) }
    #expect(try groups(".pulse", symbol).map(\.layers) == [[1]])
    #expect(try groups(".rotate", symbol).map(\.layers) == [[2]])
    #expect(try groups(".pulse", TestSymbols.bars(4)).map(\.layers) == [[0, 1, 2, 3]])
    #expect(try groups(".rotate.wholeSymbol", symbol).map(\.layers) == [[0, 1, 2, 3]])
    let many = TestSymbols.bars(12) { Annotation(canRotate: $0 == 2) }
    #expect(try groups(".rotate", many).map(\.layers) == [[2]])
  }

  @Test("breathe.pulse changes the opacity of what can pulse, and the size of all")
  func breathe() throws {
    let symbol = TestSymbols.bars(3) { Annotation(canPulse: $0 == 1) }
    for group in try groups(".breathe.pulse", symbol) {
      #expect(group.track(.scale) != nil)
      #expect((group.track(.opacity) != nil) == (group.layers == [1]))
    }
    #expect(try groups(".breathe.pulse", TestSymbols.bars(3)).allSatisfy { $0.track(.opacity) != nil })
  }

  @Test("sizes change about the symbol's centre, turns happen about the group's, unless it has an anchor")
  func pivots() throws {
    let anchor = Point(x: 5, y: 20)
    let symbol = TestSymbols.bars(2) { Annotation(anchor: $0 == 1 ? anchor : nil) }
    let byLayer = try groups(".bounce", symbol)
    #expect(byLayer.map(\.pivot) == [anchor, Point(x: 12, y: 12)])
    #expect(byLayer.map(\.anchor) == [anchor, symbol.layers[0].bounds.center])
    let whole = try groups(".wiggle.wholeSymbol", symbol)
    #expect(whole.map(\.anchor) == [Point(x: 12, y: 12)] && whole.map(\.pivot) == [Point(x: 12, y: 12)])
  }

  @Test("the stagger is 0.05 s, and never adds up to more than 0.15 s")
  func stagger() throws {
    #expect(Stagger.delays(count: 3, tuned: nil) == [0, 0.05, 0.1])
    for count in 2...60 {
      let delays = Stagger.delays(count: count, tuned: nil)
      #expect(delays[0] == 0 && delays[count - 1] <= 0.15 + 1e-12 && delays == delays.sorted())
    }
    for row in MotionCase.all(options: [""]) where ![.variableColor, .drawOn, .drawOff].contains(row.effect.kind) {
      let motion = try row.motion()
      let starts = motion.tracks.map { group, property in
        motion.groups[group].track(property)?.keyframes.first { $0.time > 0 || motion.groups.count == 1 }?.time ?? 0
      }
      let firstMoves = motion.groups.indices.map { group -> Double in
        (0...1000).map { Double($0) / 1000 }.first { time in
          motion.groups[group].tracks.contains { $0.value(at: time + 0.002) != $0.value(at: 0) }
        } ?? 0
      }
      #expect(!starts.isEmpty)
      let spread = (firstMoves.max() ?? 0) - (firstMoves.min() ?? 0)
      // Backwards in time, the last to come is the first to go.
      #expect(spread <= 0.153, "\(row)")
    }
  }

  @Test("forward and backward follow the reading direction")
  func readingDirection() throws {
    func offset(_ name: String, _ direction: ReadingDirection) throws -> Double {
      let applied = AppliedEffect(try AnySymbolEffect(parsing: name), behavior: .discrete)
      let motion = try MotionCompiler.compile(applied, for: TestSymbols.bars(1), readingDirection: direction)
      return motion.state(of: .offsetX, inGroup: 0, at: 0.12).value
    }
    #expect(try offset(".wiggle.forward", .leftToRight) > 0)
    #expect(try offset(".wiggle.backward", .leftToRight) < 0)
    #expect(try offset(".wiggle.forward", .rightToLeft) < 0)
    #expect(try offset(".wiggle.backward", .rightToLeft) > 0)
    #expect(try offset(".wiggle.left", .rightToLeft) < 0)
  }

  @Test("an open option takes the group's preference, then the symbol's")
  func preferences() throws {
    var symbol = TestSymbols.bars(1)
    symbol.preferences.rotation = "counterClockwise"
    symbol.preferences.wiggle = "up"
    #expect(try #require(try groups(".rotate", symbol)[0].track(.rotation)).value(at: 1) < 0)
    #expect(try groups(".wiggle", symbol)[0].tracks.map(\.property) == [.offsetY])
    symbol.layers[0].annotation.wiggle = "0"
    #expect(try groups(".wiggle", symbol)[0].tracks.map(\.property) == [.offsetX])
    #expect(try groups(".wiggle.clockwise", symbol)[0].tracks.map(\.property) == [.rotation])
    #expect(try #require(try groups(".rotate.clockwise", symbol)[0].track(.rotation)).value(at: 1) > 0)
  }
}

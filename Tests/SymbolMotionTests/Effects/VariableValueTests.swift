import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("Variable value")
struct VariableValueTests {
  private static let bars = TestSymbols.bars(4)

  /// Bars that say between which values they are drawn, and one that knocks out.
  private static let stated: Symbol = {
    var symbol = TestSymbols.bars(3) { index in
      index == 2
        ? Annotation(threshold: 0.9, erases: true)
        : Annotation(threshold: Double(index) / 2, valueSpan: index == 1 ? ValueSpan(start: 0.6, length: 0.2) : nil)
    }
    symbol.preferences.variableValueMode = .draw
    return symbol
  }()

  @Test("in colour a layer is active when the value is greater than its threshold; n layers have 0, 1/n, 2/n …")
  func color() {
    #expect(Self.bars.valueStrengths(at: 0, mode: .color) == [0, 0, 0, 0])
    #expect(Self.bars.valueStrengths(at: 0.01, mode: .color) == [1, 0, 0, 0])
    #expect(Self.bars.valueStrengths(at: 0.25, mode: .color) == [1, 0, 0, 0])
    #expect(Self.bars.valueStrengths(at: 0.26, mode: .color) == [1, 1, 0, 0])
    #expect(Self.bars.valueStrengths(at: 1, mode: .color) == [1, 1, 1, 1])
    #expect(Self.bars.valueStrengths(at: .nan, mode: .color) == [0, 0, 0, 0])
  }

  @Test("drawn, a layer grows from its threshold to the next one, or between the values that it says")
  func drawn() {
    let strengths = Self.bars.valueStrengths(at: 0.6, mode: .draw)
    for (strength, expected) in zip(strengths, [1, 1, 0.4, 0]) { #expect(abs(strength - expected) < 1e-9) }
    #expect(Self.stated.valueStrengths(at: 0.25, mode: .draw) == [0.5, 0, 1])
    let later = Self.stated.valueStrengths(at: 0.65, mode: .draw)
    for (strength, expected) in zip(later, [1, 0.25, 1]) { #expect(abs(strength - expected) < 1e-9) }
  }

  @Test("what erases is never dimmed: half a hole is none")
  func erasing() {
    #expect(Self.stated.valueStrengths(at: 0, mode: .color)[2] == 1)
    var symbol = Self.bars
    symbol.layers[0].annotation.erases = true
    let strengths = symbol.valueStrengths(at: 0.3, mode: .color)
    #expect(strengths == [1, 1, 0, 0], "the other three share the range")
  }

  @Test("the symbol's own preference chooses the mode, and an option goes before it")
  func mode() {
    #expect(Self.stated.valueMode(nil) == .draw && Self.stated.valueMode(.color) == .color)
    #expect(Self.bars.valueMode(nil) == .color)
    let rest = Frame.rest(layerCount: 3)
    let drawn = rest.showing(variableValue: 0.25, of: Self.stated)
    #expect(drawn.layers[0].value == DrawState(start: 0, end: 0.5, fill: 0.5))
    #expect(drawn.layers[2] == .rest)
    let colored = rest.showing(variableValue: 0.25, of: Self.stated, mode: .color)
    #expect(colored.layers.map(\.opacity) == [1, 0.3, 1] && colored.layers[0].value == nil)
  }

  @Test("the way of the pen is the layer's own: backwards, or from the middle both ways")
  func direction() {
    var symbol = TestSymbols.bars(1)
    symbol.layers[0].annotation.draw = DrawPreference(direction: .backward)
    var frame = Frame.rest(layerCount: 1).showing(variableValue: 0.25, of: symbol, mode: .draw)
    #expect(frame.layers[0].value == DrawState(start: 0.75, end: 1, fill: 0.25))
    symbol.layers[0].annotation.draw = DrawPreference(direction: .both, start: 0.5)
    frame = Frame.rest(layerCount: 1).showing(variableValue: 0.5, of: symbol, mode: .draw)
    #expect(frame.layers[0].value == DrawState(start: 0.25, end: 0.75, fill: 0.5))
  }

  @Test("a value drawn into the layers dims or draws over a dimmed copy, and leaves full layers as they are")
  func baked() throws {
    let colored = Self.bars.showing(variableValue: 0.3)
    #expect(colored.layers[0] == Self.bars.layers[0])
    guard case .group(let group)? = colored.layers[3].content.first else {
      Issue.record("\(colored.layers[3].content)")
      return
    }
    #expect(group.opacity == Frame.inactiveOpacity && group.children == Self.bars.layers[3].content)
    let drawn = Self.bars.showing(variableValue: 0.3, mode: .draw)
    #expect(drawn.layers[1].content.count == 2 && drawn.layers[3].content.count == 1)
    #expect(drawn.layers.map(\.id) == Self.bars.layers.map(\.id))
  }

  @Test("in a replacement either symbol shows the value as it does alone")
  func replacement() throws {
    let replacement = try MotionCompiler.compile(
      AppliedEffect(.replace(.replace.downUp), behavior: .contentTransition), from: Self.bars, to: Self.stated)
    let strengths = replacement.symbol.valueStrengths(at: 0.3, mode: .color)
    #expect(
      strengths
        == Self.bars.valueStrengths(at: 0.3, mode: .color) + Self.stated.valueStrengths(at: 0.3, mode: .color))
  }

  // MARK: Changes

  @Test("a change of a drawn value goes there smoothly, and comes to rest")
  func change() {
    var player = Player(symbol: Self.bars)
    player.setVariableValueMode(.draw, at: 0)
    player.setVariableValue(0.125, animated: false, at: 0)
    #expect(player.frame(at: 0).layers[0].value?.end == 0.5)
    player.setVariableValue(0.25, at: 1)
    let ends = (0...30).map { player.frame(at: 1 + Double($0) / 100).layers[0].value?.end ?? 1 }
    #expect(abs(ends[0] - 0.5) < 1e-9 && ends.last == 1)
    #expect(zip(ends, ends.dropFirst()).allSatisfy { $1 >= $0 && $1 - $0 < 0.05 })
    #expect(player.isAtRest(at: 2))
  }

  @Test("with reduced motion a drawn value is there at once, and a coloured one still fades")
  func reducedMotion() {
    for mode in VariableValueMode.allCases {
      var player = Player(symbol: Self.bars, reducesMotion: true)
      player.setVariableValueMode(mode, at: 0)
      player.setVariableValue(0.5, at: 0)
      let isThere = player.frame(at: 0.01).layers[3] == player.frame(at: 5).layers[3]
      #expect(isThere == (mode == .draw))
    }
  }
}

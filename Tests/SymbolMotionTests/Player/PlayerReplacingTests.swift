import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

/// What is called for during a content transition is seen on both symbols at once.
@Suite("A player's calls during a content transition")
struct PlayerReplacingTests {
  private let old = TestSymbols.bars(2)
  private let new = TestSymbols.bars(3)

  /// In the middle of a transition of 0.5 s, which began at 0.
  private func replacing(_ prepare: (inout Player) throws -> Void = { _ in }) throws -> Player {
    var player = Player(symbol: old)
    try prepare(&player)
    try player.replace(
      with: new, .replace(.replace.upUp), options: SymbolEffectOptions(parsing: ".speed(0.5)"), at: 10)
    _ = player.takeEvents(until: 10)
    return player
  }

  /// The old symbol's layers, which come first.
  private func oldLayers(_ player: Player, at time: Double) -> [LayerState] {
    Array(player.frame(at: time).layers.prefix(old.layers.count))
  }

  @Test("an effect is added to the symbol that goes as well, and stopped there")
  func adding() throws {
    let alone = try replacing()
    var player = try replacing()
    try player.add(".rotate", at: 10.02)
    #expect(zip(oldLayers(player, at: 10.2), oldLayers(alone, at: 10.2)).allSatisfy { $0.transform != $1.transform })
    var stopped = player
    stopped.removeAll(animated: false, at: 10.2)
    #expect(oldLayers(stopped, at: 10.2).map(\.transform) == oldLayers(alone, at: 10.2).map(\.transform))
  }

  @Test("a variable value is shown by the symbol that goes as well")
  func value() throws {
    let alone = try replacing()
    var player = try replacing()
    player.setVariableValue(0, animated: false, at: 10.05)
    for (one, other) in zip(oldLayers(player, at: 10.1), oldLayers(alone, at: 10.1)) {
      #expect(abs(one.opacity - 0.3 * other.opacity) < 1e-9)
    }
  }

  @Test("with less motion the symbol that goes stands still as well")
  func lessMotion() throws {
    let alone = try replacing()
    var player = try replacing { try $0.add(".rotate", at: 0) }
    #expect(oldLayers(player, at: 10.1).map(\.transform) != oldLayers(alone, at: 10.1).map(\.transform))
    player.setReducesMotion(true, at: 10.1)
    #expect(oldLayers(player, at: 10.15).map(\.transform) == oldLayers(alone, at: 10.15).map(\.transform))
  }

  @Test("the reading direction is that of both symbols")
  func readingDirection() throws {
    let alone = try replacing()
    func shift(_ direction: ReadingDirection) throws -> Double {
      var player = try replacing()
      player.readingDirection = direction
      try player.add(".wiggle.forward.wholeSymbol", at: 10.02)
      return oldLayers(player, at: 10.1)[0].transform.e - oldLayers(alone, at: 10.1)[0].transform.e
    }
    let (right, left) = (try shift(.leftToRight), try shift(.rightToLeft))
    #expect(right != 0 && abs(right + left) < 1e-9)
  }

  @Test("one that is ended by another symbol is told as cut short, once")
  func cutShort() throws {
    var player = try replacing()
    player.setSymbol(TestSymbols.bars(5), at: 10.1)
    let events = player.takeEvents(until: 20)
    #expect(events.map(\.kind) == [.cutShort] && events.map(\.time) == [10.1])
    #expect(player.symbol == TestSymbols.bars(5) && player.isAtRest(at: 20))
  }

  @Test("its end is due until it is told")
  func due() throws {
    var player = try replacing()
    #expect(!player.isAtRest(at: 20))
    _ = player.takeEvents(until: 20)
    #expect(player.isAtRest(at: 20))
  }

  @Test("its end is when the player rests, and a variable value's, and the layout's")
  func restTime() throws {
    var player = try replacing()
    let end = try #require(player.replacing?.run.completionTime)
    #expect(player.restTime == end)
    player.setVariableValue(0.5, at: end - 0.01)
    #expect(abs(try #require(player.restTime) - (end - 0.01 + HandOver.duration)) < 1e-9)
    var begun = Player(symbol: old)
    // Quicker than the neighbours move.
    begun.begin([AppliedEffect(.disappear(.disappear), behavior: .removal)], at: 0)
    #expect(!begun.isInserted && begun.restTime == HandOver.duration)
    _ = begun.takeEvents(until: 0.25)
    #expect(!begun.isAtRest(at: 0.25) && begun.layoutFraction(at: 0.25) > 0)
    #expect(begun.isAtRest(at: 0.31) && begun.layoutFraction(at: 0.31) == 0)
  }
}

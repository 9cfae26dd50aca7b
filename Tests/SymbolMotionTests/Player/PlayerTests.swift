import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("A player")
struct PlayerTests {
  private func kinds(_ events: [PlayerEvent], of run: RunID? = nil) -> [PlayerEvent.Kind] {
    events.filter { run == nil || $0.run == run }.map(\.kind)
  }

  // Discrete

  @Test("plays a discrete effect once, tells of its end when it has ended, and rests")
  func discrete() throws {
    var player = PlayerSamples.player()
    try player.add(".bounce.wholeSymbol", .discrete, at: 10)
    #expect(!player.isAsInFile(at: 10.2))
    #expect(kinds(player.takeEvents(until: 10.5)) == [.started])
    #expect(!player.isAtRest(at: 10.5))
    let events = player.takeEvents(until: 12)
    #expect(events.map(\.completion?.isFinished) == [true])
    #expect(abs(try #require(events.first).time - 10.66) < 1e-9)
    #expect(player.isAtRest(at: 12))
    #expect(player.isAsInFile(at: 12))
  }

  @Test("starts the next run of a trigger during a run from where the symbol is; the first is cut short")
  func triggers() throws {
    var player = PlayerSamples.player()
    let first = try player.add(".bounce", .discrete, at: 0)
    let before = player.frame(at: 0.15)
    let second = try player.add(".bounce", .discrete, at: 0.15)
    #expect(player.frame(at: 0.15).difference(from: before) < 1e-9)
    let events = player.takeEvents(until: 5)
    #expect(kinds(events, of: first) == [.started, .cutShort])
    #expect(kinds(events, of: second) == [.started, .ended])
  }

  @Test("repeats as often as the options say, with the delay in real seconds whatever the speed")
  func repetition() throws {
    var player = PlayerSamples.player()
    try player.add(
      ".bounce.wholeSymbol", .discrete, options: ".repeat(.periodic(3, delay: 0.5)).speed(2)", at: 0)
    let events = player.takeEvents(until: 10)
    #expect(kinds(events) == [.started, .repeated(1), .repeated(2), .ended])
    let expected = [0, 0.83, 1.66, 1.99]
    for (event, time) in zip(events, expected) { #expect(abs(event.time - time) < 1e-9) }
  }

  @Test("a repeat is told when it begins, not later")
  func promptRepeat() throws {
    var player = PlayerSamples.player()
    try player.add(".bounce.wholeSymbol", .discrete, options: ".repeat(.periodic(3, delay: 0.5)).speed(2)", at: 0)
    _ = player.takeEvents(until: 0.5)
    #expect(kinds(player.takeEvents(until: 0.8301)) == [.repeated(1)])
  }

  @Test("a removed run is cut short but played to its end, without a further repeat")
  func removedRun() throws {
    var player = PlayerSamples.player()
    try player.add(".bounce", .discrete, options: ".repeat(.periodic(5))", at: 0)
    player.remove(.bounce, at: 0.3)
    #expect(kinds(player.takeEvents(until: 0.3)) == [.started, .cutShort])
    #expect(!player.isAtRest(at: 0.4))
    #expect(player.takeEvents(until: 5).isEmpty)
    #expect(player.isAtRest(at: 1))
  }

  // Indefinite

  @Test("goes on with an indefinite effect until it is removed, and completes when it has settled")
  func indefinite() throws {
    var player = PlayerSamples.player()
    try player.add(".variableColor.iterative", at: 0)
    let events = player.takeEvents(until: 60)
    #expect(events.compactMap(\.completion).isEmpty)
    #expect(!player.isAtRest(at: 60))
    player.remove(.variableColor, at: 60.3)
    #expect(player.takeEvents(until: 60.3).compactMap(\.completion).isEmpty)
    let end = player.takeEvents(until: 70).filter { $0.completion != nil }
    #expect(end.map(\.kind) == [.ended])
    #expect(try #require(end.first).time > 60.3)
    #expect(player.isAsInFile(at: 70))
  }

  @Test(
    "an effect that repeats begins no further run once it is removed",
    arguments: [".default", ".repeat(.periodic(delay: 0.5))", ".repeat(.periodic(9))"])
  func removedRepetition(_ options: String) throws {
    var player = PlayerSamples.player()
    let run = try player.add(".bounce.wholeSymbol", options: options, at: 0)
    let length = try #require(player.stack.slots.first?.run?.motion.loop)
    let pause = try #require(player.stack.slots.first?.run?.motion.pause)
    let removal = length + pause + 0.3
    player.remove(.bounce, at: removal)
    let events = player.takeEvents(until: 60)
    #expect(events.filter { $0.run == run }.compactMap(\.completion).count == 1)
    #expect(kinds(events).filter { $0 != .ended && $0 != .cutShort } == [.started, .repeated(1)])
    #expect(player.isAtRest(at: removal + length))
  }

  @Test("tells the last repeats only after a long absence")
  func absence() throws {
    var player = PlayerSamples.player()
    try player.add(".bounce", at: 0)
    let events = player.takeEvents(until: 100_000)
    #expect(events.count <= 1 + PlayerLimits.repeatsAtOnce)
    #expect(try #require(events.last).time > 99_998)
  }

  @Test("goes on without a break when a running effect is added again as it is")
  func addedAgain() throws {
    var player = PlayerSamples.player()
    var alone = PlayerSamples.player()
    for time in [0, 1.3] { try player.add(".pulse", at: time) }
    try alone.add(".pulse", at: 0)
    for step in 0...60 {
      #expect(player.frame(at: 1.3 + Double(step) / 20) == alone.frame(at: 1.3 + Double(step) / 20))
    }
  }

  @Test("completes an effect that reaches a state when it is reached, and is at rest while it holds")
  func states() throws {
    var player = PlayerSamples.player()
    try player.add(".scale.up", at: 0)
    #expect(kinds(player.takeEvents(until: 3)) == [.started, .ended])
    #expect(player.isAtRest(at: 3))
    #expect(abs(player.frame(at: 3).layers[1].transform.a - 1.2) < 1e-9)
    player.remove(.scale, at: 3)
    #expect(!player.isAtRest(at: 3.1))
    #expect(player.takeEvents(until: 6).isEmpty)
    #expect(player.isAsInFile(at: 6))
  }

  @Test("a state that is not reached before removal, or replacement, is not finished")
  func unreached() throws {
    var player = PlayerSamples.player()
    try player.add(".scale.up", at: 0)
    try player.add(".scale.down", at: 0.05)
    player.remove(.scale, at: 0.1)
    #expect(player.takeEvents(until: 9).compactMap(\.completion?.isFinished) == [false, false])
  }

  // Several at once

  @Test("adds up effects of different types, and removes one without the others")
  func stacking() throws {
    var player = PlayerSamples.player()
    try player.add(".scale.up.wholeSymbol", at: 0)
    try player.add(".pulse.wholeSymbol", at: 0)
    let frame = player.frame(at: 1)
    #expect(abs(frame.layers[0].transform.a - 1.2) < 1e-9)
    #expect(frame.layers[0].opacity < 0.5)
    player.remove(.pulse, at: 1)
    let later = player.frame(at: 5)
    #expect(abs(later.layers[0].transform.a - 1.2) < 1e-9)
    #expect(later.layers[0].opacity == 1)
  }

  @Test("an effect takes the place of one of its type, in its place of the stack")
  func takingPlace() throws {
    var player = PlayerSamples.player()
    try player.add(".scale.up", at: 0)
    try player.add(".pulse", at: 0)
    try player.add(".scale.down", at: 2)
    #expect(player.runningEffects.map(\.effect.kind) == [.scale, .pulse])
    #expect(abs(player.frame(at: 5).layers[0].transform.a - 0.8) < 1e-9)
  }

  // Not animated

  @Test("without animation an effect is at its end state at once, and completes")
  func notAnimated() throws {
    var player = PlayerSamples.player()
    for name in [".bounce", ".pulse", ".scale.up", ".disappear"] { try player.add(name, animated: false, at: 0) }
    #expect(player.takeEvents(until: 0).compactMap(\.completion?.isFinished) == [true, true, true, true])
    #expect(player.isAtRest(at: 0))
    #expect(abs(player.frame(at: 0).layers[0].transform.a - 1.2) < 1e-9)
    #expect(player.isHidden(at: 0))
    player.removeAll(animated: false, at: 0)
    #expect(player.isAsInFile(at: 0))
  }

  @Test("without animation nothing is left of what ran before")
  func notAnimatedAfterOthers() throws {
    var player = PlayerSamples.player()
    try player.add(".wiggle.left", at: 0)
    try player.add(".wiggle.left.wholeSymbol", at: 0.1)
    #expect(player.stack.slots.first?.remnants.isEmpty == false)
    try player.add(".wiggle.left", .discrete, animated: false, at: 0.15)
    #expect(player.isAsInFile(at: 0.15) && player.isAsInFile(at: 0.2))
    _ = player.takeEvents(until: 0.15)
    #expect(player.isAtRest(at: 0.15))
  }

  // Which side is hidden

  @Test(
    "`add` shows with appear and draw on, and hides with disappear and draw off",
    arguments: [
      (".disappear.up", ".appear.up"), (".drawOff", ".drawOn"), (".disappear", ".drawOn"), (".drawOff", ".appear"),
    ])
  func addedVisibility(_ hides: String, _ shows: String) throws {
    var player = PlayerSamples.player()
    try player.add(hides, at: 0)
    #expect(player.isHidden(at: 5))
    #expect(player.isAtRest(at: 5) == false, "the completion is not told yet")
    _ = player.takeEvents(until: 5)
    #expect(player.isAtRest(at: 5))
    try player.add(shows, at: 5)
    _ = player.takeEvents(until: 10)
    #expect(player.isAsInFile(at: 10))
    try player.add(hides, at: 10)
    player.remove(try AnySymbolEffect(parsing: hides).kind, at: 15)
    _ = player.takeEvents(until: 20)
    #expect(player.isAsInFile(at: 20))
  }

  @Test(
    "`isActive: true` hides with each of the four, and `false` brings it back",
    arguments: [
      ".appear.up", ".disappear.down", ".drawOn", ".drawOff.reversed",
    ])
  func activeVisibility(_ name: String) throws {
    let effect = try AnySymbolEffect(parsing: name)
    var player = PlayerSamples.player()
    #expect(try player.setActive(false, effect, at: 0) == nil)
    #expect(player.isAsInFile(at: 0.1))
    try player.setActive(true, effect, at: 1)
    #expect(player.isHidden(at: 6))
    try player.setActive(false, effect, at: 6)
    #expect(player.isAsInFile(at: 12))
    try player.setActive(true, effect, at: 12)
    player.remove(effect.kind, at: 18)
    #expect(player.isAsInFile(at: 24), "removing the effect brings it back")
  }

  @Test("turning round on the way goes back from what is seen, and never beyond")
  func turnedRound() throws {
    var player = PlayerSamples.player()
    try player.setActive(true, .disappear(.disappear.wholeSymbol), at: 0)
    let present = player.frame(at: 0.06).layers[0].opacity
    try player.setActive(false, .disappear(.disappear.wholeSymbol), at: 0.06)
    for step in 0...100 {
      #expect(player.frame(at: 0.06 + Double(step) / 100).layers[0].opacity > present - 0.1)
    }
    #expect(player.isAsInFile(at: 2))
  }

  @Test("a transition takes the symbol out of the layout and brings it back")
  func transition() throws {
    var player = PlayerSamples.player()
    try player.transition(inserted: false, .appear(.appear.up), at: 0)
    #expect(!player.isInserted)
    let way = (0...10).map { player.layoutFraction(at: Double($0) / 20) }
    #expect(way.first == 1 && way.last == 0 && zip(way, way.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(player.isHidden(at: 1))
    player.removeAll(at: 1)
    #expect(player.isHidden(at: 3), "only an insertion brings it back")
    try player.transition(inserted: true, .drawOn(.drawOn), at: 3)
    #expect(player.isAsInFile(at: 8))
    #expect(player.layoutFraction(at: 8) == 1)
  }

  // Variable value, reduced motion, other symbols

  @Test("a variable value dims the layers it does not reach, and a change cross-fades")
  func variableValue() throws {
    var player = PlayerSamples.player()
    player.setVariableValue(0.3, at: 0)
    #expect(player.frame(at: 0).layers.map(\.opacity) == [1, 1, 1, 1])
    #expect(player.frame(at: 1).layers.map(\.opacity) == [1, 1, 0.3, 0.3])
    #expect(!player.isAtRest(at: 0.1) && player.isAtRest(at: 1))
    player.setVariableValue(nil, animated: false, at: 2)
    #expect(player.isAsInFile(at: 2))
  }

  @Test("with reduced motion nothing moves; states are reached at once and fades stay")
  func reducedMotion() throws {
    var player = Player(symbol: PlayerSamples.symbol, reducesMotion: true)
    for name in [".bounce", ".rotate", ".wiggle", ".pulse", ".scale.up"] { try player.add(name, at: 0) }
    let transforms = (0...40).map { player.frame(at: Double($0) / 20).layers.map(\.transform) }
    #expect(Set(transforms).count == 1)
    #expect(abs(transforms[0][0].a - 1.2) < 1e-9)
    #expect((0...40).contains { player.frame(at: Double($0) / 20).layers[1].opacity < 0.5 })
    try player.add(".disappear.up", at: 3)
    #expect((0...20).map { player.frame(at: 3 + Double($0) / 100).layers[0].opacity }.contains { $0 > 0.2 && $0 < 0.8 })
  }

  @Test("the wish for less motion is followed at once, and taken back")
  func reducingWhileMoving() throws {
    var player = PlayerSamples.player()
    try player.add(".rotate", at: 0)
    player.setReducesMotion(true, at: 1)
    #expect(player.isAsInFile(at: 1.1) && player.isAsInFile(at: 1.7))
    player.setReducesMotion(false, at: 2)
    #expect(player.frame(at: 2.1) != player.frame(at: 2.2))
  }

  @Test("effects go on with another symbol")
  func otherSymbol() throws {
    var player = PlayerSamples.player()
    try player.add(".scale.up", at: 0)
    let run = try player.add(".bounce", .discrete, at: 5)
    player.setSymbol(TestSymbols.bars(2), at: 5.1)
    #expect(kinds(player.takeEvents(until: 9), of: run) == [.started, .ended])
    let frame = player.frame(at: 9)
    #expect(frame.layers.count == 2)
    #expect(abs(frame.layers[1].transform.a - 1.2) < 1e-9)
  }

  // Content transitions

  @Test("a content transition leads to the other symbol, with the effects that hold, and then rests")
  func replacing() throws {
    var player = PlayerSamples.player()
    let next = TestSymbols.bars(3)
    try player.add(".scale.up", at: 0)
    let run = try #require(try player.replace(with: next, .replace(.replace.downUp), at: 5))
    #expect(player.target == next)
    #expect(player.symbol != next && player.symbolRevision == 1)
    #expect(player.frame(at: 5.1).layers.count == player.symbol.layers.count)
    player.removeAll(at: 5.1)
    #expect(kinds(player.takeEvents(until: 8), of: run) == [.started, .ended], "it is no effect that is removed")
    #expect(player.symbol == next && player.symbolRevision == 2)
    #expect(player.frame(at: 8) == .rest(layerCount: 3))
    #expect(player.isAtRest(at: 8))
    #expect(try player.replace(with: next, .replace(.replace), at: 9) == nil, "it is there already")
  }

  @Test("one content transition waits for another, and a newer one overtakes one that waits")
  func overtaking() throws {
    var player = PlayerSamples.player()
    let runs = try [1, 2, 3].map { count in
      try #require(
        try player.replace(with: TestSymbols.bars(count), .replace(.replace.upUp), at: 0.05 * Double(count)))
    }
    let events = player.takeEvents(until: 0.2) + player.takeEvents(until: 0.7) + player.takeEvents(until: 3)
    #expect(runs.map { kinds(events, of: $0).last } == [.ended, .cutShort, .ended])
    #expect(player.symbol == TestSymbols.bars(3))
    #expect(try player.replace(with: TestSymbols.bars(1), .replace(.replace), animated: false, at: 3) != nil)
    #expect(player.symbol == TestSymbols.bars(1) && player.takeEvents(until: 3).map(\.kind) == [.started, .ended])
  }

  @Test("going back to the symbol that is on its way drops the one that waited")
  func overtakenByThePresent() throws {
    var player = PlayerSamples.player()
    let next = TestSymbols.bars(2)
    let first = try #require(try player.replace(with: next, .replace(.replace.upUp), at: 0))
    let second = try #require(try player.replace(with: TestSymbols.bars(3), .replace(.replace.upUp), at: 0.05))
    #expect(try player.replace(with: next, .replace(.replace.upUp), at: 0.1) == nil)
    let events = player.takeEvents(until: 5)
    #expect(kinds(events, of: first) == [.started, .ended] && kinds(events, of: second) == [.started, .cutShort])
    #expect(player.symbol == next && player.isAtRest(at: 5))
  }

  @Test("a time that runs backwards, or is not a number, counts as the latest")
  func strangeTimes() throws {
    var player = PlayerSamples.player()
    try player.add(".scale.up", at: 10)
    player.remove(.scale, at: 3)
    #expect(player.takeEvents(until: .nan).map(\.time) == [10, 10])
    #expect(player.frame(at: .nan) == player.frame(at: 10))
    #expect(player.isAsInFile(at: 20))
  }

  @Test("an effect that cannot run so is refused, and changes nothing")
  func refusal() throws {
    var player = PlayerSamples.player()
    try player.add(".pulse", at: 0)
    #expect(throws: MotionError.self) { try player.add(".scale", .discrete, at: 1) }
    #expect(player.runningEffects.map(\.effect.kind) == [.pulse])
    #expect(kinds(player.takeEvents(until: 1)) == [.started])
  }
}

import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

/// A content transition begins and ends in a symbol of both; by-layer effects must not be seen to notice.
@Suite("Effects beside a content transition")
struct ReplacementContinuityTests {
  /// Pairs with other layer counts, groups, view boxes, and a slash that is a layer, a part of one, or seen only.
  static let pairs: [(old: Symbol, new: Symbol)] = {
    let mark = TestSymbols.layer("mark", TestSymbols.rectangle(Rect(x: 4, y: 3, width: 6, height: 18)))
    let dot = TestSymbols.layer("dot", TestSymbols.rectangle(Rect(x: 14, y: 3, width: 6, height: 5)))
    let slash = Path([.move(Point(x: 3, y: 3)), .line(Point(x: 21, y: 21))])
    let arch = Path([.move(Point(x: 4, y: 20)), .line(Point(x: 4, y: 10)), .line(Point(x: 14, y: 4))])
    let struck = TestSymbols.symbol("struck", [mark, dot, TestSymbols.stroke("slash", slash)])
    var wide = TestSymbols.bars(4) { Annotation(canRotate: $0 == 1, anchor: Point(x: 3, y: Double($0))) }
    wide.viewBox = Rect(x: -8, y: 0, width: 96, height: 48)
    return [
      (PlayerSamples.symbol, TestSymbols.bars(3)), (TestSymbols.bars(2), TestSymbols.bars(7)),
      (TestSymbols.symbol("plain", [mark, dot]), struck), (struck, TestSymbols.symbol("plain", [dot, mark])),
      (
        TestSymbols.symbol("open", [TestSymbols.stroke("arch", arch), dot]),
        TestSymbols.symbol("closed", [TestSymbols.stroke("arch", Path(arch.elements + slash.elements)), dot])
      ), (wide, PlayerSamples.symbol), (TestSymbols.bars(1), wide),
    ]
  }()

  static let stacks: [[String]] = [
    [".breathe.byLayer"], [".variableColor"], [".variableColor.iterative.reversing", ".scale.up.byLayer"],
    [".pulse.byLayer", ".rotate.byLayer", ".breathe"], [".wiggle.byLayer", ".bounce.down"],
    [".breathe.pulse.wholeSymbol", ".drawOff"], [".disappear.up", ".wiggle.left.byLayer"],
    [".wiggle.left.byLayer", ".scale.down"],
  ]

  private static let replacements: [AnySymbolEffect] = [
    .replace(.replace), .replace(.replace.upUp), .replace(.replace.offUp.wholeSymbol),
  ]

  /// What is seen at a time: of each layer where it is and how much of it, by the name that it has in its own symbol.
  ///
  /// - Parameter source: the symbol of a content transition whose layers are asked for, and what its names have in front.
  private func seen(
    _ player: Player, at time: Double, source: (symbol: Symbol, prefix: String)? = nil
  ) -> [String: [Double]] {
    let frame = player.frame(at: time)
    let box = player.symbol.viewBox
    let own = source?.symbol.viewBox ?? box
    let unit = own.size / 24 * AffineTransform.fitting(own, into: box).a
    let prefix = source?.prefix ?? ""
    var result: [String: [Double]] = [:]
    for (layer, state) in zip(player.symbol.layers, frame.layers)
    where !layer.annotation.erases && layer.id.hasPrefix(prefix) {
      let corners = [
        Point(x: layer.bounds.minX, y: layer.bounds.minY), Point(x: layer.bounds.maxX, y: layer.bounds.maxY),
      ]
      .map(state.transform.apply)
      let draw = state.draw ?? .complete
      let length = draw.end - draw.start
      let strength = state.opacity * (layer.hasStroke ? length : max(length, draw.fill))
      guard strength > 1e-9 else { continue }
      result[String(layer.id.dropFirst(prefix.count))] =
        [strength] + corners.flatMap { [($0.x - box.center.x) / unit, ($0.y - box.center.y) / unit] }
    }
    return result
  }

  /// The largest difference of what both times show; a layer that only one of them shows counts with its opacity.
  private func difference(_ one: [String: [Double]], _ other: [String: [Double]]) -> Double {
    Set(one.keys).union(other.keys).reduce(0) { largest, name in
      guard let first = one[name], let second = other[name] else {
        return max(largest, (one[name] ?? other[name] ?? [0])[0])
      }
      return zip(first, second).reduce(largest) { max($0, abs($1.0 - $1.1)) }
    }
  }

  /// The same as the symbol's own: parts of a layer that was taken apart as the whole of it.
  private func joined(_ parts: [String: [Double]], as whole: [String: [Double]]) -> [String: [Double]] {
    var result = parts
    for (name, values) in parts where whole[name] == nil {
      guard let dash = name.lastIndex(of: "-"), let own = whole[String(name[..<dash])] else { continue }
      result[name] = nil
      // The parts have bounds of their own.
      result[String(name[..<dash])] = Array(values.prefix(1)) + Array(own.dropFirst())
    }
    return result
  }

  private func playing(_ stack: [String], on symbol: Symbol, until time: Double) throws -> Player {
    var player = Player(symbol: symbol)
    for (index, name) in stack.enumerated() { try player.add(name, at: 0.11 * Double(index)) }
    player.setVariableValue(0.6, at: time - 0.1)
    return player
  }

  @Test(
    "nothing jumps when it starts, and only the old symbol is there", arguments: pairs.indices, stacks.indices)
  func starts(_ pair: Int, _ stack: Int) throws {
    let (old, new) = Self.pairs[pair]
    let start = [0.4, 1.13, 2.9][(pair + stack) % 3]
    var player = try playing(Self.stacks[stack], on: old, until: start)
    let before = seen(player, at: start)
    try player.replace(with: new, Self.replacements[stack % 3], at: start)
    let after = joined(seen(player, at: start, source: (old, "from-")), as: before)
    #expect(difference(before, after) < 1e-6)
    #expect(seen(player, at: start, source: (new, "to-")).isEmpty)
  }

  @Test("nothing jumps when it ends, or hands over to one that waited", arguments: pairs.indices, stacks.indices)
  func ends(_ pair: Int, _ stack: Int) throws {
    let (old, new) = Self.pairs[pair]
    let start = [0.4, 1.13, 2.9][(pair + stack) % 3]
    for next in [nil, TestSymbols.bars(2)] {
      var player = try playing(Self.stacks[stack], on: old, until: start)
      try player.replace(with: new, Self.replacements[stack % 3], at: start)
      let end = try #require(player.replacing?.run.completionTime)
      if let next { try player.replace(with: next, .replace(.replace.downUp), at: start + 0.05) }
      let before = seen(player, at: end, source: (new, "to-"))
      #expect(seen(player, at: end - 1e-9, source: (old, "from-")).values.allSatisfy { $0[0] < 1e-3 })
      _ = player.takeEvents(until: end)
      let after = seen(player, at: end, source: next == nil ? nil : (new, "from-"))
      #expect(difference(joined(before, as: after), after) < 1e-6)
    }
  }

  @Test("effects that are called for during it go on over its end", arguments: pairs.indices)
  func calls(_ pair: Int) throws {
    let (old, new) = Self.pairs[pair]
    var player = try playing([".breathe.byLayer", ".variableColor"], on: old, until: 1)
    try player.replace(with: new, .replace(.replace.upUp), at: 1)
    let end = try #require(player.replacing?.run.completionTime)
    try player.add(".wiggle", at: 1.03)
    try player.add(".scale.down", at: 1.05)
    player.remove(.breathe, at: 1.08)
    player.setVariableValue(0.2, at: 1.1)
    let before = seen(player, at: end, source: (new, "to-"))
    _ = player.takeEvents(until: end)
    #expect(difference(joined(before, as: seen(player, at: end)), seen(player, at: end)) < 1e-6)
  }

  @Test("within it a millisecond changes little", arguments: pairs.indices, stacks.indices)
  func velocity(_ pair: Int, _ stack: Int) throws {
    let (old, new) = Self.pairs[pair]
    var player = try playing(Self.stacks[stack], on: old, until: 1.13)
    try player.replace(with: new, Self.replacements[stack % 2], at: 1.13)
    let end = try #require(player.replacing?.run.completionTime)
    var last = seen(player, at: 1.13)
    for millisecond in 1...Int((end - 1.13) * 1000) - 1 {
      let present = seen(player, at: 1.13 + Double(millisecond) / 1000)
      #expect(difference(last, present) < 0.12, "\(millisecond) ms")
      last = present
    }
  }

  @Test("a repetition goes on counting, and every run completes once", arguments: pairs.indices)
  func events(_ pair: Int) throws {
    let (old, new) = Self.pairs[pair]
    var player = Player(symbol: old)
    let runs = [
      try player.add(".variableColor", .discrete, options: ".repeat(.periodic(4))", at: 0),
      try player.add(".bounce", .discrete, options: ".repeat(.periodic(9, delay: 0.1))", at: 0),
    ]
    var events: [PlayerEvent] = []
    for (symbol, time) in [(new, 2.0), (old, 2.1), (new, 3.3), (old, 4.6)] {
      try player.replace(with: symbol, .replace(.replace), at: time)
      events += player.takeEvents(until: time + 0.3)
    }
    events += player.takeEvents(until: 60)
    for (run, count) in zip(runs, [4, 9]) {
      #expect(
        events.filter { $0.run == run }.map(\.kind) == [.started] + (1..<count).map { .repeated($0) } + [.ended])
    }
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time + 1e-9 })
    #expect(player.isAtRest(at: 60) && player.symbol == old)
  }

  @Test("a turn in space is about the same place, and seen from as far")
  func space() throws {
    let (old, new) = Self.pairs[5]
    let transition = AppliedEffect(.customTransition(.flipFromLeft), behavior: .removal)
    let motion = try MotionCompiler.compile(transition, for: old)
    let replace = AppliedEffect(.replace(.replace.upUp), behavior: .contentTransition)
    let replacement = try MotionCompiler.compile(replace, from: old, to: new)
    let placed = LayerPlaces(of: old, in: replacement, isOld: true).placing(motion)
    let fitting = AffineTransform.fitting(old.viewBox, into: new.viewBox)
    let anchor = try #require(motion.groups[0].projection?.anchor)
    #expect(placed.groups[0].projection?.anchor == fitting.apply(anchor) && fitting != .identity)
    #expect(placed.symbolSize == motion.symbolSize * fitting.a)
  }

  @Test("the gap along a slash goes where the slash goes, and knocks out all that it did")
  func gaps() throws {
    for (old, new) in Self.pairs[2...4] {
      var player = Player(symbol: old)
      for name in [".scale.up", ".wiggle.byLayer", ".breathe.pulse"] { try player.add(name, at: 0) }
      try player.replace(with: new, .replace(.replace), at: 1.2)
      let replacement = try #require(player.replacing?.replacement)
      let gap = try #require(replacement.roles.firstIndex(of: .gap))
      let slash = try #require(replacement.roles.firstIndex(of: .slash))
      for time in [1.2, 1.3, 1.45] {
        let frame = player.frame(at: time)
        #expect(frame.layers[gap].transform == frame.layers[slash].transform)
        #expect(frame.layers[gap].transform != .identity && frame.layers[gap].opacity == 1)
      }
    }
  }

  @Test(
    "what is hidden stays hidden while a slash is drawn",
    arguments: [".drawOff", ".disappear.up", ".drawOff.wholeSymbol"])
  func hidden(_ name: String) throws {
    for (old, new) in Self.pairs[2...4] {
      var player = Player(symbol: old)
      try player.add(name, at: 0)
      try player.replace(with: new, .replace(.replace), at: 5)
      for step in 0...60 {
        let time = 5 + Double(step) / 100
        _ = player.takeEvents(until: time)
        #expect(seen(player, at: time).isEmpty)
      }
    }
  }
}

extension Layer {
  var hasStroke: Bool {
    guard case .shape(let shape)? = content.first else { return false }
    return shape.strokeStyle != nil
  }
}

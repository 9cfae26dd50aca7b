import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

/// What a person sees who asked for less motion: fades, and the same states in the end.
@Suite("With less motion")
struct ReducedMotionTests {
  private static let symbols: [(name: String, symbol: Symbol)] = [
    ("filled bars", TestSymbols.bars(4)),
    ("lines", TestSymbols.symbol("lines", [line("one", y: 4), line("two", y: 12), line("three", y: 20)])),
    ("a line and a figure", TestSymbols.symbol("both", [line("line", y: 22)] + TestSymbols.bars(1).layers)),
    ("one line", TestSymbols.symbol("line", [line("line", y: 12)])),
  ]

  private static func line(_ name: String, y: Double) -> Layer {
    TestSymbols.stroke(name, Path([.move(Point(x: 2, y: y)), .line(Point(x: 22, y: y))]))
  }

  private static let effects: [AnySymbolEffect] =
    MotionCase.effects.filter(\.kind.changesVisibility) + [.automatic(.automatic)]
    + CustomTransition.readyMade.map { .customTransition($0.transition) }

  /// Whether the symbol is there at the end; nil where it neither comes nor goes.
  private static func comes(_ effect: AnySymbolEffect, _ behavior: AppliedBehavior) -> Bool? {
    switch behavior {
    case .insertion: true
    case .removal: false
    case .indefinite: comesIn(effect)
    case .discrete, .contentTransition: nil
    }
  }

  /// Whether `add` shows what was hidden.
  private static func comesIn(_ effect: AnySymbolEffect) -> Bool { effect.kind == .appear || effect.kind == .drawOn }

  private static func isDrawn(_ effect: AnySymbolEffect, _ symbol: Symbol) -> Bool {
    switch effect.kind {
    case .drawOn, .drawOff: true
    case .automatic: symbol.name.hasPrefix("line")
    default: false
    }
  }

  /// Whether nothing moves: what is not there at all may be undrawn.
  private static func isStill(_ frame: Frame) -> Bool {
    frame.layers.allSatisfy { layer in
      layer.transform == .identity && layer.projection == nil && layer.blur == 0
        && (isHidden(layer) || layer.draw?.isComplete ?? true)
    }
  }

  /// Whether nothing of a layer is seen; lines have no fill that could be.
  private static func isHidden(_ layer: LayerState) -> Bool {
    layer.isHidden || layer.draw.map { $0.end - $0.start < 1e-9 && $0.fill == 1 } ?? false
  }

  /// Without the numbers of what fades together, which a player counts in its own way.
  private static func plain(_ frame: Frame) -> Frame {
    var frame = frame
    for index in frame.layers.indices { frame.layers[index].fadeGroup = nil }
    return frame
  }

  @Test("what comes or goes fades, or is there or gone at once where it would be drawn", arguments: effects)
  func fades(_ effect: AnySymbolEffect) throws {
    for behavior in AppliedBehavior.supported(by: effect.kind) {
      guard let comes = Self.comes(effect, behavior) else { continue }
      for (name, symbol) in Self.symbols {
        let motion = try MotionCompiler.compile(AppliedEffect(effect, behavior: behavior), for: symbol)
          .withReducedMovement
        let place: Comment = "\(effect.dotName) \(behavior.rawValue) on \(name)"
        let frames = (0...60).map { motion.frame(at: Double($0) / 30) }
        #expect(frames.allSatisfy(Self.isStill), place)
        let isDrawn = motion.groups.allSatisfy { $0.track(.opacity) == nil }
        #expect(frames[0].layers.allSatisfy { Self.isHidden($0) == (comes != isDrawn) }, place)
        #expect(frames[60].layers.allSatisfy { comes ? $0 == .rest : Self.isHidden($0) }, place)
        #expect(isDrawn == Self.isDrawn(effect, symbol), place)
        #expect(isDrawn || frames.contains { $0.layers.contains { $0.opacity > 0.1 && $0.opacity < 0.9 } }, place)
      }
    }
  }

  @Test("a player takes the symbol out of sight and brings it back whole", arguments: effects)
  func player(_ effect: AnySymbolEffect) throws {
    for (name, symbol) in Self.symbols {
      let place: Comment = "\(effect.dotName) on \(name)"
      var player = Player(symbol: symbol, reducesMotion: true)
      if effect.supports(.transition) {
        try player.transition(inserted: false, effect, at: 0)
        #expect(isHidden(player, at: 5) && player.layoutFraction(at: 5) == 0, place)
        try player.transition(inserted: true, effect, at: 5)
        #expect(isWhole(player, at: 10), place)
      }
      guard effect.supports(.indefinite) else { continue }
      try player.setActive(true, effect, at: 10)
      #expect(isHidden(player, at: 15), place)
      try player.setActive(false, effect, at: 15)
      #expect(isWhole(player, at: 20), place)
      try player.add(AppliedEffect(effect, behavior: .indefinite), at: 20)
      #expect(Self.comesIn(effect) ? isWhole(player, at: 25) : isHidden(player, at: 25), place)
      player.removeAll(at: 25)
      #expect(isWhole(player, at: 30), place)
    }
  }

  @Test("a state that was there at once is left at once, by all layers together", arguments: [".scale", ".scale.down"])
  func leaving(_ name: String) throws {
    for (symbolName, symbol) in Self.symbols {
      let place: Comment = "\(name) on \(symbolName)"
      var player = Player(symbol: symbol, reducesMotion: true)
      try player.add(AppliedEffect(AnySymbolEffect(parsing: name), behavior: .indefinite), at: 0)
      #expect(!isWhole(player, at: 5), place)
      player.removeAll(at: 5)
      #expect(isWhole(player, at: 5.001), place)
    }
  }

  private func isHidden(_ player: Player, at time: Double) -> Bool {
    player.frame(at: time).layers.allSatisfy(Self.isHidden)
  }

  private func isWhole(_ player: Player, at time: Double) -> Bool {
    player.frame(at: time) == .rest(layerCount: player.symbol.layers.count)
  }

  @Test(
    "one symbol fades into another, in a player as in the compiled motion",
    arguments: [".replace", ".replace.downUp", ".replace.upUp", ".replace.offUp", ".replace.wholeSymbol", ".automatic"])
  func replacement(_ name: String) throws {
    let effect = try AnySymbolEffect(parsing: name)
    for (oldName, old) in Self.symbols {
      for (newName, new) in Self.symbols where newName != oldName {
        let place: Comment = "\(name) from \(oldName) to \(newName)"
        let compiled = try MotionCompiler.compile(
          AppliedEffect(effect, behavior: .contentTransition), from: old, to: new)
        let motion = compiled.motion.withReducedMovement
        var player = Player(symbol: old, reducesMotion: true)
        try player.replace(with: new, effect, at: 0)
        for step in 0..<10 {
          let time = motion.duration * Double(step) / 10
          #expect(Self.plain(player.frame(at: time)) == Self.plain(motion.frame(at: time)), place)
          #expect(Self.isStill(player.frame(at: time)), place)
        }
        for (index, source) in compiled.sources.enumerated() {
          let (first, last) = (motion.frame(at: 0).layers[index], motion.frame(at: 60).layers[index])
          switch source {
          case .old: #expect(first.opacity == 1, place)
          case .new: #expect(last.opacity == 1, place)
          }
        }
        #expect(player.takeEvents(until: 5).map(\.kind) == [.started, .ended], place)
        #expect(player.symbol == new && isWhole(player, at: 5), place)
      }
    }
  }

  @Test("without animation another symbol is there at once")
  func still() throws {
    var player = Player(symbol: Self.symbols[0].symbol, reducesMotion: true)
    try player.replace(with: Self.symbols[1].symbol, .replace(.replace), animated: false, at: 0)
    #expect(player.symbol == Self.symbols[1].symbol && player.isAtRest(at: 0))
  }
}

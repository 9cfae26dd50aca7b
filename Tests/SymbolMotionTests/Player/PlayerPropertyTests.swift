import SymbolArt
import SymbolEffects
import TestSupport
import Testing

@testable import SymbolMotion

@Suite("A player under any sequence of calls")
struct PlayerPropertyTests {
  static let seeds: [UInt64] = Array(1...24)
  static let callCount = 60

  /// Calls at times up to `longest` seconds apart.
  private func sequence(
    _ seed: UInt64, count: Int = callCount, longest: Double = 0.7, replaces: Bool = false
  ) -> [(time: Double, call: PlayerCall)] {
    var dice = RepeatableRandom(seed: seed)
    // Not from 0: a frame clock counts from the start of the machine.
    var time = 250_000.0
    return (0..<count).map { _ in
      time += Double.random(in: 0.02...longest, using: &dice)
      return (time, PlayerCall.random(replaces: replaces, using: &dice))
    }
  }

  @Test("no call makes the picture jump, unless it says `animated: false`", arguments: seeds)
  func handOver(_ seed: UInt64) throws {
    var player = PlayerSamples.player(seed)
    for (time, call) in sequence(seed) {
      let before = player.frame(at: time)
      _ = try call.make(on: &player, at: time)
      guard call.isAnimated else { continue }
      let jump = player.frame(at: time).difference(from: before)
      #expect(jump < 1e-6, "seed \(seed): \(jump) at \(call)")
    }
  }

  @Test("between calls a millisecond changes little: no jump, and a bounded velocity", arguments: seeds.prefix(8))
  func smoothness(_ seed: UInt64) throws {
    var player = PlayerSamples.player(seed)
    let calls = sequence(seed)
    for (index, (time, call)) in calls.enumerated() {
      _ = try call.make(on: &player, at: time)
      let end = index + 1 < calls.count ? calls[index + 1].time : time + 3
      var last = player.frame(at: time)
      for millisecond in 1...max(Int((end - time) * 1000), 1) {
        let moment = time + Double(millisecond) / 1000
        let frame = player.frame(at: moment)
        let change = frame.difference(from: last)
        // Several effects at once, some at 1.5 times their speed, in a box of 24 units: 120 units a second, twice what
        // is reached.
        if change > 0.12 {
          Issue.record("seed \(seed): \(change) within the millisecond before \(moment - time) s after \(call)")
          break
        }
        last = frame
      }
    }
  }

  @Test("every run starts once and completes once, in the order of time", arguments: seeds)
  func completions(_ seed: UInt64) throws {
    var player = PlayerSamples.player(seed)
    var runs: Set<RunID> = []
    var events: [PlayerEvent] = []
    let calls = sequence(seed, longest: 0.4, replaces: true)
    for (time, call) in calls {
      if let run = try call.make(on: &player, at: time) {
        #expect(runs.insert(run).inserted)
      }
      if runs.count % 3 == 0 { events += player.takeEvents(until: time) }
    }
    let end = try #require(calls.last).time
    player.removeAll(at: end)
    events += player.takeEvents(until: end + 60)
    for run in runs {
      let own = events.filter { $0.run == run }
      #expect(own.first?.kind == .started, "\(own)")
      #expect(own.filter { $0.kind == .started }.count == 1, "\(own)")
      #expect(own.compactMap(\.completion).count == 1, "\(own)")
      #expect(own.last?.completion != nil, "\(own)")
    }
    #expect(Set(events.map(\.run)) == runs)
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time + 1e-9 })
  }

  @Test("when all is removed, the symbol comes to rest as the file has it, and nothing is kept", arguments: seeds)
  func rest(_ seed: UInt64) throws {
    var player = PlayerSamples.player(seed)
    let calls = sequence(seed)
    for (time, call) in calls { _ = try call.make(on: &player, at: time) }
    let end = try #require(calls.last).time
    try player.transition(inserted: true, .appear(.appear), at: end)
    player.setVariableValue(nil, at: end)
    player.removeAll(at: end)
    _ = player.takeEvents(until: end + 20)
    #expect(player.isAtRest(at: end + 20))
    #expect(player.isAsInFile(at: end + 20))
    #expect(player.stack.slots.isEmpty)
    #expect(player.layoutFraction(at: end + 20) == 1)
  }

  @Test("at rest means that the frame is the same at any later time", arguments: seeds)
  func restIsLasting(_ seed: UInt64) throws {
    var player = PlayerSamples.player(seed)
    for (time, call) in sequence(seed, longest: 2) {
      if player.isAtRest(at: time - 0.01) {
        let frame = player.frame(at: time - 0.01)
        for later in [0.01, 0.3, 7, 10_000] { #expect(player.frame(at: time + later) == frame) }
        #expect(player.takeEvents(until: time - 0.01).allSatisfy { $0.time <= time - 0.01 })
        #expect(player.takeEvents(until: time).isEmpty)
      }
      _ = try call.make(on: &player, at: time)
      _ = player.takeEvents(until: time)
    }
  }

  @Test("nothing grows in 10,000 calls, however quickly they come")
  func growth() throws {
    var player = PlayerSamples.player()
    var dice = RepeatableRandom(seed: 99)
    var time = 0.0
    for _ in 0..<10_000 {
      time += Double.random(in: 0...0.05, using: &dice)
      var call = PlayerCall.random(replaces: true, using: &dice)
      // Whichever way: to look for what two symbols share takes most of the time.
      if case .replace(let index, _) = call { call = .replace(index, .replace(.replace.upUp)) }
      _ = try call.make(on: &player, at: time)
      _ = player.takeEvents(until: time)
    }
    #expect(player.stack.slots.count <= EffectKind.allCases.count)
    #expect(player.stack.slots.allSatisfy { $0.remnants.count <= PlayerLimits.remnants })
    #expect(player.events.isEmpty)
    #expect(player.stack.compiledCount <= PlayerLimits.compiledMotions)
  }

  @Test(
    "what is left of earlier runs does not pile up, however quickly groupings alternate",
    arguments: [".bounce", ".wiggle.left", ".scale", ".breathe", ".rotate"])
  func remnants(_ name: String) throws {
    var player = PlayerSamples.player()
    for index in 0..<2_000 {
      let time = Double(index) / 100
      try player.add(index.isMultiple(of: 2) ? name : name + ".wholeSymbol", at: time)
      let remnants = player.stack.slots.map(\.remnants.count)
      #expect(remnants.count == 1 && remnants[0] <= PlayerLimits.remnants, "\(remnants)")
      _ = player.takeEvents(until: time)
    }
    #expect(player.stack.slots[0].remnants.count > 1, "otherwise the limit is not tried")
  }

  @Test("the same calls give the same frames and events", arguments: seeds.prefix(6))
  func determinism(_ seed: UInt64) throws {
    func play() throws -> ([Frame], [PlayerEvent]) {
      var player = PlayerSamples.player(seed)
      var frames: [Frame] = []
      var events: [PlayerEvent] = []
      for (time, call) in sequence(seed, replaces: true) {
        _ = try call.make(on: &player, at: time)
        frames += [0, 0.05, 0.2].map { player.frame(at: time + $0) }
        events += player.takeEvents(until: time)
      }
      return (frames, events)
    }
    let (first, second) = (try play(), try play())
    #expect(first == second)
  }

  @Test("asking often, or for the future, changes nothing", arguments: seeds.prefix(6))
  func asking(_ seed: UInt64) throws {
    var asked = PlayerSamples.player(seed)
    var left = PlayerSamples.player(seed)
    for (time, call) in sequence(seed) {
      for step in 0...5 {
        _ = asked.frame(at: time + Double(step))
        _ = asked.isAtRest(at: time - 0.01 + Double(step))
      }
      _ = asked.takeEvents(until: time - 0.01)
      _ = try call.make(on: &asked, at: time)
      _ = try call.make(on: &left, at: time)
      #expect(asked.frame(at: time + 0.1).difference(from: left.frame(at: time + 0.1)) < 1e-9)
    }
  }
}

import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

/// The stage and every export play a content transition from compiled motions, a view from a player: one picture.
@Suite("Effects beside a content transition, compiled and in a player")
struct JointSymbolTests {
  private static let pairs = ReplacementContinuityTests.pairs

  /// Effects, how they run, and their options.
  private static let stacks: [[(name: String, behavior: AppliedBehavior, options: String)]] =
    ReplacementContinuityTests.stacks.map { $0.map { ($0, .indefinite, ".default") } } + [
      [(".variableColor", .discrete, ".default"), (".bounce.byLayer", .discrete, ".repeat(.periodic(3))")],
      [(".variableColor.iterative.reversing", .indefinite, ".speed(20)"), (".rotate", .discrete, ".speed(0.4)")],
      [
        (".drawOn.byLayer", .insertion, ".default"), (".wiggle.byLayer", .indefinite, ".repeat(.periodic(delay: 0.2))"),
      ],
      [(".disappear.up", .removal, ".default"), (".breathe.pulse.byLayer", .indefinite, ".speed(9)")],
      [(".drawOff.individually", .removal, ".default"), (".scale.down", .indefinite, ".speed(0.3)")],
    ]

  private static let replacements: [AnySymbolEffect] = [
    .replace(.replace), .replace(.replace.upUp), .replace(.replace.downUp.wholeSymbol), .automatic(.automatic),
  ]

  private struct Sample {
    let old: Symbol
    let new: Symbol
    let replacement: Replacement
    let stack: MotionStack
    let effects: [AppliedEffect]
    let applied: AppliedEffect

    init(_ pair: Int, _ stack: Int, replaced: Int) throws {
      (old, new) = JointSymbolTests.pairs[pair]
      let applied = AppliedEffect(
        JointSymbolTests.replacements[replaced % 4], behavior: .contentTransition,
        options: SymbolEffectOptions().speed([1, 0.3, 2][replaced % 3]))
      self.applied = applied
      let replacement = try MotionCompiler.compile(applied, from: old, to: new)
      self.replacement = replacement
      effects = try JointSymbolTests.stacks[stack].map {
        AppliedEffect(
          try AnySymbolEffect(parsing: $0.name), behavior: $0.behavior,
          options: try SymbolEffectOptions(parsing: $0.options))
      }
      let joint = JointSymbol(replacement, from: old, to: new)
      self.stack = joint.stack(
        try effects.map { effect in try joint.motions { try MotionCompiler.compile(effect, for: $0) } })
    }

    func player() throws -> Player {
      var player = Player(symbol: old)
      player.begin(effects, at: 0)
      player.setVariableValue(0.6, animated: false, at: 0)
      try player.replace(with: new, applied.effect, options: applied.options, at: 0)
      return player
    }

    /// The largest difference between what the stack and the player show.
    func difference(_ player: Player, at time: Double, stoppedAt stop: Double?) -> Double {
      var player = player
      _ = player.takeEvents(until: time)
      let compiled = stack.frame(at: time, stoppedAt: stop)
        .showing(variableValue: 0.6, of: replacement.symbol, mode: nil)
      let played = player.frame(at: time)
      let layers = replacement.symbol.layers
      if player.replacing != nil {
        return layers.indices.reduce(0) {
          max($0, compiled.layers[$1].difference(from: played.layers[$1], of: layers[$1]))
        }
      }
      // The joint symbol is left by then.
      return replacement.sources.enumerated().reduce(0) { largest, source in
        guard case .new(let layer) = source.element, replacement.roles[source.offset] != .gap else {
          let isGap = replacement.roles[source.offset] == .gap
          let isGone = compiled.layers[source.offset].isHidden(layers[source.offset])
          return max(largest, isGap || isGone ? 0 : 1)
        }
        return max(
          largest, compiled.layers[source.offset].difference(from: played.layers[layer], of: layers[source.offset]))
      }
    }
  }

  @Test("show the same at the same time", arguments: pairs.indices, stacks.indices)
  func same(_ pair: Int, _ stack: Int) throws {
    let sample = try Sample(pair, stack, replaced: pair + stack)
    let player = try sample.player()
    for step in 0...60 {
      let time = Double(step) * 0.043
      let difference = sample.difference(player, at: time, stoppedAt: nil)
      #expect(difference < 1e-6, "\(time) s")
    }
  }

  @Test("show the same after a stop, during the transition or later", arguments: pairs.indices, stacks.indices)
  func stops(_ pair: Int, _ stack: Int) throws {
    let sample = try Sample(pair, stack, replaced: pair + stack + 1)
    guard sample.effects.allSatisfy({ $0.behavior == .indefinite }) else { return }
    for stop in [0.07, 0.21, 0.9] {
      var player = try sample.player()
      player.removeAll(at: stop)
      for step in 0...40 {
        let time = stop + Double(step) * 0.031
        #expect(sample.difference(player, at: time, stoppedAt: stop) < 1e-6, "stopped at \(stop) s: \(time) s")
      }
    }
  }

  @Test("the symbol that goes makes nothing last longer", arguments: pairs.indices)
  func length(_ pair: Int) throws {
    let (old, new) = Self.pairs[pair]
    let replace = AppliedEffect(.replace(.replace), behavior: .contentTransition)
    let replacement = try MotionCompiler.compile(replace, from: old, to: new)
    for name in [".variableColor", ".pulse.byLayer", ".wiggle"] {
      let effect = AppliedEffect(try AnySymbolEffect(parsing: name), behavior: .discrete)
      let joint = JointSymbol(replacement, from: old, to: new)
      let stack = joint.stack([try joint.motions { try MotionCompiler.compile(effect, for: $0) }])
      let alone = try MotionCompiler.compile(effect, for: new).playLength
      #expect(abs(stack.playLength - max(alone, replacement.motion.playLength)) < 1e-9)
    }
  }

  @Test("variable colour beside a replacement counts each symbol's own layers")
  func count() throws {
    let (old, new) = (TestSymbols.bars(2), TestSymbols.bars(7))
    let replace = AppliedEffect(.replace(.replace.upUp), behavior: .contentTransition)
    let joint = JointSymbol(try MotionCompiler.compile(replace, from: old, to: new), from: old, to: new)
    let effect = AppliedEffect(.variableColor(.variableColor), behavior: .discrete)
    let motions = try joint.motions { try MotionCompiler.compile(effect, for: $0) }
    #expect(motions.map(\.groups.count) == [2, 7])
    #expect(motions.last?.loop == (try MotionCompiler.compile(effect, for: new)).loop)
  }

  @Test("in a sequence of pictures each has the effect as it would alone")
  func sequence() throws {
    let pictures = [TestSymbols.bars(2), TestSymbols.bars(5), PlayerSamples.symbol]
    let switching = AppliedEffect(.imageSwitching(ImageSwitching()), behavior: .contentTransition)
    let sequence = try MotionCompiler.compile(switching, through: pictures, work: SwitchingWork())
    let joint = JointSymbol(sequence, through: pictures)
    let effect = AppliedEffect(try AnySymbolEffect(parsing: ".wiggle.byLayer"), behavior: .indefinite)
    let stack = joint.stack([try joint.motions { try MotionCompiler.compile(effect, for: $0) }])
    var first = 0
    for picture in pictures {
      let motion = try MotionCompiler.compile(effect, for: picture)
      for time in [0.05, 0.2, 0.4] {
        let transition = sequence.motion.frame(at: time)
        let frame = stack.frame(at: time)
        for (layer, alone) in motion.frame(at: time).layers.enumerated() where transition.layers[first].opacity > 0 {
          #expect(abs(frame.layers[first + layer].transform.b - alone.transform.b) < 1e-9)
        }
      }
      first += picture.layers.count
    }
  }
}

extension LayerState {
  /// The largest difference that can be seen: where it is, how much of it there is.
  fileprivate func difference(from other: LayerState, of layer: Layer) -> Double {
    if isHidden(layer) && other.isHidden(layer) { return 0 }
    func values(_ state: LayerState) -> [Double] {
      let (draw, value, matrix) = (state.draw ?? .complete, state.value ?? .complete, state.transform)
      let isDrawn = draw.isComplete ? DrawState.complete : draw
      return [
        matrix.a, matrix.b, matrix.c, matrix.d, matrix.e / 24, matrix.f / 24, state.opacity, state.blur, isDrawn.start,
        isDrawn.end, isDrawn.fill, value.end,
      ]
    }
    return zip(values(self), values(other)).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// Of a stroke nothing is there where no length of it is.
  fileprivate func isHidden(_ layer: Layer) -> Bool {
    isHidden || layer.hasStroke && draw.map { $0.end - $0.start < 1e-9 } ?? false
  }
}

import StudioModel
import SymbolEffects
import SymbolMotion
import Testing

@Suite("Another effect in an effect's place")
struct EffectChangeTests {
  @Test("What was chosen is kept, but the numbers of the old effect are not")
  func kept() {
    var bounce = AppliedEffect(
      .bounce(BounceSymbolEffect().down.wholeSymbol), behavior: .indefinite, options: .speed(2))
    bounce.tuning[.duration] = 1
    let scale = bounce.changed(to: .scale)
    #expect(scale == AppliedEffect(.scale(.init().down.wholeSymbol), behavior: .indefinite, options: .speed(2)))
    #expect(bounce.changed(to: .wiggle).behavior == .indefinite)
    #expect(bounce.changed(to: .bounce) == bounce)
    #expect(bounce.changed(to: .bounce(BounceSymbolEffect())).tuning == bounce.tuning)
    #expect(bounce.changed(to: .bounce(BounceSymbolEffect())).behavior == .indefinite)
    let turn = AppliedEffect(.wiggle(.init().counterClockwise), behavior: .discrete)
    #expect(turn.changed(to: .rotate).effect == .rotate(.init().counterClockwise))
    let leaving = AppliedEffect(.disappear(.init().down), behavior: .removal)
    #expect(leaving.changed(to: .drawOff).behavior == .removal)
    #expect(leaving.changed(to: .customTransition).behavior == .removal)
  }

  @Test("What the old effect could not be without is not taken for a wish")
  func forced() {
    let scale = AppliedEffect(usual: .scale)
    #expect(scale.changed(to: .bounce) == AppliedEffect(usual: .bounce))
    #expect(scale.changed(to: .bounce(.init().down)).behavior == .discrete)
    #expect(AppliedEffect(usual: .customTransition).changed(to: .appear).behavior == .indefinite)
  }

  @Test("Towards the viewer is not up on the screen")
  func depth() {
    let wiggle = AppliedEffect(.wiggle(.init().down), behavior: .discrete)
    #expect(wiggle.changed(to: .bounce).effect == .bounce(.init()))
    #expect(AppliedEffect(.bounce(.init().down), behavior: .discrete).changed(to: .wiggle).effect == .wiggle(.init()))
  }

  @Test("Nothing to repeat, no repetition", arguments: EffectKind.allCases)
  func repetition(_ kind: EffectKind) {
    let bounce = AppliedEffect(usual: .bounce, options: .repeat(.periodic(3)).speed(2))
    let changed = bounce.changed(to: kind)
    let repeats = AppliedBehavior.supported(by: kind).contains(.discrete)
    #expect(changed.options.repetition == (repeats ? .periodic(3) : nil))
    #expect(changed.options.speedFactor == 2)
  }

  @Test(
    "Of every pair, the untouched leads to the untouched, and only what the new one has is kept",
    arguments: EffectKind.allCases)
  func pairs(_ kind: EffectKind) {
    for next in EffectKind.allCases where next != kind {
      #expect(AppliedEffect(usual: kind).changed(to: next) == AppliedEffect(usual: next))
      for behavior in AppliedBehavior.supported(by: kind) {
        for effect in Self.forms(of: kind) {
          let changed = AppliedEffect(effect, behavior: behavior).changed(to: next)
          let usual = AppliedEffect(usual: next)
          #expect(AppliedBehavior.supported(by: next).contains(changed.behavior))
          #expect(changed.behavior == usual.behavior || changed.behavior == behavior)
          for group in changed.effect.optionGroups {
            let choice = changed.effect.choice(in: group.name)
            let isKept = choice == effect.choice(in: group.name) && choice != usual.effect.choice(in: group.name)
            #expect(isKept || choice == usual.effect.choice(in: group.name))
          }
          // As typed, it is only the behaviour and the options that are kept.
          let typed = AppliedEffect(effect, behavior: behavior).changed(to: changed.effect)
          #expect(typed == changed)
        }
      }
    }
  }

  /// An effect with each of its options in turn.
  private static func forms(of kind: EffectKind) -> [AnySymbolEffect] {
    [kind.effect]
      + kind.effect.optionGroups.flatMap { group in
        group.choices.map { kind.effect.setting(group.name, to: $0.setting) }
      }
  }
}

extension AppliedEffect {
  fileprivate init(usual kind: EffectKind, options: SymbolEffectOptions) {
    self.init(usual: kind)
    self.options = options
  }
}

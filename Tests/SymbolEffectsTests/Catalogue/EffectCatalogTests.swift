import SymbolEffects
import Testing

@Suite("Catalogue")
struct EffectCatalogTests {
  @Test("The behaviours of each effect are those of Apple's table")
  func behaviors() {
    let table: [EffectKind: [Behavior]] = [
      .bounce: [.discrete, .indefinite], .pulse: [.discrete, .indefinite], .variableColor: [.discrete, .indefinite],
      .scale: [.indefinite], .appear: [.indefinite, .transition], .disappear: [.indefinite, .transition],
      .wiggle: [.discrete, .indefinite], .rotate: [.discrete, .indefinite], .breathe: [.discrete, .indefinite],
      .drawOn: [.indefinite, .transition], .drawOff: [.indefinite, .transition], .replace: [.contentTransition],
      .automatic: [.transition, .contentTransition],
    ]
    #expect(EffectCatalog.effects.map(\.kind) == EffectKind.allCases)
    for effect in EffectCatalog.effects {
      #expect(effect.behaviors == table[effect.kind])
    }
  }

  @Test("The option groups of each effect, their order and their defaults are those of Apple's table")
  func groups() {
    /// Groups by spaces, a default with a star.
    let table: [EffectKind: String] = [
      .bounce: "up*,down byLayer*,wholeSymbol", .pulse: "byLayer*,wholeSymbol",
      .variableColor: "cumulative*,iterative reversing,nonReversing* dimInactiveLayers*,hideInactiveLayers",
      .scale: "up*,down byLayer*,wholeSymbol", .appear: "up,down byLayer*,wholeSymbol",
      .disappear: "up,down byLayer*,wholeSymbol",
      .wiggle: "clockwise,counterClockwise,left,right,up,down,forward,backward,custom byLayer*,wholeSymbol",
      .rotate: "clockwise,counterClockwise byLayer*,wholeSymbol", .breathe: "plain*,pulse byLayer*,wholeSymbol",
      .drawOn: "byLayer*,wholeSymbol,individually",
      .drawOff: "byLayer*,wholeSymbol,individually reversed,nonReversed*",
      .replace: "downUp,upUp,offUp byLayer*,wholeSymbol magic*", .automatic: "",
    ]
    for effect in EffectCatalog.effects {
      let groups = effect.groups.map { group in
        group.choices.map { $0.name + ($0.name == group.defaultSetting?.name ? "*" : "") }.joined(separator: ",")
      }
      #expect(groups.joined(separator: " ") == table[effect.kind])
    }
  }

  @Test("Every choice that is set by name is what is read back, and every other group keeps its own")
  func choiceByName() {
    for effect in EveryEffect.values {
      for group in effect.optionGroups {
        for choice in group.choices {
          let changed = effect.setting(group.name, to: choice.setting)
          #expect(changed.choice(in: group.name) == choice.setting)
          for other in effect.optionGroups
          where other.name != group.name && effect.kind != .replace {
            #expect(changed.choice(in: other.name) == effect.choice(in: other.name))
          }
        }
        #expect(
          effect.setting(group.name, to: nil).choice(in: group.name) == group.defaultSetting
            || effect.setting(group.name, to: nil).choice(in: group.name) == nil)
      }
    }
  }

  @Test("A group is open or has a default, never both or neither")
  func openOrDefault() {
    for group in EffectCatalog.effects.flatMap(\.groups) {
      #expect((group.defaultSetting == nil) != (group.openMeaning == nil))
      #expect(!group.choices.isEmpty && !group.title.isEmpty)
    }
  }

  @Test("What an effect does not have changes nothing")
  func unknown() {
    let bounce = AnySymbolEffect(.bounce.down)
    #expect(bounce.setting("direction", to: OptionSetting(name: "left")) == bounce)
    #expect(bounce.setting("nothing", to: OptionSetting(name: "up")) == bounce)
    #expect(bounce.choice(in: "nothing") == nil)
    #expect(
      AnySymbolEffect(.wiggle).setting("direction", to: OptionSetting(name: "custom")).dotName
        == ".wiggle.custom(angle: 15)")
  }

  @Test("An erased effect gives its own type back for each behaviour it has")
  func unwrapping() {
    for effect in EveryEffect.values {
      #expect(effect.discrete.map(\.erased) == (effect.supports(.discrete) ? effect : nil))
      #expect(effect.indefinite.map(\.erased) == (effect.supports(.indefinite) ? effect : nil))
      #expect(effect.transition.map(\.erased) == (effect.supports(.transition) ? effect : nil))
      #expect(
        effect.contentTransition.map(\.erased)
          == (effect.supports(.contentTransition) ? effect : nil))
    }
  }
}

import SymbolEffects
import Testing

@Suite("Dot names")
struct RoundTripTests {
  @Test("Every effect with every combination of options reads back as what was printed")
  func everyCombination() throws {
    // 4 bounces, 2 pulses, 8 variable colours, 4 scales, 6 + 6 appearances, 30 wiggles (6 angles), 6 turns, 4 breaths,
    // 3 + 6 drawings, 12 replacements, 1 automatic.
    #expect(EveryEffect.values.count == 92)
    for effect in EveryEffect.values {
      #expect(try AnySymbolEffect(parsing: effect.dotName) == effect)
    }
  }

  @Test("What was printed prints the same again, and no default is ever printed")
  func printingIsStable() throws {
    for spelling in EveryEffect.spellings {
      let effect = try AnySymbolEffect(parsing: spelling)
      #expect(try AnySymbolEffect(parsing: effect.dotName).dotName == effect.dotName)
      for group in effect.optionGroups {
        guard let setting = group.defaultSetting else { continue }
        #expect(!effect.dotName.contains(setting.spelling + ".") && !effect.dotName.hasSuffix(setting.spelling))
      }
    }
  }

  @Test("Different values have different names")
  func namesAreUnique() {
    #expect(Set(EveryEffect.values.map(\.dotName)).count == EveryEffect.values.count)
  }

  @Test("Options are read in any order")
  func anyOrder() throws {
    for kind in EffectKind.allCases {
      let settings = kind.description.groups.compactMap { $0.choices.last?.spelling }
      let forwards = try AnySymbolEffect(parsing: ".\(kind.rawValue)" + settings.joined())
      let backwards = try AnySymbolEffect(parsing: ".\(kind.rawValue)" + settings.reversed().joined())
      #expect(forwards == backwards)
    }
  }

  @Test(
    "Swift's dot syntax and the dot name say the same",
    arguments: [
      (AnySymbolEffect(.bounce), ".bounce"),
      (AnySymbolEffect(.bounce.up.byLayer), ".bounce"),
      (AnySymbolEffect(.bounce.wholeSymbol.down), ".bounce.down.wholeSymbol"),
      (AnySymbolEffect(.pulse.wholeSymbol), ".pulse.wholeSymbol"),
      (AnySymbolEffect(.variableColor.reversing.iterative), ".variableColor.iterative.reversing"),
      (AnySymbolEffect(.variableColor.hideInactiveLayers), ".variableColor.hideInactiveLayers"),
      (AnySymbolEffect(.scale.down), ".scale.down"),
      (AnySymbolEffect(.appear.up), ".appear.up"),
      (AnySymbolEffect(.disappear), ".disappear"),
      (AnySymbolEffect(.wiggle.clockwise), ".wiggle.clockwise"),
      (AnySymbolEffect(.wiggle.custom(angle: 15)), ".wiggle.custom(angle: 15)"),
      (AnySymbolEffect(.wiggle.custom(angle: -22.5).wholeSymbol), ".wiggle.custom(angle: -22.5).wholeSymbol"),
      (AnySymbolEffect(.wiggle.custom(angle: .nan)), ".wiggle.custom(angle: 0)"),
      (AnySymbolEffect(.wiggle.custom(angle: -0.0)), ".wiggle.custom(angle: 0)"),
      (AnySymbolEffect(.rotate.counterClockwise), ".rotate.counterClockwise"),
      (AnySymbolEffect(.breathe.pulse), ".breathe.pulse"),
      (AnySymbolEffect(.drawOn.individually), ".drawOn.individually"),
      (AnySymbolEffect(.drawOff.reversed), ".drawOff.reversed"),
      (AnySymbolEffect(.replace.downUp), ".replace.downUp"),
      (AnySymbolEffect(.replace.magic(fallback: .downUp)), ".replace"),
      (AnySymbolEffect(.replace.magic(fallback: .offUp)), ".replace.magic(fallback: .offUp)"),
      (AnySymbolEffect(.replace.magic(fallback: .offUp).upUp), ".replace.upUp"),
      (AnySymbolEffect(.replace.magic(fallback: .offUp.wholeSymbol)), ".replace.wholeSymbol.magic(fallback: .offUp)"),
      (AnySymbolEffect(.automatic), ".automatic"),
    ])
  func dotSyntax(effect: AnySymbolEffect, name: String) throws {
    #expect(effect.dotName == name)
    #expect(try AnySymbolEffect(parsing: name) == effect)
  }

  @Test(
    "Lenient about what does not matter: the leading dot, white space at the ends and in parentheses",
    arguments: [
      ("bounce", ".bounce"), ("  .bounce.up \n", ".bounce"),
      ("wiggle.custom( angle :15.0 )", ".wiggle.custom(angle: 15)"),
      (".wiggle.custom(angle: 1e2)", ".wiggle.custom(angle: 100)"),
      (".replace.magic(fallback: .replace.offUp)", ".replace.magic(fallback: .offUp)"),
      // As the SF Symbols app writes it.
      (".replace.magic(fallback: .downUp.byLayer)", ".replace"),
      (".replace.magic(fallback: .downUp.wholeSymbol)", ".replace.wholeSymbol"),
      (".replace.magic(fallback: .wholeSymbol.upUp)", ".replace.wholeSymbol.magic(fallback: .upUp)"),
      (".replace.offUp.magic(fallback: .upUp)", ".replace.magic(fallback: .upUp)"),
    ])
  func lenient(text: String, name: String) throws {
    #expect(try AnySymbolEffect(parsing: text).dotName == name)
  }
}

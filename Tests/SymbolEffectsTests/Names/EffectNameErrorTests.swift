import SymbolEffects
import Testing

@Suite("What is wrong with a name")
struct EffectNameErrorTests {
  @Test(
    "The place is exact, and the nearest valid spelling is offered",
    arguments: [
      (".bownce", 1, "bownce", ".bounce"),
      ("bownce", 0, "bownce", ".bounce"),
      ("  .bownce.up ", 3, "bownce", ".bounce.up"),
      (".varaibleColor.itarative", 1, "varaibleColor", ".variableColor.iterative"),
      (".variable-color", 1, "variable-color", ".variableColor"),
      (".Bounce", 1, "Bounce", ".bounce"),
      (".bounce.left", 8, "left", ".bounce"),
      (".bounce.upp", 8, "upp", ".bounce.up"),
      (".pulse.up", 7, "up", ".pulse"),
      (".automatic.up", 11, "up", ".automatic"),
      (".replace.offDown", 9, "offDown", ".replace.offUp"),
      (".replace.magic(fallback: .offDown)", 26, "offDown", ".replace.magic(fallback: .offUp)"),
      (".offDown", 1, "offDown", ".replace.offUp"),
      (".iterative.reversing", 1, "iterative", ".variableColor.iterative.reversing"),
      (".bounce.up.down", 11, "down", ".bounce.up"),
      (".bounce.up.up", 11, "up", ".bounce.up"),
      (".bounce.", 8, "", ".bounce"),
      (".bounce..up", 8, ".", ".bounce.up"),
      (".bounce .up", 7, " ", ".bounce.up"),
      (".wiggle.custom", 14, "", ".wiggle.custom(angle: 15)"),
      (".wiggle.custom()", 15, ")", ".wiggle.custom(angle: 15)"),
      (".wiggle.custom(15)", 15, "15", ".wiggle.custom(angle: 15)"),
      (".wiggle.custom(angel: 15)", 15, "angel", ".wiggle.custom(angle: 15)"),
      (".wiggle.custom(angle 15)", 20, "", ".wiggle.custom(angle: 15)"),
      (".wiggle.custom(angle: )", 22, "", ".wiggle.custom(angle: 15)"),
      (".wiggle.custom(angle: left)", 22, "left", ".wiggle.custom(angle: 15)"),
      (".wiggle.custom(angle: nan)", 22, "nan", ".wiggle.custom(angle: 15)"),
      (".wiggle.custom(angle: 1e999)", 22, "1e999", ".wiggle.custom(angle: 15)"),
      (".wiggle.custom(angle: 15", 24, "", ".wiggle.custom(angle: 15)"),
      (".wiggle.costum", 8, "costum", ".wiggle.custom(angle: 15)"),
    ])
  func places(text: String, offset: Int, found: String, nearest: String) throws {
    let error = try #require(throws: EffectNameError.self) { try AnySymbolEffect(parsing: text) }
    #expect(error.offset == offset)
    #expect(error.found == found || error.length == 0)
    #expect(error.nearest == nearest)
    _ = try AnySymbolEffect(parsing: nearest)
  }

  @Test("Nothing, or something that nothing resembles, gets the list of effects and no guess")
  func noGuess() throws {
    for text in ["", " ", "\n\t", ".", "..", "(", "。", "🦊", ".🦊"] {
      let error = try #require(throws: EffectNameError.self) { try AnySymbolEffect(parsing: text) }
      #expect(error.expected == EffectKind.allCases.map { ".\($0.rawValue)" })
      #expect(error.nearest == nil)
    }
  }

  @Test("An option that the effect does not have is refused with those it has, and with the effects that have it")
  func namesTheOptions() throws {
    let error = try #require(throws: EffectNameError.self) { try AnySymbolEffect(parsing: ".bounce.left") }
    #expect(error.expected == [".up", ".down", ".byLayer", ".wholeSymbol"])
    #expect(error.problem.contains("“.bounce” has no option “.left”"))
    #expect(error.problem.contains(".wiggle"))
  }

  @Test("Only options that can still stand there are expected")
  func expectsTheRemaining() throws {
    let error = try #require(throws: EffectNameError.self) { try AnySymbolEffect(parsing: ".bounce.up.sideways") }
    #expect(error.expected == [".byLayer", ".wholeSymbol"])
  }

  @Test("The message points at the place with carets")
  func caret() throws {
    let error = try #require(throws: EffectNameError.self) { try AnySymbolEffect(parsing: ".bounce.left.byLayer") }
    let lines = error.message.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1] == "  .bounce.left.byLayer")
    #expect(lines[2] == "          ^^^^")
  }

  @Test("Long text is shown around the place only, and the caret still points at it")
  func excerpt() throws {
    let text = ".bounce.up." + String(repeating: "x", count: 900)
    let error = try #require(throws: EffectNameError.self) { try AnySymbolEffect(parsing: text) }
    #expect(error.offset == 11 && error.length == 900)
    #expect(error.message.split(separator: "\n")[1].count < 120)
  }

  @Test("Hostile text is refused quickly, with a message that is safe to show")
  func hostile() throws {
    let texts = [
      String(repeating: ".", count: 1_000_000), String(repeating: "bounce.", count: 200_000),
      ".bounce." + String(repeating: "(", count: 500), ".bounce.\u{202E}pu", "\u{0}", ".bounce\u{0}", ".bounce.up\u{7}",
      ".wiggle.custom(angle: " + String(repeating: "9", count: 900), "b" + String(repeating: "\u{301}", count: 5000),
      ".bounce\r\n.up", ".bounce.e\u{301}", "<b>.bounce</b>", ".bounce.up; rm -rf", ".bounce\u{200B}",
    ]
    for text in texts {
      let error = try #require(throws: EffectNameError.self) { try AnySymbolEffect(parsing: text) }
      #expect(error.message.count < 1000)
      #expect(error.range.upperBound <= error.text.endIndex)
      for scalar in error.message.unicodeScalars where scalar != "\n" {
        #expect(scalar.properties.generalCategory != .control && scalar != "\u{202E}")
      }
    }
  }

  @Test("Letters of other languages are one wrong word each, counted in characters")
  func unicode() throws {
    let error = try #require(throws: EffectNameError.self) { try AnySymbolEffect(parsing: "👩‍👩‍👧.bounce") }
    #expect(error.offset == 0 && error.length == 1)
    let word = try #require(throws: EffectNameError.self) { try AnySymbolEffect(parsing: ".bóunce.up") }
    #expect(word.offset == 1 && word.length == 6 && word.nearest == ".bounce.up")
  }
}

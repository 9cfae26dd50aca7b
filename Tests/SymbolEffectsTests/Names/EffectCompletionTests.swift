import SymbolEffects
import Testing

@Suite("Completion")
struct EffectCompletionTests {
  /// The insertions where `|` stands in the text.
  private func insertions(_ marked: String) -> [String] {
    let cursor = marked.prefix { $0 != "|" }.count
    return EffectCompletion.completions(for: marked.filter { $0 != "|" }, cursor: cursor).map(\.insertion)
  }

  @Test("At the start, all effects; after a letter, those that begin with it, then those that contain it")
  func effects() {
    #expect(insertions("|") == EffectKind.allCases.map(\.rawValue))
    #expect(insertions(".|") == EffectKind.allCases.map(\.rawValue))
    #expect(insertions(".b|") == ["bounce", "breathe", "variableColor", "wiggle"].filter { $0.contains("b") })
    #expect(insertions(".draw|") == ["drawOn", "drawOff"])
    #expect(insertions("APP|") == ["appear", "disappear"])
  }

  @Test("After an effect, its options; after an option, those of the other groups")
  func options() {
    #expect(insertions(".bounce.|") == ["up", "down", "byLayer", "wholeSymbol"])
    #expect(insertions(".bounce.up.|") == ["byLayer", "wholeSymbol"])
    #expect(insertions(".bounce.|.byLayer") == ["up", "down"])
    #expect(insertions(".bounce.d|") == ["down"])
    #expect(insertions(".wiggle.cu|") == ["custom(angle: 15)"])
    #expect(insertions(".automatic.|").isEmpty)
    #expect(insertions(".nothing.|").isEmpty)
  }

  @Test("In parentheses, what may stand there")
  func parentheses() {
    #expect(insertions(".replace.magic(fallback: .|") == ["downUp", "upUp", "offUp"])
    #expect(insertions(".replace.magic(fallback: .o|)") == ["offUp", "downUp"].filter { $0.contains("o") })
    #expect(insertions(".replace.magic(fallback: .offUp).|") == ["downUp", "upUp", "offUp", "byLayer", "wholeSymbol"])
    #expect(insertions(".wiggle.custom(angle: |)").isEmpty)
  }

  @Test("A completion takes the place of the whole word, and what comes out reads")
  func application() throws {
    let text = ".wiggle.cuxx.byLayer"
    let completion = try #require(EffectCompletion.completions(for: text, cursor: 10).first)
    let result = completion.applied(to: text)
    #expect(result.text == ".wiggle.custom(angle: 15).byLayer")
    #expect(result.cursor == 25)
    _ = try AnySymbolEffect(parsing: result.text)
  }

  @Test("Every completion of every effect leads to a name that reads")
  func allRead() throws {
    for kind in EffectKind.allCases {
      let text = ".\(kind.rawValue)."
      for completion in EffectCompletion.completions(for: text, cursor: text.count) {
        _ = try AnySymbolEffect(parsing: completion.applied(to: text).text)
      }
    }
    for completion in EffectCompletion.optionCompletions(for: ".", cursor: 1) {
      _ = try SymbolEffectOptions(parsing: completion.applied(to: ".").text)
    }
  }

  @Test("Options of repetition and speed are offered once each")
  func repetition() {
    func names(_ text: String) -> [String] {
      EffectCompletion.optionCompletions(for: text, cursor: text.count).map(\.insertion)
    }
    #expect(names(".").first == "default")
    #expect(names(".repeat(.continuous).") == ["speed(1.5)"])
    #expect(names(".speed(2).").allSatisfy { !$0.hasPrefix("speed") && $0 != "default" })
    #expect(
      names(".repeat(.c") == ["continuous", "periodic", "periodic(2)", "periodic(delay: 0.5)"].filter {
        $0.contains("c")
      }
        + ["periodic(2, delay: 0.5)"])
  }

  @Test("Any text and any cursor is safe")
  func hostile() {
    for text in ["", "))))((((", ".🦊.", "\u{0}", ".bounce.", String(repeating: "(", count: 5000)] {
      for cursor in [-5, 0, 1, 7, 10_000] {
        for completion in EffectCompletion.completions(for: text, cursor: cursor) {
          _ = completion.applied(to: text)
        }
        _ = EffectCompletion.optionCompletions(for: text, cursor: cursor)
      }
    }
  }
}

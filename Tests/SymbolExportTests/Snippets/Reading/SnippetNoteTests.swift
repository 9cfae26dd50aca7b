import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolExport

@Suite("What is not understood in a snippet")
struct SnippetNoteTests {
  @Test(
    "It is said with its place, and the rest is kept",
    arguments: [
      (".symbolEffect(.bounce.sideways.wholeSymbol, value: n)", 1, 23, "sideways", ".bounce.wholeSymbol"),
      (
        "Image(\"a\")\n  .symbolEffect(\n    .wiggle,\n    options: .sometimes.speed(2),\n    value: n)", 4, 15,
        "sometimes", ".wiggle"
      ),
      (".symbolEffect(.pulse, option: .speed(2))", 1, 23, "option", ".pulse"),
      (".symbolEffect(.pulse", 1, 2, "symbolEffect", ".pulse"),
      (".symbolEffect(.scale, value: n)", 1, 15, ".scale", ".scale"),
      (".contentTransition(.symbolEffect(.bounce))", 1, 34, ".bounce", ".bounce"),
      (
        ".symbolEffect(isUp ? .bounce.up : .bounce.down, value: n)", 1, 15, "isUp ? .bounce.up : .bounce.down",
        ".bounce"
      ),
      (".symbolEffect(.bounce, options: myOptions, value: n)", 1, 33, "myOptions", ".bounce"),
    ])
  func places(code: String, line: Int, column: Int, found: String, kept: String) throws {
    let reading = SnippetReading(of: code)
    let note = try #require(reading.notes.first)
    #expect((note.line, note.column) == (line, column), "\(note)")
    #expect(note.found == found)
    #expect(reading.effects.map(\.effect.dotName) == [kept])
  }

  @Test(
    "What leaves nothing to keep says what was expected",
    arguments: [
      (".symbolEffect(.sparkle)", "sparkle"), (".symbolEffect(effect)", "a name from elsewhere"),
      (".symbolEfect(.bounce)", "Did you mean symbolEffect?"), ("hello world", "no symbol effect"),
      ("", "no symbol effect"), ("// .symbolEffect(.bounce)", "no symbol effect"), (".symbolEffect()", "missing"),
      ("view.removeSymbolEffect(.bounce)", "ofType"),
    ])
  func nothing(code: String, part: String) {
    let reading = SnippetReading(of: code)
    #expect(reading.isEmpty)
    #expect(reading.notes.count == 1)
    #expect(reading.notes.first?.message.contains(part) == true, "\(reading.notes)")
  }

  @Test("Code that has nothing to do with effects is passed over without a word")
  func otherCode() {
    let reading = SnippetReading(
      of: """
        @available(iOS 18, *)
        struct Bell: View {
          @State private var count = 0
          var body: some View {
            Button { count += 1 } label: {
              Label("Notifications (\\(count))", systemImage: "bell")
                .font(.title).foregroundStyle(.tint, .secondary)
                .symbolRenderingMode(.hierarchical)
                .symbolEffect(.bounce.up.byLayer, options: .speed(1.2), value: count)
                .padding()
            }.animation(.spring(response: 0.3), value: count)
          }
        }
        """)
    #expect(reading.notes == [])
    #expect(reading.effects.map(\.effect.dotName) == [".bounce"])
    #expect(reading.symbolName == "bell")
  }

  @Test("Whatever the text is, it is read to its end", arguments: 1...200)
  func randomTexts(seed: UInt64) {
    let parts = [
      ".symbolEffect(", ")", ".bounce", ".up", ",", "options:", ".repeat(", ".periodic(", "\"", "“", "/*", "//", "\n",
      "(",
      "{", "}", "addSymbolEffect(", "value:", "isActive:", "true", "?", ":", "Image(", "systemName:", "0.5", "-", "#",
      "`",
      "setSymbolImage(", "contentTransition:", ".replace", ".magic(fallback:", "🙂", "\\", "transition(", ".asymmetric(",
      "insertion:", ".custom(angle:", ".degrees(", "SymbolEffectOptions", "removeSymbolEffect(", "ofType:", ".",
      "BounceSymbolEffect()",
    ]
    var state = seed
    var text = ""
    for _ in 0..<60 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += parts[Int(state >> 33) % parts.count] + (state & 4 == 0 ? " " : "")
    }
    let reading = SnippetReading(of: text)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for note in reading.notes {
      #expect(note.line >= 1 && note.line <= lines.count && note.column >= 1)
      #expect(note.column <= lines[note.line - 1].count + 1)
    }
  }

  @Test("A text that is too long is refused, not read")
  func tooLong() {
    let reading = SnippetReading(of: String(repeating: ".symbolEffect(.bounce)\n", count: 6000))
    #expect(reading.isEmpty && reading.notes.count == 1)
  }
}

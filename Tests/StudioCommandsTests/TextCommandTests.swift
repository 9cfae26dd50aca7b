import Foundation
import Testing

@Suite("--text in place of a file")
struct TextCommandTests {
  @Test("Its letters are layers, its words too where they are asked for")
  func layers() throws {
    let letters = try Program.run("layers", "--text", "Hi you", "--font", "DejaVu Sans Bold", "--json")
    #expect(letters.status == 0)
    let names = (letters.object["layers"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
    #expect(names == ["H", "i", "y", "o", "u"])
    let words = try Program.run("layers", "--text", "Hi you", "--text-parts", "words", "--json")
    #expect((words.object["layers"] as? [Any])?.count == 2)
  }

  @Test("A transition of it is exported beside a file's, under its own name")
  func export() throws {
    let scratch = try Scratch()
    try scratch.write(Drawing.dot, to: "dot.svg")
    let outcome = try Program.run(
      "export", "dot.svg", "--text", "Saved", "--transition", "wave", "--to", "css,preset", "-o", "out", in: scratch.url
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    let css = try String(
      contentsOf: scratch.url.appendingPathComponent("out/Saved.transition-wave.css.svg"), encoding: .utf8)
    #expect(css.contains("@keyframes"))
    #expect(outcome.lines.count == 4)
  }

  @Test("Neither a file nor a text, both where one is taken, and a font for no text are wrong usage")
  func wrong() throws {
    #expect(try Program.run("render", "-o", "a.png").status == 2)
    #expect(try Program.run("render", "bell", "--text", "a", "-o", "a.png").status == 2)
    #expect(try Program.run("layers", "bell", "--font", "Sans").status == 2)
    #expect(try Program.run("layers", "--text", "a", "--text-parts", "letters").status == 2)
    let blank = try Program.run("layers", "--text", " ")
    #expect(blank.status == 1 && blank.errors.contains("no text"))
  }
}

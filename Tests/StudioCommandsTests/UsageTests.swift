import Foundation
import Testing

@Suite("Wrong usage: status 2, nothing done, and a message that reads like help")
struct UsageTests {
  @Test(
    "Each mistake is named, with what was meant",
    arguments: [
      (["lst", "icons"], "Did you mean “list”?"), (["--vers"], "no option --vers"),
      (["render"], "FILE is missing"), (["render", "bell", "wifi", "-o", "x.png"], "one word too many: “wifi”"),
      (["render", "bell"], "-o is missing"), (["render", "bell", "-o", "x.jpg"], "must end in .png"),
      (["render", "bell", "-o", "x.gif"], "export --to gif"),
      (["render", "bell", "--siez", "64", "-o", "x.png"], "Did you mean --size?"),
      (["render", "bell", "—size", "64", "-o", "x.png"], "Did you mean --size?"),
      (["render", "bell", "--size", "--quiet"], "--size needs a value"),
      (["render", "bell", "--time", "-o", "x.png"], "--time needs a value"),
      (["render", "bell", "--quiet=yes", "-o", "x.png"], "--quiet takes no value"),
      (["render", "bell", "--size", "0", "-o", "x.png"], "from 1 to 4096"),
      (["render", "bell", "--size", "1e9", "-o", "x.png"], "from 1 to 4096"),
      (["render", "bell", "--time", "nan", "-o", "x.png"], "--time takes seconds"),
      (["render", "bell", "--time", "-1", "-o", "x.png"], "--time takes seconds"),
      (["render", "bell", "--scale", "4", "-o", "x.png"], "from 1 to 3"),
      (["render", "bell", "--color", "blau", "-o", "x.png"], "--color takes a colour"),
      (["render", "bell", "--rendering", "monocrome", "-o", "x.png"], "Did you mean monochrome?"),
      (["render", "bell", "--rendering", "palette", "-o", "x.png"], "needs --palette"),
      (["render", "bell", "--palette", "#f00,#0f0,#00f,#fff", "-o", "x.png"], "at most three colours"),
      (["render", "bell", "--margin", "10", "-o", "x.png"], "--margin takes"),
      (["render", "bell", "--effect", "scale", "--behavior", "discrete", "-o", "x.png"], "it runs as indefinite"),
      (["render", "bell", "--effect", "pulse", "--behavior", "discret", "-o", "x.png"], "Did you mean discrete?"),
      (["render", "bell", "--behavior", "discrete", "-o", "x.png"], "needs an --effect"),
      (["render", "bell", "--effect", "pulse", "--tune", "duraton=1", "-o", "x.png"], "Did you mean duration?"),
      (["render", "bell", "--effect", "pulse", "--tune", "duration=999", "-o", "x.png"], "must be from"),
      (["render", "bell", "--effect", "pulse", "--tune", "duration", "-o", "x.png"], "KEY=NUMBER"),
      (["render", "bell", "--effect", "pulse", "--options", ".sped(2)", "-o", "x.png"], ".speed"),
      (["render", "bell", "--effect", "replace", "-o", "x.png"], "second symbol"),
      (["render", "bell", "--to-symbol", "no-such", "-o", "x.png"], "--to-symbol"),
      (["render", "bell", "--to-symbol", "star", "--effect", "bounce", "-o", "x.png"], "add --effect .replace"),
      (
        ["strip", "bell", "--to-symbol", "star", "--effect", "replace", "--effect", "automatic", "-o", "x.png"],
        "one content transition; 2"
      ),
      (["render", "bell", "--transition", "wav", "-o", "x.png"], "Did you mean wave?"),
      (
        ["render", "bell", "--transition", "wave", "--behavior", "discrete", "-o", "x.png"],
        "a transition cannot run as"
      ),
      (["strip", "bell", "--frames", "200", "--size", "4096", "-o", "x.png"], "wider than a picture may be"),
      (["compare", "bell", "--effect", "bounce", "-o", "x.webp"], "export --to webp"),
      (["export", "bell", "--effect", "bounce", "-o", "out"], "--to is missing"),
      (["export", "bell", "--effect", "bounce", "--to", "presett", "-o", "out"], "Did you mean preset?"),
      (["export", "bell", "--effect", "bounce", "--to", "preset"], "-o is missing"),
      (
        ["export", "bell", "wifi", "--effect", "bounce", "--to", "preset", "-o", "-"], "here are 2 files and 1 format."
      ),
      (["export", "bell", "--effect", "bounce", "--to", "preset", "-o", "out", "--report", "-"], "takes a file"),
      (["layers", ""], "A name is empty"), (["preset"], "ACTION is missing"), (["preset", "chekc"], "validate"),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let scratch = try Scratch()
    let outcome = try Program.run(arguments, in: scratch.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(scratch.files.isEmpty)
  }

  @Test("A wrong effect name is shown with carets below the wrong part")
  func caret() throws {
    let outcome = try Program.run("render", "bell", "--effect", ".bounce.left", "-o", "x.png")
    #expect(outcome.status == 2)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex { $0.hasSuffix(".bounce.left") })
    let name = try #require(lines[place].range(of: "left"))
    let caret = try #require(lines[place + 1].range(of: "^^^^"))
    let column = { (line: String, index: String.Index) in line.distance(from: line.startIndex, to: index) }
    #expect(column(lines[place], name.lowerBound) == column(lines[place + 1], caret.lowerBound))
  }

  @Test("Help is there for the whole and for each command, on standard output")
  func help() throws {
    let whole = try Program.run("--help")
    #expect(whole.status == 0)
    #expect(whole.errors.isEmpty)
    for command in ["list", "layers", "effects", "motion", "render", "strip", "export", "compare", "preset", "schema"] {
      #expect(whole.text.contains("  \(command)"), "\(command)")
      let own = try Program.run(command, "--help")
      #expect(own.status == 0)
      #expect(own.text.hasPrefix("Usage: symbol-studio \(command)"))
      #expect(own.lines.allSatisfy { $0.count <= 100 })
      #expect(try Program.run("help", command).text == own.text)
    }
    #expect(!whole.text.contains("generate-documentation"))
  }

  @Test("The version is one line")
  func version() throws {
    let outcome = try Program.run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
    #expect(outcome.text.hasPrefix("symbol-studio "))
  }

  @Test("Two dashes end the options")
  func endOfOptions() throws {
    let scratch = try Scratch()
    try scratch.write(Drawing.dot, to: "--size")
    #expect(try Program.run("layers", "--", "--size", in: scratch.url).status == 0)
  }
}

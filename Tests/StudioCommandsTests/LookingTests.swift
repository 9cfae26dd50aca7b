import Foundation
import Testing

@Suite("Commands that tell what is there")
struct LookingTests {
  @Test("list prints name, set, layers and size of each symbol, with tabs between")
  func list() throws {
    let scratch = try Scratch()
    try scratch.write(Drawing.dot, to: "icons/dot.svg")
    try scratch.write(Drawing.pair, to: "icons/more/pair.svg")
    let outcome = try Program.run("list", "icons", in: scratch.url)
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["dot\ticons\t1\t24x24", "pair\tmore\t2\t24x24"])
    #expect(outcome.errors.isEmpty)
  }

  @Test("list --json is one array, in the same order")
  func listJSON() throws {
    let scratch = try Scratch()
    try scratch.write(Drawing.dot, to: "icons/dot.svg")
    try scratch.write(Drawing.pair, to: "icons/pair.svg")
    let outcome = try Program.run("list", "--json", "icons", in: scratch.url)
    #expect(outcome.status == 0)
    #expect(outcome.array.compactMap { $0["name"] as? String } == ["dot", "pair"])
    #expect(outcome.array.compactMap { $0["layers"] as? Int } == [1, 2])
    #expect(outcome.array.compactMap { $0["file"] as? String } == ["icons/dot.svg", "icons/pair.svg"])
  }

  @Test("A bad file among good ones is named on standard error, the others are listed, and the status is 1")
  func badFileAmongGoodOnes() throws {
    let scratch = try Scratch()
    try scratch.write(Drawing.dot, to: "icons/a.svg")
    try scratch.write(Drawing.broken, to: "icons/b.svg")
    try scratch.write(Drawing.dot, to: "icons/c.svg")
    let outcome = try Program.run("list", "icons", in: scratch.url)
    #expect(outcome.status == 1)
    #expect(outcome.lines.map { $0.prefix(1) } == ["a", "c"])
    #expect(outcome.errors.contains("icons/b.svg"))
  }

  @Test("A symbol that comes with the program goes by its name; a file of that name goes first")
  func bundledNames() throws {
    let scratch = try Scratch()
    #expect(try Program.run("layers", "bell", in: scratch.url).status == 0)
    try scratch.write(Drawing.dot, to: "bell")
    let outcome = try Program.run("layers", "--json", "bell", in: scratch.url)
    #expect((outcome.object["layers"] as? [Any])?.count == 1)
    #expect(try Program.run("list", "bundled").lines.count >= 36)
  }

  @Test("motion leads from one symbol to another: a slash is drawn, and what both share stays")
  func contentTransition() throws {
    let outcome = try Program.run("motion", "bell", "--to-symbol", "bell-slash", "--json")
    #expect(outcome.status == 0)
    let groups = try #require(outcome.object["groups"] as? [[String: Any]])
    let drawn = groups.filter { ($0["tracks"] as? [String: Any])?["drawEnd"] != nil }
    #expect(drawn.count == 2)
    let down = try Program.run("motion", "play", "--to-symbol", "heart", "--effect", "replace.downUp", "--json")
    #expect(try abs(#require(down.object["duration"] as? Double) - 0.37) < 0.16)
  }

  @Test("layers tells each layer's id, name, bounds, kind and annotation")
  func layers() throws {
    let outcome = try Program.run("layers", "wifi", "--json")
    let layers = try #require(outcome.object["layers"] as? [[String: Any]])
    #expect(layers.count == 4)
    #expect(layers.allSatisfy { Set($0.keys) == ["id", "name", "bounds", "kind", "annotation", "origins"] })
    #expect((layers[1]["annotation"] as? [String: Any])?["order"] as? Int == 1)
    #expect((layers[0]["bounds"] as? [Double])?.count == 4)
    #expect(outcome.object["notes"] is [Any])
    let text = try Program.run("layers", "wifi")
    #expect(text.lines.count == 5, "a heading and four layers")
  }

  @Test("effects lists all thirteen with options, behaviours, defaults and tuning")
  func effects() throws {
    let outcome = try Program.run("effects", "--json")
    #expect(outcome.array.count == 13)
    let bounce = try #require(outcome.array.first { $0["name"] as? String == ".bounce" })
    #expect(bounce["behaviors"] as? [String] == ["discrete", "indefinite"])
    let groups = try #require(bounce["options"] as? [[String: Any]])
    #expect(groups.compactMap { $0["default"] as? String } == [".up", ".byLayer"])
    let tuning = try #require(bounce["tuning"] as? [[String: Any]])
    let duration = try #require(tuning.first { $0["key"] as? String == "duration" })
    #expect(duration["unit"] as? String == "s")
    #expect(try Program.run("effects").text.contains(".variableColor"))
  }

  @Test("motion tells duration, phases and the groups with their tracks")
  func motion() throws {
    let outcome = try Program.run("motion", "wifi", "--effect", ".bounce", "--json")
    let object = outcome.object
    for key in ["duration", "intro", "loop", "outro"] { #expect(object[key] is Double, "\(key)") }
    let groups = try #require(object["groups"] as? [[String: Any]])
    let tracks = try #require(groups[0]["tracks"] as? [String: [[String: Any]]])
    #expect(tracks["scale"]?.count == 3)
    #expect((tracks["scale"]?[1]["value"] as? Double) == 1.2)
  }

  @Test("Stacked effects are told one by one, and together")
  func stackedMotion() throws {
    let object = try Program.run(
      "motion", "bell", "--effect", ".bounce", "--effect", ".pulse.wholeSymbol", "--json"
    ).object
    #expect((object["motions"] as? [Any])?.count == 2)
    #expect(object["duration"] as? Double == 2)
  }

  @Test("A document has the same bytes each time")
  func stableDocuments() throws {
    for arguments in [
      ["effects", "--json"], ["layers", "bell", "--json"], ["motion", "bell", "--effect", "bounce", "--json"],
    ] {
      #expect(try Program.run(arguments).output == Program.run(arguments).output)
    }
  }
}

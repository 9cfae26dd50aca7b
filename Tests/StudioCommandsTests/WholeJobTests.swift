import Foundation
import SymbolPainting
import TestSupport
import Testing

@Suite("The hand-over job of a designer, from the command line alone")
struct WholeJobTests {
  private static let icons = IconCorpus.folder?.appendingPathComponent("icons/lucide")

  @Test(
    "List a set, try an effect on one icon, look at a moment, export preset and snippets, read the preset back",
    .enabled(if: IconCorpus.isPresent, "\(IconCorpus.missing)"))
  func handOver() throws {
    let icons = try #require(Self.icons).path
    let scratch = try Scratch()
    let list = try Program.run("list", icons, "--json")
    #expect(list.status == 0)
    let icon = try #require(list.array.first { ($0["layers"] as? Int ?? 0) > 1 })
    let file = try #require(icon["file"] as? String)
    let name = try #require(icon["name"] as? String)

    let effect = [
      "--effect", ".bounce.down", "--options", ".repeat(.periodic(2, delay: 0.5)).speed(1.5)", "--tune",
      "amplitude=1.3",
    ]
    let strip = try Program.run(["strip", file] + effect + ["--size", "48", "-o", "strip.png"], in: scratch.url)
    #expect(strip.status == 0)
    let moment = try Program.run(
      ["render", file] + effect + ["--time", "0.1", "--color", "#0a84ff", "--size", "64", "-o", "moment.png"],
      in: scratch.url)
    #expect(moment.status == 0)

    let export = try Program.run(
      ["export", file] + effect + ["--to", "preset,swiftui,uikit,appkit,snippets", "-o", "out", "--report", "r.json"],
      in: scratch.url)
    #expect(export.status == 0)
    #expect(export.lines.count == 5)
    #expect(export.lines.allSatisfy { $0.hasPrefix("out/\(name).bounce-down.") })
    let preset = try #require(export.lines.first { $0.hasSuffix(".preset.json") })
    let valid = try Program.run("preset", "validate", preset, "--json", in: scratch.url)
    #expect(valid.status == 0)
    #expect(valid.array.first?["valid"] as? Bool == true)

    // What was exported plays the same again.
    let again = try Program.run(
      "render", file, "--preset", preset, "--time", "0.1", "--color", "#0a84ff", "--size", "64", "-o", "again.png",
      in: scratch.url)
    #expect(again.status == 0)
    #expect(FileManager.default.contentsEqual(atPath: scratch.path("moment.png"), andPath: scratch.path("again.png")))
    let swiftUI = try Program.run(["export", file] + effect + ["--to", "swiftui", "-o", "-"])
    #expect(swiftUI.text.contains(".symbolEffect("))
    #expect(scratch.files.count == 9)
  }

  @Test("A file that is no preset is refused with the place and the reason")
  func invalidPreset() throws {
    let scratch = try Scratch()
    try scratch.write(
      "{ \"version\": 1, \"name\": \"x\", \"effects\": [ { \"effect\": \"bounce.left\" } ] }", to: "a.json")
    try scratch.write("{", to: "b.json")
    let outcome = try Program.run("preset", "validate", "a.json", "b.json", "nowhere.json", in: scratch.url)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    for part in ["a.json", "effects[0].effect", "b.json", "nowhere.json"] { #expect(outcome.errors.contains(part)) }
    #expect(try Program.run("render", "bell", "--preset", "a.json", "-o", "x.png", in: scratch.url).status == 2)
  }
}

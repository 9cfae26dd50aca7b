import Foundation
import Testing

@testable import StudioCommands

@Suite("Saying something of layers on the command line")
struct LayersTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layers-\(UUID().uuidString)")

  /// A folder with one file, "fan.svg", of two layers.
  private func withFan(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fan = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black">
      <path id="blades" d="M12 12V4M12 12l7 4M12 12l-7 4"/><path id="foot" d="M12 18v4"/></svg>
      """
    try Data(fan.utf8).write(to: folder.appendingPathComponent("fan.svg"))
    try body()
  }

  @Test("what is said is shown, with who says it; what is guessed stands in brackets")
  func shown() throws {
    try withFan {
      let outcome = try Program.run("layers", "fan.svg", "--set", "blades.rotates=true", "--json", in: folder)
      let blades = try #require((outcome.object["layers"] as? [[String: Any]])?.first)
      #expect(blades["origins"] as? [String: String] == ["rotates": "person", "anchor": "guess"])
      #expect((blades["annotation"] as? [String: Any])?["rotates"] as? Bool == true)
      let text = try Program.run("layers", "fan.svg", "--set", "blades.rotates=true", in: folder)
      #expect(text.text.contains("rotates (anchor=12"))
    }
  }

  @Test("an annotated copy says the same when it is read, and nothing else of the file has changed")
  func copied() throws {
    try withFan {
      let made = try Program.run(
        "layers", "fan.svg", "--set", "blades.rotates=true", "--set", "foot.name=The foot", "--set",
        "blades.anchor=12 12.5", "--annotate", "copy.svgz", in: folder)
      #expect(made.status == 0 && made.lines == ["copy.svgz"], "\(made.errors)")
      let read = try Program.run("layers", "copy.svgz", "--json", in: folder)
      let layers = try #require(read.object["layers"] as? [[String: Any]])
      #expect(layers.map { $0["name"] as? String } == ["blades", "The foot"])
      #expect(layers[0]["origins"] as? [String: String] == ["rotates": "attribute", "anchor": "attribute"])
      let plain = try Program.run("layers", "fan.svg", "--annotate", "-", in: folder)
      #expect(try plain.output == Data(contentsOf: folder.appendingPathComponent("fan.svg")))
    }
  }

  @Test("guide points, value spans and what the symbol as a whole prefers are said and written too")
  func further() throws {
    try withFan {
      let made = try Program.run(
        "layers", "fan.svg", "--set", "foot.guide=0 8 0 0 0 0 1 0.5 0.5", "--set", "foot.value-span=0.25 0.5", "--set",
        "wiggle=left", "--set", "value-mode=draw", "--annotate", "copy.svg", in: folder)
      #expect(made.status == 0, "\(made.errors)")
      let read = try Program.run("layers", "copy.svg", "--json", in: folder)
      let foot = try #require((read.object["layers"] as? [[String: Any]])?.last)
      #expect(foot["origins"] as? [String: String] == ["guidePoints": "attribute", "valueSpan": "attribute"])
      #expect((foot["annotation"] as? [String: Any])?["valueSpan"] as? [Double] == [0.25, 0.5])
      #expect(read.object["preferences"] as? [String: String] == ["wiggle": "left", "valueMode": "draw"])
      let wrong = try Program.run("layers", "fan.svg", "--set", "sparkle=1", in: folder)
      #expect(wrong.status == 2 && wrong.errors.contains("wiggle, rotation, value-mode, draw-order"))
    }
  }

  @Test("guesses are written only when they are kept")
  func guesses() throws {
    try withFan {
      let rotates = ["layers", "fan.svg", "--set", "blades.rotates=true", "--annotate", "-"]
      #expect(try !Program.run(rotates, in: folder).text.contains("anchor"))
      let bars = try Program.run("layers", "battery-full", "--keep-guesses", "--annotate", "-", in: folder)
      #expect(bars.status == 0)
    }
  }

  @Test("a layer, a field or a value that there is not is refused with what there is")
  func refused() throws {
    try withFan {
      for (text, expected) in [
        ("blade.rotates=true", "blades"), ("blades.spins=true", "rotates"), ("blades.level=high", "secondary"),
        ("blades", "LAYER.FIELD=VALUE"),
      ] {
        let outcome = try Program.run("layers", "fan.svg", "--set", text, "--annotate", "no.svg", in: folder)
        #expect(outcome.status == 2 && outcome.errors.contains(expected), "\(outcome.errors)")
      }
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("no.svg").path))
    }
  }
}

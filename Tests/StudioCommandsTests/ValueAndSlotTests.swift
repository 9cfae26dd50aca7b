import Foundation
import Testing

@Suite("Variable values, template slots and stops on the command line")
struct ValueAndSlotTests {
  /// Two bars that take half of the values each, drawn by preference; two slots of different widths.
  private static func template() -> String {
    func slot(_ name: String, _ width: Int) -> String {
      let bars = [0, 1].map { index in
        "<path class='monochrome-\(index)' d='M\(index * 40) 0V-70H\(index * 40 + width)V0Z'/>"
      }
      return "<g id='\(name)' transform='matrix(1 0 0 1 1410 696)'>\(bars.joined())</g>"
    }
    return """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3300 2200'><style>
      .defaults {-sfsymbols-variable-value-mode:draw}
      .monochrome-0 {-sfsymbols-variable-threshold:0;-sfsymbols-variable-draw:0 0.5}
      .monochrome-1 {-sfsymbols-variable-threshold:0.5;-sfsymbols-variable-draw:0.5 0.5}</style>
      <g id='Guides'><line id='Baseline-S' x1='263' x2='3036' y1='696' y2='696'/>
      <line id='Capline-S' x1='263' x2='3036' y1='625.541' y2='625.541'/>
      <line id='left-margin-Regular-S' x1='1404' x2='1404' y1='600' y2='720'/>
      <line id='right-margin-Regular-S' x1='1496' x2='1496' y1='600' y2='720'/></g>
      <g id='Symbols'>\(slot("Black-S", 30))\(slot("Regular-S", 14))</g></svg>
      """
  }

  @Test("motion tells how far a value reaches each layer, in the file's own mode or in the one asked for")
  func motion() throws {
    let scratch = try Scratch()
    try scratch.write(Self.template(), to: "bars.svg")
    func strengths(_ more: String...) throws -> (mode: String?, values: [Double]) {
      let outcome = try Program.run(["motion", "bars.svg", "--json", "--value", "0.25"] + more, in: scratch.url)
      let value = try #require(outcome.object["variableValue"] as? [String: Any])
      let layers = try #require(value["layers"] as? [String: Double])
      return (value["mode"] as? String, layers.sorted { $0.key < $1.key }.map(\.value))
    }
    #expect(try strengths() == ("draw", [0.5, 0]))
    #expect(try strengths("--value-mode", "color") == ("color", [1, 0]))
    #expect(try strengths("--effect", "bounce").values == [0.5, 0])
    let text = try Program.run("motion", "bars.svg", "--value", "0.25", in: scratch.url)
    #expect(text.text.contains("variable value 0.25, shown by draw"))
  }

  @Test("a value changes every picture: render, strip, compare and frames; both modes differ; 1 is the file as it is")
  func pictures() throws {
    let scratch = try Scratch()
    func bytes(_ arguments: String...) throws -> Data {
      let outcome = try Program.run(arguments + ["--size", "48", "-o", "-"], in: scratch.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.output
    }
    let plain = try bytes("render", "wifi")
    let color = try bytes("render", "wifi", "--value", "0.4")
    let drawn = try bytes("render", "wifi", "--value", "0.4", "--value-mode", "draw")
    #expect(Set([plain, color, drawn]).count == 3)
    #expect(try bytes("render", "wifi", "--value", "1", "--value-mode", "draw") == plain)
    #expect(try bytes("render", "wifi", "--value", "0.4", "--rendering", "hierarchical") != color)
    for command in [["strip", "wifi"], ["compare", "wifi"]] {
      let usual = command + ["--effect", "bounce", "--size", "48", "-o", "-"]
      let one = try Program.run(usual, in: scratch.url).output
      #expect(try Program.run(usual + ["--value", "0.4"], in: scratch.url).output != one)
    }
    let replaced = ["render", "wifi", "--to-symbol", "wifi-slash", "--time", "0", "--size", "48", "-o", "-"]
    #expect(try Program.run(replaced + ["--value", "0"], in: scratch.url).output != plain)
    for (folder, more) in [("a", []), ("b", ["--value", "0.4", "--value-mode", "draw"])] {
      let export = ["export", "wifi", "--to", "frames", "--size", "48", "-o", folder]
      #expect(try Program.run(export + more, in: scratch.url).status == 0)
    }
    let frames = try ["a", "b"].map { folder in
      let name = try #require(scratch.files.first { $0.hasPrefix("\(folder)/") && $0.hasSuffix("0001.png") })
      return try Data(contentsOf: scratch.url.appendingPathComponent(name))
    }
    #expect(frames[0] != frames[1])
  }

  @Test("--slot chooses a template's drawing, the nearest that there is; a wrong name is refused with the nearest one")
  func slot() throws {
    let scratch = try Scratch()
    try scratch.write(Self.template(), to: "bars.svg")
    func width(_ more: String...) throws -> Double {
      let outcome = try Program.run(["layers", "bars.svg", "--json"] + more, in: scratch.url)
      let layers = try #require(outcome.object["layers"] as? [[String: Any]])
      return try #require((layers[0]["bounds"] as? [Double])?[2])
    }
    #expect(try width() == 14)
    #expect(try width("--slot", "Black-S") == 30)
    #expect(try width("--slot", "Heavy-L") == 30)
    #expect(try Program.run("render", "bell", "--slot", "Black-L", "-o", "-").status == 0, "other files have one")
    let wrong = try Program.run("render", "bars.svg", "--slot", "Regulr-M", "-o", "a.png", in: scratch.url)
    #expect(wrong.status == 2 && wrong.errors.contains("Did you mean Regular-M?"), "\(wrong.errors)")
  }

  @Test("--value-mode without a value, and --stop for what ends by itself, are wrong usage in words")
  func refusals() throws {
    let mode = try Program.run("render", "bell", "--value-mode", "draw", "-o", "a.png")
    #expect(mode.status == 2 && mode.errors.contains("--value-mode needs a --value"))
    let discrete = try Program.run("render", "bell", "--effect", "bounce", "--stop", "0.2", "-o", "a.png")
    #expect(discrete.status == 2 && discrete.errors.contains("add --behavior indefinite"), "\(discrete.errors)")
    let none = try Program.run("render", "bell", "--stop", "0.2", "-o", "a.png")
    #expect(none.status == 2 && none.errors.contains("--stop needs an --effect"))
    let transition = try Program.run(
      "render", "bell", "--effect", "appear", "--behavior", "insertion", "--stop", "0.1", "-o", "a.png")
    #expect(transition.status == 2 && transition.errors.contains("ends by itself"))
  }
}

import Foundation
import SymbolPainting
import Testing

@Suite("Commands that make pictures and files")
struct MakingTests {
  private func picture(_ path: String) throws -> RasterImage {
    try RasterImage(pngData: try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test("render writes a square PNG of the size and scale asked for, and prints its path")
  func render() throws {
    let scratch = try Scratch()
    let outcome = try Program.run("render", "bell", "--size", "40", "--scale", "2", "-o", "bell.png", in: scratch.url)
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["bell.png"])
    #expect(scratch.files == ["bell.png"])
    let image = try picture(scratch.path("bell.png"))
    #expect(image.width == 80 && image.height == 80)
  }

  @Test("-o - writes the picture to standard output and nothing else")
  func standardOutput() throws {
    let outcome = try Program.run("render", "bell", "--size", "16", "-o", "-")
    #expect(outcome.status == 0)
    #expect(try RasterImage(pngData: outcome.output).width == 16)
  }

  @Test("A moment of a motion differs from rest, and beyond its end it is the end state")
  func moments() throws {
    func bytes(_ time: String) throws -> Data {
      try Program.run("render", "bell", "--effect", "bounce", "--time", time, "--size", "48", "-o", "-").output
    }
    let rest = try Program.run("render", "bell", "--size", "48", "-o", "-").output
    #expect(try bytes("0") == rest)
    #expect(try bytes("0.18") != rest)
    #expect(try bytes("99") == rest)
  }

  @Test("A snippet of Apple's code stands for the effects that it names; what is not understood is said")
  func snippet() throws {
    let scratch = try Scratch()
    let code = try scratch.write(
      "Image(systemName: \"bell\")\n  .symbolEffect(.bounce.down.sideways, options: .speed(2), value: n)",
      to: "Bell.swift")
    func render(_ arguments: String...) throws -> Program.Outcome {
      try Program.run(["render", "bell", "--time", "0.09", "--size", "48", "-o", "-"] + arguments)
    }
    let named = try render("--effect", ".bounce.down", "--options", ".speed(2)")
    let pasted = try render("--snippet", code)
    #expect(pasted.status == 0)
    #expect(pasted.output == named.output)
    #expect(pasted.errors.contains("Bell.swift, Line 2, column 30:"), "\(pasted.errors)")
    let nothing = try render("--snippet", try scratch.write("let x = 1", to: "Other.swift"))
    #expect(nothing.status == 2)
    #expect(nothing.errors.contains("no symbol effect"))
    #expect(try render("--snippet", code, "--effect", "pulse").status == 2)
    #expect(try render("--snippet", code, "--transition", "wave").status == 2)
  }

  @Test("Tint, background, rendering and margin are seen")
  func look() throws {
    func corner(_ arguments: String...) throws -> (corner: UInt32, center: UInt32) {
      let scratch = try Scratch()
      let dot = try scratch.write(Drawing.dot, to: "dot.svg")
      let image = try RasterImage(
        pngData: Program.run(["render", dot, "--size", "24", "-o", "-"] + arguments).output)
      return (image[0, 0].word, image[12, 12].word)
    }
    #expect(try corner("--color", "#0f0") == (0, 0xFF00_FF00))
    #expect(try corner("--background", "white") == (0xFFFF_FFFF, 0xFF00_0000))
    #expect(try corner("--palette", "#00f") == (0, 0xFF00_00FF))
  }

  @Test("strip has a cell a frame, and as many as asked for")
  func strip() throws {
    let outcome = try Program.run("strip", "bell", "--effect", "bounce", "--size", "32", "--frames", "6", "-o", "-")
    let image = try RasterImage(pngData: outcome.output)
    #expect(image.width == 6 * 32)
    #expect(image.height > 32)
  }

  @Test("compare writes a sheet as PNG or PDF; a bad file leaves its row out and gives status 1")
  func compare() throws {
    let scratch = try Scratch()
    try scratch.write(Drawing.broken, to: "broken.svg")
    let arguments = ["compare", "bell", "wifi", "--effect", ".bounce", "--effect", ".bounce.down", "--size", "32"]
    #expect(try Program.run(arguments + ["-o", "sheet.png"], in: scratch.url).status == 0)
    let whole = try picture(scratch.path("sheet.png"))
    let partly = try Program.run(arguments + ["broken.svg", "-o", "sheet.png"], in: scratch.url)
    #expect(partly.status == 1)
    #expect(partly.errors.contains("broken.svg"))
    #expect(try picture(scratch.path("sheet.png")).height == whole.height)
    #expect(try Program.run(arguments + ["-o", "sheet.pdf"], in: scratch.url).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: scratch.path("sheet.pdf"))).prefix(5) == Data("%PDF-".utf8))
  }

  @Test("A content transition begins with the one symbol and ends with the other")
  func contentTransition() throws {
    func picture(_ arguments: String...) throws -> RasterImage {
      try RasterImage(pngData: Program.run(["render"] + arguments + ["--size", "48", "-o", "-"]).output)
    }
    func differs(_ first: RasterImage, _ second: RasterImage) -> Bool {
      zip(first.bytes, second.bytes).contains { abs(Int($0) - Int($1)) > 24 }
    }
    let (play, pause) = (try picture("play"), try picture("pause"))
    #expect(!differs(try picture("play", "--to-symbol", "pause"), play))
    #expect(!differs(try picture("play", "--to-symbol", "pause", "--time", "9"), pause))
    let between = try picture("play", "--to-symbol", "pause", "--effect", ".replace.upUp", "--time", "0.1")
    #expect(differs(between, play) && differs(between, pause))
  }

  @Test("Other effects run beside a content transition, as on the stage, whichever is named first")
  func besideContentTransition() throws {
    func strip(_ arguments: String...) throws -> Data {
      let outcome = try Program.run(
        ["strip", "bell", "--to-symbol", "bell-slash"] + arguments + ["--size", "48", "-o", "-"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.output
    }
    let both = try strip("--effect", "replace", "--effect", "breathe", "--behavior", "indefinite")
    #expect(try strip("--effect", "breathe", "--effect", "replace", "--behavior", "indefinite") == both)
    #expect(
      try strip(
        "--effect", "replace", "--effect", "breathe", "--behavior", "contentTransition", "--behavior", "indefinite")
        == both)
    #expect(try strip("--effect", "replace") != both)
  }

  @Test("What is exported of several effects beside a content transition is what is drawn")
  func exportBesideContentTransition() throws {
    let scratch = try Scratch()
    let effects = [
      "--to-symbol", "wifi-slash", "--effect", "replace.upUp", "--effect", "pulse", "--behavior", "indefinite",
      "--margin", "0", "--size", "48",
    ]
    // As the window's export, which is made of the same request.
    try Program.run(["export", "wifi"] + effects + ["--to", "frames", "--fps", "10", "-o", "out"], in: scratch.url)
    let frames = scratch.files.filter { $0.hasSuffix(".png") }.sorted()
    #expect(frames.count > 10)
    for index in [0, 1, 2, 7] {
      let time = "\(Double(index) / 10)"
      try Program.run(["render", "wifi"] + effects + ["--time", time, "-o", "one.png"], in: scratch.url)
      #expect(try picture(scratch.path("one.png")).bytes == picture(scratch.path(frames[index])).bytes, "at \(time) s")
    }
  }

  @Test("On a sheet a content transition stands beside other effects")
  func sheetBesideContentTransition() throws {
    let outcome = try Program.run(
      "compare", "bell", "--to-symbol", "bell-slash", "--effect", "replace", "--effect", "breathe", "--size", "48",
      "-o",
      "-")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try RasterImage(pngData: outcome.output).width > 0)
  }

  @Test("export names files after symbol and effect as it was written, and prints each path")
  func export() throws {
    let scratch = try Scratch()
    let outcome = try Program.run(
      "export", "bell", "--effect", ".bounce.up", "--to", "preset", "-o", "out/deep", in: scratch.url)
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["out/deep/bell.bounce-up.preset.json"])
    #expect(scratch.files == ["out/deep/bell.bounce-up.preset.json"])
  }

  @Test("Stacked effects are joined by a plus sign")
  func stackedNames() throws {
    let scratch = try Scratch()
    let outcome = try Program.run(
      "export", "bell", "--effect", "bounce.up", "--effect", ".pulse", "--to", "preset", "-o", ".", in: scratch.url)
    #expect(outcome.lines == ["./bell.bounce-up+pulse.preset.json"])
  }

  @Test("Two symbols of one name from different folders do not overwrite each other")
  func sameNames() throws {
    let scratch = try Scratch()
    try scratch.write(Drawing.dot, to: "solid/star.svg")
    try scratch.write(Drawing.pair, to: "outline/star.svg")
    let outcome = try Program.run(
      "export", "solid/star.svg", "outline", "--effect", "bounce", "--to", "preset", "-o", "out", in: scratch.url)
    #expect(outcome.status == 0)
    #expect(Set(outcome.lines) == ["out/solid-star.bounce.preset.json", "out/outline-star.bounce.preset.json"])
  }

  @Test("Names that a shell or file system would trip over are made safe, and stay different")
  func hostileNames() throws {
    let scratch = try Scratch()
    for name in ["a b", "a\nb", "$(touch x)", "-rf", "ünï", "🔔", ".hidden", String(repeating: "n", count: 240)] {
      try scratch.write(Drawing.dot, to: "in/\(name).svg")
    }
    let outcome = try Program.run("export", "in", "--effect", "bounce", "--to", "preset", "-o", "out", in: scratch.url)
    #expect(outcome.status == 0)
    let names = outcome.lines.map { $0.replacing("out/", with: "") }
    #expect(names.count == 7, "hidden files are not searched")
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.hasSuffix(".bounce.preset.json"))
      #expect(!name.hasPrefix("-") && !name.hasPrefix("."))
      #expect(name.allSatisfy { !" \n$()/\\'\"".contains($0) })
      #expect(name.utf8.count < 255)
    }
    #expect(names.contains("ünï.bounce.preset.json"))
  }

  @Test("frames are numbered pictures with a description of their phases")
  func frames() throws {
    let scratch = try Scratch()
    let outcome = try Program.run(
      "export", "bell", "--effect", "bounce", "--to", "frames", "--fps", "10", "--size", "24", "-o", "out",
      in: scratch.url)
    #expect(outcome.status == 0)
    let description = try #require(
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: URL(fileURLWithPath: scratch.path("out/bell.bounce.frames.json")))) as? [String: Any])
    let times = try #require(description["times"] as? [Double])
    #expect(outcome.lines.count == times.count + 1)
    #expect(outcome.lines[0] == "out/bell.bounce.0001.png")
    #expect(try picture(scratch.path("out/bell.bounce.0001.png")).width == 24)
    let box = try #require(description["symbolBox"] as? [Double])
    #expect(box[2] < 24, "the motion got room")
  }

  @Test("A folder that cannot be written to is one message and status 1, whatever the number of files")
  func unwritableFolder() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "file")
    let outcome = try Program.run(
      "export", "bell", "wifi", "--effect", "bounce", "--to", "preset", "-o", "file/out", in: scratch.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try Program.run("render", "bell", "-o", "nowhere/bell.png", in: scratch.url).status == 1)
    #expect(scratch.files == ["file"])
  }

  @Test("The report has every input with its files and errors")
  func report() throws {
    let scratch = try Scratch()
    try scratch.write(Drawing.broken, to: "broken.svg")
    let outcome = try Program.run(
      "export", "bell", "broken.svg", "nowhere.svg", "--effect", "bounce", "--to", "preset", "-o", "out", "--report",
      "report.json", in: scratch.url)
    #expect(outcome.status == 1)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: scratch.path("report.json"))))
        as? [String: Any])
    #expect(report["failed"] as? Int == 2)
    let results = try #require(report["results"] as? [[String: Any]])
    #expect(results.count == 3)
    #expect(results.filter { $0["error"] is String }.count == 2)
  }

  @Test("Exporting again gives the same bytes")
  func sameBytes() throws {
    let arguments = [
      "export", "wifi", "--effect", "bounce", "--to", "preset,frames", "--fps", "5", "--size", "32", "-o",
    ]
    let (first, second) = (try Scratch(), try Scratch())
    try Program.run(arguments + ["."], in: first.url)
    try Program.run(arguments + [".", "--jobs", "1"], in: second.url)
    #expect(first.files == second.files && !first.files.isEmpty)
    for file in first.files {
      #expect(FileManager.default.contentsEqual(atPath: first.path(file), andPath: second.path(file)), "\(file)")
    }
  }
}

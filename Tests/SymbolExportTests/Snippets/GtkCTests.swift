import ExportProof
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolLoading
import SymbolMotion
import SymbolPainting
import TestSupport
import Testing

@testable import SymbolExport

@Suite("The program in C", .enabled(if: CCompiler.flags != nil, "needs cc, pkg-config and GTK's headers"))
struct GtkCTests {
  /// Effects on symbols that differ in what can go wrong: each effect once, each symbol once or twice.
  private static let cases: [(symbol: ProofSymbol, effect: String, behavior: AppliedBehavior)] = [
    (.stroked, ".drawOn", .insertion), (.filled, ".bounce", .discrete), (.compound, ".drawOff.reversed", .removal),
    (.gradient, ".rotate.counterClockwise.wholeSymbol", .discrete),
    (.offOrigin, ".variableColor.iterative", .indefinite),
    (.groupOpacity, ".breathe.pulse", .indefinite), (.stroked, ".wiggle.left", .indefinite),
  ]

  @Test("compiles without a warning and draws what the preview shows, at 0, 25, 50, 75 and 100 % and each extreme")
  func fidelity() throws {
    for (symbol, effect, behavior) in Self.cases {
      let request = ExportRequest(
        symbol: try symbol.load(), effects: [AppliedEffect(try AnySymbolEffect(parsing: effect), behavior: behavior)],
        look: Look(size: 256))
      try compare(request, "\(effect) on \(symbol)")
    }
  }

  /// Every effect in every behaviour, as the catalogue has them.
  private static let everyForm = EffectKind.allCases.flatMap { kind in
    AppliedBehavior.supported(by: kind).map { AppliedEffect(kind.effect, behavior: $0) }
  }

  @Test("every effect in every behaviour compiles without a warning, runs, and draws what the preview shows half way")
  func everyEffect() throws {
    #expect(Self.everyForm.count > 25)
    for applied in Self.everyForm {
      let isReplacement = applied.behavior == .contentTransition
      let request = ExportRequest(
        symbol: try ProofSymbol.stroked.load(), secondSymbol: isReplacement ? try ProofSymbol.filled.load() : nil,
        effects: [applied], look: Look(size: 256))
      let name = "\(applied.effect.dotName) (\(applied.behavior.rawValue))"
      try compare(request, name, at: [request.playback.length * 0.4])
    }
  }

  @Test("a replacement's slash is drawn while its gap opens; levels have their strengths; a stop lets the outro follow")
  func details() throws {
    let folder = try #require(SymbolCollection.bundled.location)
    func bundled(_ name: String) throws -> Symbol {
      try SymbolReader.read(Data(contentsOf: folder.appendingPathComponent("\(name).svg")), name: "\(name).svg")
    }
    let replace = ExportRequest(
      symbol: try bundled("bell"), secondSymbol: try bundled("bell-slash"),
      effects: [AppliedEffect(.init(.replace), behavior: .contentTransition)], look: Look(size: 256))
    try compare(replace, "replace")
    var stopped = ExportRequest(
      symbol: try bundled("wifi"), effects: [AppliedEffect(.init(.scale), behavior: .indefinite)],
      look: Look(size: 256, tint: Color(red: 0.8, green: 0.1, blue: 0.3), rendering: .hierarchical))
    stopped.stop = 1.5
    try compare(stopped, "scale, stopped")
  }

  @Test("the widget plays in a window and the program ends", .enabled(if: CCompiler.display != nil, "needs a display"))
  func window() throws {
    let request = ExportRequest(
      symbol: try ProofSymbol.filled.load(), effects: [AppliedEffect(.init(.bounce), behavior: .discrete)])
    let program = try CCompiler.compile(GtkCSnippet(request).source)
    defer { try? FileManager.default.removeItem(at: program.deletingLastPathComponent()) }
    let outcome = try CCompiler.run(program.path, ["--seconds", "0.8"])
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(!outcome.text.contains("CRITICAL"), "\(outcome.text)")
  }

  @Test("names stay text: none ends a literal or a comment")
  func names() throws {
    for name in SnippetSamples.hostileNames {
      let source = GtkCSnippet(
        SnippetSamples.request([AppliedEffect(.init(.bounce), behavior: .discrete)], name: name)
      ).source
      #expect(source.components(separatedBy: "*/").count == source.components(separatedBy: "/*").count)
      #expect(source.utf8.allSatisfy { $0 == 10 || (32..<127).contains($0) })
      #expect(GtkCText.string(name).dropFirst().dropLast().utf8.allSatisfy { $0 != UInt8(ascii: "\"") })
    }
  }

  private func compare(_ request: ExportRequest, _ name: String, at times: [Double]? = nil) throws {
    let export = try ExportTarget.gtkC.export(request)
    #expect(export.issues == [])
    let program = try CCompiler.compile(export.text)
    defer { try? FileManager.default.removeItem(at: program.deletingLastPathComponent()) }
    let playback = request.playback
    let renderer = SymbolRenderer(playback.symbol)
    var look = request.look
    look.margin = request.margin.fraction(for: playback, renderer: renderer)
    for time in times ?? request.proofTimes {
      let file = program.deletingLastPathComponent().appendingPathComponent("frame.png")
      let stop = request.stop.map { ["\($0)"] } ?? []
      let outcome = try CCompiler.run(program.path, ["--frame", "\(time)", file.path, "256"] + stop)
      try #require(outcome.status == 0, "\(outcome.text)")
      let picture = try RasterImage(pngData: Data(contentsOf: file))
      let fidelity = PictureMeasure.compare(picture, renderer.image(playback.frame(at: time), look: look))
      #expect(fidelity.isWithinLimits, "\(name) at \(time): \(fidelity)")
    }
  }
}

/// The system's C compiler with GTK's flags.
enum CCompiler {
  /// From pkg-config; nil where anything is missing.
  static let flags: [String]? = {
    guard let outcome = try? run("pkg-config", ["--cflags", "--libs", "gtk4"]), outcome.status == 0,
      (try? run("cc", ["--version"]))?.status == 0
    else { return nil }
    return outcome.text.split(whereSeparator: \.isWhitespace).map(String.init)
  }()

  /// The display of the test, as in `scripts/test`.
  static let display = ProcessInfo.processInfo.environment["DISPLAY"].flatMap { $0.isEmpty ? nil : $0 }

  /// - Returns: the program, alone in a folder of its own.
  static func compile(_ source: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gtk-c-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("symbol.c")
    try Data(source.utf8).write(to: file)
    let program = folder.appendingPathComponent("symbol")
    let outcome = try run(
      "cc",
      ["-std=gnu11", "-Wall", "-Wextra", "-Wno-unused-parameter", "-Werror", "-o", program.path, file.path]
        + (flags ?? []) + ["-lm"])
    try #require(outcome.status == 0, "\(outcome.text)")
    return program
  }

  static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
    let outcome = try ChildProcess.run(program, arguments)
    return (outcome.status, outcome.text + outcome.errorText)
  }
}

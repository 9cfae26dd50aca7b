import Foundation
import SymbolArt
import SymbolEffects
import SymbolExport
import SymbolLoading
import SymbolMotion
import TestSupport
import Testing

@Suite(
  "Snippets for GTK in Swift are compiled and run",
  .enabled(if: TestWindow.isPossible && SnippetProgram.isPossible, "needs a display, swiftc and the built modules"))
struct SnippetRunningTests {
  @Test("every effect in every behaviour, tuned ones too, with a value: in a window, played and stopped")
  func run() throws {
    let folder = try #require(SymbolCollection.bundled.location)
    func symbol(_ name: String) throws -> Symbol {
      try SymbolReader.read(Data(contentsOf: folder.appendingPathComponent("\(name).svg")), name: "\(name).svg")
    }
    let (wifi, slash) = (try symbol("wifi"), try symbol("wifi-slash"))
    var requests: [ExportRequest] = []
    for kind in EffectKind.allCases {
      for behavior in AppliedBehavior.supported(by: kind) {
        requests.append(
          ExportRequest(
            symbol: wifi, secondSymbol: slash, effects: [AppliedEffect(kind.effect, behavior: behavior)]))
        guard let parameter = TuningCatalog.parameters(for: kind).first else { continue }
        let tuned = AppliedEffect(
          kind.effect, behavior: behavior, options: .default.speed(2),
          tuning: Tuning([parameter.key: (parameter.defaultValue + parameter.maximum) / 2]))
        var request = ExportRequest(symbol: wifi, secondSymbol: slash, effects: [tuned])
        request.variableValue = 0.4
        request.variableValueMode = .draw
        request.look.rendering = .hierarchical
        request.unanimated = behavior == .indefinite ? [kind] : []
        requests.append(request)
      }
    }
    let own = CustomTransition.flipFromBottom.combined(with: .wave).combined(with: .push(from: .top))
    for transition in CustomTransition.readyMade.map(\.transition) + [own] {
      requests.append(
        ExportRequest(
          symbol: wifi,
          effects: [AppliedBehavior.insertion, .removal].map {
            AppliedEffect(.customTransition(transition), behavior: $0)
          }))
    }
    for way in ImageSwitching.Way.allCases {
      for style in ImageSwitching.Style.allCases {
        let switching = ImageSwitching(way: way, style: style, curve: .spring(response: 0.3, dampingFraction: 0.8))
        requests.append(
          ExportRequest(
            symbol: wifi, secondSymbol: slash,
            effects: [AppliedEffect(.imageSwitching(switching), behavior: .contentTransition)]))
      }
    }
    let text = try TextReader.read(TextSource("Saved “it”", font: "Sans Bold", parts: .words))
    requests.append(
      ExportRequest(symbol: text, effects: [AppliedEffect(.customTransition(.wave), behavior: .insertion)]))
    let output = try SnippetProgram.run(requests, symbols: folder)
    #expect(output.contains("played \(requests.count)"), "\(output)")
    #expect(!output.contains("CRITICAL") && !output.contains("SymbolView:"), "\(output)")
  }
}

/// A program of many snippets, compiled against the modules beside the test bundle.
private enum SnippetProgram {
  private static let build = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")
  private static let targets = [
    "SymbolEffects", "SymbolArt", "SymbolPainting", "SymbolMotion", "SymbolLoading", "SymbolDrawing", "GtkSupport",
    "SymbolView",
  ]

  static let isPossible = FileManager.default.fileExists(
    atPath: build.appendingPathComponent("Modules/SymbolView.swiftmodule").path)

  static func run(_ requests: [ExportRequest], symbols: URL) throws -> String {
    var snippets: [String] = []
    var imports: Set<String> = ["import CGtk", "import SymbolView"]
    var calls: [String] = []
    for (index, request) in requests.enumerated() {
      let lines = try ExportTarget.gtkSwift.export(request).text.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      imports.formUnion(lines.filter { $0.hasPrefix("import ") })
      snippets += ["enum Snippet\(index) {"] + lines.filter { !$0.hasPrefix("import ") } + ["}"]
      let further = try forms(request)
      for (place, form) in further.enumerated() {
        let source = form.split(separator: "\n").map(String.init)
        imports.formUnion(source.filter { $0.hasPrefix("import ") })
        snippets += ["enum Snippet\(index)Form\(place) {"] + source.filter { !$0.hasPrefix("import ") } + ["}"]
      }
      calls += ["do {", "  let symbol = try Snippet\(index).AnimatedSymbol(folder: folder)", "  show(symbol.view)"]
      let source = lines.joined(separator: "\n")
      for (function, call) in [
        ("func play()", "symbol.play()"), ("func start()", "symbol.start(); turn(); symbol.stop()"),
        ("func setShown(", "symbol.setShown(false); turn(); symbol.setShown(true)"),
        ("func replace()", "try symbol.replace()"),
        ("func showNext(", "let wish = symbol.showNext(); while !wish.isOver { turn() }"),
      ] where source.contains(function) {
        calls.append("  \(call)")
      }
      calls += ["  turn()", "  played += 1", "}"]
    }
    let main =
      imports.sorted() + [
        "precondition(gtk_init_check() != 0)", "let folder = URL(fileURLWithPath: CommandLine.arguments[1])",
        "func cast<Wanted>(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<Wanted> {",
        "  UnsafeMutableRawPointer(widget!).assumingMemoryBound(to: Wanted.self)", "}",
        "let window = gtk_window_new()", "let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)",
        "gtk_window_set_child(cast(window), row)", "gtk_window_present(cast(window))", "var played = 0",
        "@MainActor func turn() { for _ in 0..<40 { g_main_context_iteration(nil, 0); usleep(500) } }",
        "@MainActor func show(_ view: SymbolView) { gtk_box_append(cast(row), view.widget); turn() }",
      ] + calls + ["print(\"played \\(played)\")"]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snippets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      ("main.swift", main), ("Snippets.swift", imports.sorted() + snippets),
    ].map { (folder.appendingPathComponent($0.0), $0.1) }
    for (file, lines) in files { try Data(lines.joined(separator: "\n").utf8).write(to: file) }
    let program = folder.appendingPathComponent("program")
    let compiling = try run("swiftc", try arguments(files.map(\.0), program))
    guard compiling.status == 0 else { return compiling.text }
    return try run(program.path, [symbols.path]).text
  }

  /// The further forms, from the file of all snippets.
  private static func forms(_ request: ExportRequest) throws -> [String] {
    struct Form: Decodable { var code: String }
    struct File: Decodable { var forms: [String: [String: Form]] }
    let data = try ExportTarget.snippets.export(request).files.first?.data ?? Data()
    let forms = try JSONDecoder().decode(File.self, from: data).forms[ExportTarget.gtkSwift.id] ?? [:]
    return forms.sorted { $0.key < $1.key }.map(\.value.code)
  }

  private static func arguments(_ files: [URL], _ program: URL) throws -> [String] {
    let packages = ["gtk4", "librsvg-2.0", "libxml-2.0", "pangocairo", "pixman-1"]
    func words(_ option: String) throws -> [String] {
      try run("pkg-config", [option] + packages).text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    // Whichever C libraries the modules have: a map is read only where it is imported.
    let shims = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .map { "\(sources.path)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    let flags = try words("--cflags").filter { $0.hasPrefix("-I") }.flatMap { ["-Xcc", $0] }
    let objects = try targets.flatMap { target -> [String] in
      let folder = build.appendingPathComponent("\(target).build")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".o") }
        .map { folder.appendingPathComponent($0).path }
    }
    return ["-swift-version", "6", "-Onone", "-I", build.appendingPathComponent("Modules").path, "-o", program.path]
      + shims + flags + files.map(\.path) + objects + (try words("--libs")) + ["-lm"]
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
    let outcome = try ChildProcess.run(program, arguments)
    return (outcome.status, outcome.text + outcome.errorText)
  }
}

import Foundation

/// Asks the Swift compiler whether source text compiles: for proofs about what the types allow and refuse.
public struct SwiftTypeChecker: Sendable {
  /// What the compiler said of one place.
  public struct Diagnostic: Hashable, Sendable {
    public var file: String
    public var line: Int
    public var message: String
  }

  private let compiler: URL
  /// Where the modules of the package under test were built.
  private let modules: URL

  /// The compiler on the search path and the modules beside the running test bundle; nil if either is missing.
  public static let found: SwiftTypeChecker? = {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compiler = paths.lazy.map { URL(fileURLWithPath: "\($0)/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let modules = bundle.deletingLastPathComponent().appendingPathComponent("Modules")
    guard let compiler,
      FileManager.default.fileExists(atPath: modules.appendingPathComponent("SymbolEffects.swiftmodule").path)
    else { return nil }
    return SwiftTypeChecker(compiler: compiler, modules: modules)
  }()

  /// Why `found` is nil, for the skip of a test.
  public static let missingReason = "needs swiftc on the search path and the modules beside the test bundle"

  /// The errors of the sources, which are compiled together as one module. `stubs` are sources of modules that the
  /// others import, by the module's name.
  public func errors(in sources: [String: String], stubs: [String: String] = [:]) throws -> [Diagnostic] {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "typecheck-\(ProcessInfo.processInfo.processIdentifier)-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for (module, source) in stubs {
      let file = directory.appendingPathComponent("\(module).swift")
      try Data(source.utf8).write(to: file)
      let output = try run([
        "-emit-module", "-module-name", module, "-o",
        directory.appendingPathComponent("\(module).swiftmodule").path, "-I", modules.path, file.path,
      ])
      let errors = Self.errors(in: output)
      if !errors.isEmpty { return errors }
    }
    let sourceDirectory = directory.appendingPathComponent("sources")
    try FileManager.default.createDirectory(at: sourceDirectory, withIntermediateDirectories: true)
    var arguments = ["-typecheck", "-parse-as-library", "-module-name", "Checked", "-I", modules.path]
    arguments += ["-I", directory.path]
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      let file = sourceDirectory.appendingPathComponent(name)
      try Data(source.utf8).write(to: file)
      arguments.append(file.path)
    }
    return Self.errors(in: try run(arguments))
  }

  private func run(_ arguments: [String]) throws -> String {
    let outcome = try ChildProcess.run(compiler.path, ["-swift-version", "6", "-diagnostic-style=llvm"] + arguments)
    var text = outcome.errorText
    // A compiler that fails without pointing at a place (a missing module, a crash) must not look like success.
    if outcome.status != 0, Self.errors(in: text).isEmpty {
      text += "\n\(compiler.lastPathComponent):0:0: error: status \(outcome.status): \(text)"
    }
    return text
  }

  /// Lines of the form `path:line:column: error: message`.
  private static func errors(in output: String) -> [Diagnostic] {
    output.split(separator: "\n").compactMap { line in
      guard let mark = line.range(of: ": error: ") else { return nil }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let number = Int(place[place.count - 2]) else {
        return Diagnostic(file: "", line: 0, message: String(line))
      }
      let file = place.dropLast(2).joined(separator: ":").split(separator: "/").last.map(String.init) ?? ""
      return Diagnostic(file: file, line: number, message: String(line[mark.upperBound...]))
    }
  }
}

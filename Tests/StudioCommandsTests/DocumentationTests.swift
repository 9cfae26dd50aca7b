import Foundation
import TestSupport
import Testing

/// How the files are made anew, after a change of the command tables:
///
///     SYMBOL_STUDIO_RECORD_DOCUMENTATION=1 swift test --filter DocumentationTests
@Suite("The man page and the completions say what the parser reads")
struct DocumentationTests {
  private static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("data")

  private static let files = [
    ("man", "man/symbol-studio.1"), ("bash", "completions/bash/symbol-studio"),
    ("zsh", "completions/zsh/_symbol-studio"), ("fish", "completions/fish/symbol-studio.fish"),
  ]

  @Test(
    "The committed file is the one that the program makes", arguments: files)
  func upToDate(kind: String, name: String) throws {
    let made = try Program.run("generate-documentation", kind)
    #expect(made.status == 0)
    let file = Self.data.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["SYMBOL_STUDIO_RECORD_DOCUMENTATION"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try made.output.write(to: file)
    }
    #expect(try Data(contentsOf: file) == made.output)
  }

  @Test(
    "Shells accept the completions",
    arguments: [
      ("bash", ["-n"], "completions/bash/symbol-studio"), ("zsh", ["-n"], "completions/zsh/_symbol-studio"),
      ("fish", ["-n"], "completions/fish/symbol-studio.fish"),
    ])
  func syntax(shell: String, arguments: [String], name: String) throws {
    guard let path = ["/bin/\(shell)", "/usr/bin/\(shell)"].first(where: FileManager.default.isExecutableFile) else {
      return
    }
    let outcome = try ChildProcess.run(path, arguments + [Self.data.appendingPathComponent(name).path])
    #expect(outcome.status == 0, "\(outcome.errorText)")
  }
}

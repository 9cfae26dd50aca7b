import Foundation
import TestSupport
import Testing

/// The benchmark's command line.
struct BenchmarkArgumentTests {
  private func run(_ arguments: String...) throws -> Program.Outcome {
    let program = Program.url.deletingLastPathComponent().appendingPathComponent("symbol-studio-bench")
    let outcome = try ChildProcess(program.path, arguments).outcome()
    return Program.Outcome(status: outcome.status, output: outcome.output, errors: outcome.errorText)
  }

  @Test("asked for help it measures nothing")
  func help() throws {
    let outcome = try run("--help")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("--icons FOLDER") && outcome.text.contains("'vector exports'"))
    #expect(!outcome.errors.contains("measuring"))
  }

  @Test(
    "what it does not know it refuses, with help",
    arguments: [
      (["--onyl", "load"], "“--onyl”"), (["load"], "“load”"), (["--only", "loaf"], "“loaf”"),
      (["--only"], "--only needs words"), (["--icons"], "--icons needs a folder"),
      (["--only", "load", "--all"], "“--all”"),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let program = Program.url.deletingLastPathComponent().appendingPathComponent("symbol-studio-bench")
    let outcome = try ChildProcess(program.path, arguments).outcome()
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errorText.contains(message) && outcome.errorText.contains("Usage:"))
    #expect(!outcome.errorText.contains("measuring"))
  }

  @Test("several words may be named, by their beginnings, too")
  func several() throws {
    let outcome = try run("--only", "fra", "gif")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("measuring: frame\n") && outcome.errors.contains("measuring: gif\n"))
    #expect(outcome.errors.components(separatedBy: "measuring").count == 3)
  }
}

import Foundation

/// Where the program `symbol-probe` is.
enum ProbeLocation {
  /// Names another place, for packagers and tests.
  static let environmentName = "SYMBOL_STUDIO_PROBE"

  /// The probe's file, or nil when it is in none of the places.
  static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment, program: URL = RunningProgram.folder
  ) -> URL? {
    candidates(environment: environment, program: program).first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  /// The places, in the order they are looked at: the environment's word is final.
  static func candidates(environment: [String: String], program: URL) -> [URL] {
    if let path = environment[environmentName], !path.isEmpty { return [URL(fileURLWithPath: path)] }
    return [
      program.appendingPathComponent("symbol-probe"),
      program.appendingPathComponent("../libexec/symbol-studio/symbol-probe"),
      program.appendingPathComponent("../libexec/symbol-probe"),
    ].map(\.standardizedFileURL)
  }
}

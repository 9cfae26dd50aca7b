import Foundation

/// A program that a row starts beside itself, and what the system says of it.
final class ChildProgram {
  private let process = Process()

  /// Starts it with empty settings of its own, so that nothing from earlier sittings counts.
  init(_ program: URL, _ arguments: [String] = [], home: URL) throws {
    process.executableURL = program
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    for variable in ["XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"] {
      environment[variable] = home.path
    }
    environment["GSK_RENDERER"] = environment["GSK_RENDERER"] ?? "cairo"
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { stop() }

  /// Ends it and waits for its end.
  func stop() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }

  /// Waits until it shows a window; false when it did not within `seconds`.
  func waitForWindow(seconds: Double = 20) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      if run("xdotool", ["search", "--onlyvisible", "--pid", "\(process.processIdentifier)"]) == 0 { return true }
      usleep(1000)
    }
    return false
  }

  /// Processor seconds used so far (user and system), from /proc.
  var processorSeconds: Double {
    guard let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8),
      let tail = text.split(separator: ")").last
    else { return .nan }
    let fields = tail.split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return .nan }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Resident memory in megabytes, from /proc.
  var residentMegabytes: Double { residentMemory(of: "\(process.processIdentifier)") }
}

/// Resident memory of a process ("self" for this one) in megabytes.
func residentMemory(of process: String) -> Double {
  guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
    let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
    let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Double($0) })
  else { return .nan }
  return kilobytes / 1024
}

/// Runs a helper program found on PATH to its end; its exit status, or nil when it cannot be started.
@discardableResult
func run(_ name: String, _ arguments: [String]) -> Int32? {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [name] + arguments
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  process.waitUntilExit()
  return process.terminationStatus
}

/// A program of this package, built beside the benchmark.
func neighbour(_ name: String) -> URL {
  let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  return own.deletingLastPathComponent().appendingPathComponent(name)
}

/// A fresh folder that is removed afterwards.
func withTemporaryFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbol-studio-bench-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}

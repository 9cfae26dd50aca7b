import Foundation

/// A program that a test starts, as a shell would. One that does not end in time is ended, and is an error: a test that
/// waits for ever would hold up all others and tell nothing.
public final class ChildProcess {
  /// What a run left behind.
  public struct Outcome: Sendable {
    public let status: Int32
    public let output: Data
    public let errors: Data

    public var text: String { String(decoding: output, as: UTF8.self) }
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// It was still running when its time was over.
  public struct NotEnded: Error, CustomStringConvertible {
    public let description: String
  }

  /// Compilers and browsers take seconds, and some ten times that on a busy machine.
  public static let patience = 300.0

  public let process = Process()
  private let ended = DispatchSemaphore(value: 0)
  private let output: FileHandle
  private let errors: FileHandle

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: a path, or a name that is looked up as a shell does.
  ///   - folder: where it runs; nil for here.
  ///   - environment: more than, or instead of, what this process has.
  ///   - input: what it reads; nothing else.
  public init(
    _ program: String, _ arguments: [String] = [], in folder: URL? = nil, environment: [String: String] = [:],
    input: Data? = nil
  ) throws {
    // Files, not pipes: a pipe that nobody empties would stop the program, and one that another child has inherited
    // would never end.
    output = try Self.file()
    errors = try Self.file()
    let isPath = program.contains("/")
    process.executableURL = URL(fileURLWithPath: isPath ? program : "/usr/bin/env")
    process.arguments = (isPath ? [] : [program]) + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    let read = try input.map { try Self.file(holding: $0) }
    process.standardInput = read ?? FileHandle.nullDevice
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
    try read?.close()
  }

  /// Waits for the end.
  public func outcome(within seconds: Double = ChildProcess.patience) throws -> Outcome {
    if ended.wait(timeout: .now() + seconds) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      let command = ([process.executableURL?.path ?? ""] + (process.arguments ?? [])).joined(separator: " ")
      let words = String(decoding: try Self.content(of: errors).suffix(2000), as: UTF8.self)
      throw NotEnded(description: "not ended after \(seconds) s: \(command.prefix(300))\n\(words)")
    }
    return Outcome(
      status: process.terminationStatus, output: try Self.content(of: output), errors: try Self.content(of: errors))
  }

  /// Starts a program and waits for its end.
  public static func run(
    _ program: String, _ arguments: [String] = [], in folder: URL? = nil, environment: [String: String] = [:],
    input: Data? = nil
  ) throws -> Outcome {
    try ChildProcess(program, arguments, in: folder, environment: environment, input: input).outcome()
  }

  /// A file without a name, gone with its last user.
  private static func file(holding data: Data = Data()) throws -> FileHandle {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("child-\(UUID().uuidString)")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try FileHandle(forUpdating: url)
  }

  /// Closes it: the process object lives on for a while after its end, and thousands of runs would use up all handles.
  private static func content(of file: FileHandle) throws -> Data {
    defer { try? file.close() }
    try file.seek(toOffset: 0)
    return try file.readToEnd() ?? Data()
  }
}

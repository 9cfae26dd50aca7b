import Foundation
import TestSupport
import Testing

/// The built executable, as a shell would start it.
enum Program {
  /// What a run left behind.
  struct Outcome {
    let status: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }

    /// The output as one JSON document; nil if it is none.
    var json: Any? { try? JSONSerialization.jsonObject(with: output, options: .fragmentsAllowed) }
    var object: [String: Any] { json as? [String: Any] ?? [:] }
    var array: [[String: Any]] { json as? [[String: Any]] ?? [] }
  }

  /// Beside the test bundle.
  static let url: URL = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appendingPathComponent("symbol-studio")
  }()

  @discardableResult
  static func run(
    _ arguments: String..., in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(arguments, in: folder, environment: environment)
  }

  @discardableResult
  static func run(_ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]) throws -> Outcome {
    try start(arguments, in: folder, environment: environment).outcome()
  }

  /// A run that goes on.
  struct Running {
    let child: ChildProcess
    var process: Process { child.process }

    func outcome() throws -> Outcome {
      let outcome = try child.outcome()
      return Outcome(status: outcome.status, output: outcome.output, errors: outcome.errorText)
    }
  }

  static func start(_ arguments: [String], in folder: URL?, environment: [String: String] = [:]) throws -> Running {
    Running(child: try ChildProcess(url.path, arguments, in: folder, environment: environment))
  }
}

/// A folder of a test's own, removed with its owner.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("commands-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// All files below, by their paths from here, sorted.
  var files: [String] {
    let found = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return found.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: self.path(path), isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}

/// Small drawings.
enum Drawing {
  static let dot = svg("<circle cx='12' cy='12' r='6'/>")
  static let pair = svg(
    "<path d='M4 20L12 4' stroke='#000' stroke-width='2' fill='none'/><circle cx='18' cy='18' r='3' fill='#e00'/>")
  static let broken = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M0 0"

  static func svg(_ content: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' width='24' height='24'>\(content)</svg>"
  }
}

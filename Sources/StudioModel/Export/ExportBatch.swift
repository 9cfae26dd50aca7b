import FileWriting
import Foundation
import SymbolArt
import SymbolExport

/// Exports many symbols with one variant's effects, off the main thread: goes on after one that fails, and can be
/// cancelled.
public struct ExportBatch: Sendable {
  /// A symbol to export.
  public struct Item: Sendable {
    var reference: SymbolReference
    /// The name of its folder, to tell symbols of one name apart.
    var set: String

    /// A symbol by its reference; `set` tells two of one name apart.
    public init(_ reference: SymbolReference, set: String) {
      self.reference = reference
      self.set = set
    }
  }

  /// What came of it.
  public struct Summary: Sendable {
    /// Symbols that are complete.
    public var done = 0
    /// Files written, by their paths.
    public var paths: [String] = []
    /// Symbols that failed, each with the reason.
    public var failures: [(name: String, reason: String)] = []
    /// What the target could not carry, each with the number of symbols that it concerns.
    public var issues: [(issue: ExportIssue, count: Int)] = []
    /// Whether it ended before all were done.
    public var isCancelled = false
  }

  private let items: [Item]
  private let target: ExportTarget
  private let subject: ExportSubject
  private let settings: ExportSettings
  private let folder: String
  private let load: SymbolSource

  /// - Parameter load: reads a symbol; called off the main thread.
  public init(
    _ items: [Item], target: ExportTarget, subject: ExportSubject, settings: ExportSettings, folder: String,
    load: @escaping SymbolSource
  ) {
    self.items = items
    self.target = target
    self.subject = subject
    self.settings = settings
    self.folder = folder
    self.load = load
  }

  /// The names of all files without endings, in the items' order.
  public var stems: [String] {
    ExportFileNames.symbols(items.map { ($0.reference.name, $0.set) }).map { "\($0).\(subject.effectName)" }
  }

  /// Exports all, one after the other.
  ///
  /// - Parameters:
  ///   - monitor: ends the work when it is cancelled.
  ///   - progress: gets how many are done, and the name of the next; on any thread.
  public func run(
    _ monitor: ExportMonitor, progress: @escaping @Sendable (Int, String) -> Void
  ) async -> Summary {
    var summary = Summary()
    var counts: [ExportIssue: Int] = [:]
    var order: [ExportIssue] = []
    for (index, (item, stem)) in zip(items, stems).enumerated() {
      if monitor.isCancelled { break }
      progress(index, item.reference.name)
      do {
        let symbol = try await load(item.reference)
        let request = subject.request(for: symbol, settings: settings, stem: stem)
        let export = try target.export(request, monitor: monitor)
        summary.paths += try ExportFiles.write(export, stem: stem, folder: folder)
        summary.done += 1
        for issue in export.issues {
          if counts[issue] == nil { order.append(issue) }
          counts[issue, default: 0] += 1
        }
      } catch let error as ExportError where error.isCancellation {
        break
      } catch {
        let reason = (error as? ExportError)?.message ?? MotionProblem(error).message
        summary.failures.append((item.reference.name, reason))
      }
    }
    summary.isCancelled = monitor.isCancelled
    summary.issues = order.map { ($0, counts[$0] ?? 0) }
    return summary
  }
}

/// Writing what exporters made.
public enum ExportFiles {
  /// The paths that an export's files will have.
  public static func paths(_ endings: [String], stem: String, folder: String) -> [String] {
    endings.map { (folder as NSString).appendingPathComponent("\(stem).\($0)") }
  }

  /// Writes all files of an export, or none.
  /// - Returns: their paths.
  @discardableResult
  public static func write(_ export: Export, stem: String, folder: String) throws(FileWritingError) -> [String] {
    try AtomicFile.makeFolder(folder)
    let paths = paths(export.files.map(\.ending), stem: stem, folder: folder)
    var written: [String] = []
    do throws(FileWritingError) {
      for (file, path) in zip(export.files, paths) {
        let isNew = !FileManager.default.fileExists(atPath: path)
        try AtomicFile.write(file.data, to: path)
        if isNew { written.append(path) }
      }
    } catch {
      // What was there before is no part of it.
      for path in written { try? FileManager.default.removeItem(atPath: path) }
      throw error
    }
    return paths
  }
}

import CAdwaita
import Foundation
import StudioModel
import SymbolArt
import SymbolExport

/// The exports behind the dialog, off the main thread: of the shown target as soon as something changes, and of many
/// symbols when they are saved.
@MainActor final class ExportWork {
  /// Of the shown target with the present choices; nil while it is made.
  private(set) var result: Result<Export, ExportError>?
  /// Called when `result` has come.
  var didExport: @MainActor () -> Void = {}
  private let single: (symbol: Symbol, stem: String)?
  private let subject: ExportSubject
  private let batch: [ExportBatch.Item]
  private let load: SymbolSource
  /// Of the export that runs for the shown target.
  private var monitor: ExportMonitor?
  private var batchMonitor: ExportMonitor?

  init(
    single: (symbol: Symbol, stem: String)?, subject: ExportSubject, batch: [ExportBatch.Item],
    load: @escaping SymbolSource
  ) {
    self.single = single
    self.subject = subject
    self.batch = batch
    self.load = load
  }

  var batchCount: Int { batch.count }

  /// The shown symbol's file name without endings.
  var stem: String { single?.stem ?? "" }

  /// What is exported of the shown symbol.
  func request(_ settings: ExportSettings) -> ExportRequest? {
    single.map { subject.request(for: $0.symbol, settings: settings, stem: $0.stem) }
  }

  /// Starts an export of the shown symbol; one that still runs ends.
  func export(to target: ExportTarget, _ settings: ExportSettings) {
    forget()
    guard let request = request(settings) else { return }
    let monitor = ExportMonitor()
    self.monitor = monitor
    Task { [weak self] in
      let result = await Task.detached(priority: .userInitiated) { () -> Result<Export, ExportError> in
        do throws(ExportError) {
          return .success(try target.export(request, monitor: monitor))
        } catch {
          return .failure(error)
        }
      }.value
      guard let self, self.monitor === monitor else { return }
      self.result = result
      didExport()
    }
  }

  /// Ends the export that runs, and forgets what the last one gave.
  func forget() {
    monitor?.cancel()
    monitor = nil
    result = nil
  }

  /// Ends the batch that runs.
  func cancel() { batchMonitor?.cancel() }

  /// Writes what was exported last.
  func write(folder: String) throws -> [String] {
    guard case .success(let export)? = result else { return [] }
    return try ExportFiles.write(export, stem: stem, folder: folder)
  }

  /// How many of the files are there already.
  func existing(folder: String) -> Int {
    guard case .success(let export)? = result else { return 0 }
    return Self.count(ExportFiles.paths(export.files.map(\.ending), stem: stem, folder: folder))
  }

  func existing(_ target: ExportTarget, _ settings: ExportSettings, folder: String) -> Int {
    Self.count(
      stems(target, settings, folder: folder).map {
        (folder as NSString).appendingPathComponent("\($0).\(target.fileEnding)")
      })
  }

  private static func count(_ paths: [String]) -> Int {
    paths.count { FileManager.default.fileExists(atPath: $0) }
  }

  /// The batch's file names without endings.
  func stems(_ target: ExportTarget, _ settings: ExportSettings, folder: String) -> [String] {
    job(target, settings, folder).stems
  }

  private func job(_ target: ExportTarget, _ settings: ExportSettings, _ folder: String) -> ExportBatch {
    ExportBatch(batch, target: target, subject: subject, settings: settings, folder: folder, load: load)
  }

  /// Exports the batch's symbols.
  func runBatch(
    _ target: ExportTarget, _ settings: ExportSettings, folder: String,
    progress: @escaping @MainActor (Int, Int, String) -> Void,
    done: @escaping @MainActor (ExportBatch.Summary) -> Void
  ) {
    let monitor = ExportMonitor()
    batchMonitor = monitor
    let job = job(target, settings, folder)
    let total = batch.count
    Task {
      let summary = await Task.detached(priority: .userInitiated) {
        await job.run(monitor) { index, name in
          Task { @MainActor in progress(index, total, name) }
        }
      }.value
      done(summary)
    }
  }
}

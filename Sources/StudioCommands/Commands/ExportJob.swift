import FileWriting
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolExport

/// Exports one input to every target; several run at once.
struct ExportJob: Sendable {
  let targets: [ExportTarget]
  let plan: EffectPlan
  let look: LookArguments
  let film: FilmArguments
  let autoplays: Bool
  let gtkStateDialect: GtkStateDialect
  /// "-" for standard output.
  let folder: String
  /// For each input the file name without its ending.
  let stems: [String]
  let source: SymbolSource
  let context: CommandContext

  /// What became of one input.
  struct Result: Sendable {
    let path: String
    var symbol: (name: String, set: String)?
    /// Why the input is no symbol.
    var failure: String?
    var outcomes: [Outcome] = []

    var isComplete: Bool { failure == nil && outcomes.allSatisfy { $0.error == nil } }
  }

  /// What became of one target.
  struct Outcome: Sendable {
    let target: String
    var paths: [String] = []
    /// For standard output.
    var data: Data?
    var issues: [ExportIssue] = []
    var error: String?
  }

  func export(_ input: InputFiles.Input, index: Int) -> Result {
    var result = Result(path: input.path)
    switch source.load(input) {
    case .failure(let failure): result.failure = failure.description
    case .success(let symbol):
      result.symbol = (symbol.name, symbol.set)
      let request = request(for: symbol, stem: stems[index])
      look.remarkOnTint(for: SymbolRenderer(symbol), input: input, console: context.console)
      result.outcomes = targets.map { export(request, to: $0, stem: stems[index]) }
    }
    return result
  }

  private func request(for symbol: Symbol, stem: String) -> ExportRequest {
    var request = plan.request(for: symbol, look: look.look)
    request.margin = look.margin
    request.fileStem = stem
    film.apply(to: &request)
    request.autoplays = autoplays
    request.gtkStateDialect = gtkStateDialect
    return request
  }

  private func export(_ request: ExportRequest, to target: ExportTarget, stem: String) -> Outcome {
    var outcome = Outcome(target: target.id)
    do {
      let export = try target.export(request)
      outcome.issues = export.issues
      if folder == "-" {
        guard export.files.count == 1 else {
          outcome.error = "\(target.id) gives \(export.files.count) files, which standard output cannot hold."
          return outcome
        }
        outcome.data = export.files[0].data
      } else {
        outcome.paths = try write(export.files, stem: stem)
      }
    } catch {
      outcome.error = String(describing: error)
    }
    return outcome
  }

  /// Several files belong together: all of them or none.
  private func write(_ files: [Export.File], stem: String) throws(FileWritingError) -> [String] {
    let set = files.count > 1 ? context.interruption.beginSet() : nil
    var isComplete = false
    defer { if let set { context.interruption.endSet(set, complete: isComplete) } }
    var paths: [String] = []
    for file in files {
      let path = folder.hasSuffix("/") ? "\(folder)\(stem).\(file.ending)" : "\(folder)/\(stem).\(file.ending)"
      try context.interruption.write(file.data, to: path, set: set)
      paths.append(path)
    }
    isComplete = true
    return paths
  }
}

import FileWriting
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolExport

/// `export FILE…`: animation files, presets, code and pictures for other programs.
struct ExportCommand {
  let context: CommandContext

  func run() throws(UsageError) -> ExitStatus {
    let targets = try targets()
    let plan = try context.effectPlan()
    let look = try LookArguments(context.arguments, margin: .automatic)
    let jobs = try context.jobs()
    let film = try FilmArguments(context.arguments)
    guard let folder = context.arguments.text("output"), !folder.isEmpty else {
      throw usage("-o is missing: say which folder to write into, such as -o out.")
    }
    if context.arguments.text("report") == "-" {
      throw usage("--report takes a file: standard output has the paths or the data.")
    }
    let files = try context.files(for: plan)
    if folder == "-", files.inputs.count > 1 || targets.count > 1 {
      throw usage(
        "-o - is for one file and one format; here are "
          + "\(Spelling.count(files.inputs.count, "file")) and \(Spelling.count(targets.count, "format")).")
    }
    files.failures.forEach(context.tell)
    files.remarks.forEach(context.console.remark)
    if folder != "-", let problem = Self.problem(withFolder: folder) {
      context.console.error(problem)
      return .someFailed
    }
    let job = ExportJob(
      targets: targets, plan: plan, look: look, film: film, autoplays: context.arguments.has("autoplay"),
      gtkStateDialect: try context.arguments.choice("gtk-states", of: GtkStateDialect.self) ?? .states,
      folder: folder, stems: stems(files, plan),
      source: try SymbolSource(context.arguments, jobs: jobs, pixels: look.look.pixelSize), context: context)
    var report = ExportReport(targets: targets.map(\.id), failures: files.failures)
    OrderedWork.run(count: files.inputs.count, jobs: jobs) { index in
      job.export(files.inputs[index], index: index)
    } deliver: { index, result in
      context.console.progress(index + 1, of: files.inputs.count, files.inputs[index].reference.name)
      deliver(result)
      report.add(result)
      return true
    }
    context.console.endProgress()
    report.issueLines.forEach(context.console.remark)
    if files.inputs.count + files.failures.count > 1 { context.console.remark(report.summary(folder: folder)) }
    let written = write(report)
    return report.failedCount > 0 || !written ? .someFailed : .done
  }

  private func targets() throws(UsageError) -> [ExportTarget] {
    let known = ExportTarget.all.map(\.id)
    var targets: [ExportTarget] = []
    for text in context.arguments.texts("to") {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let id = part.filter { $0 != " " }
        guard let target = ExportTarget.named(id) else {
          let nearest = Spelling.nearest(to: id, among: known).map { " Did you mean \($0)?" } ?? ""
          throw context.arguments.wrong("to", id, "formats out of \(known.joined(separator: ", "))", hint: nearest)
        }
        if let program = target.requiredProgram, !target.isAvailable {
          throw usage("--to \(id) needs \(program), which is not installed. Install it, or choose another format.")
        }
        if !targets.contains(where: { $0.id == id }) { targets.append(target) }
      }
    }
    guard !targets.isEmpty else {
      throw usage("--to is missing: say which formats, out of \(known.joined(separator: ", ")).")
    }
    return targets
  }

  private func stems(_ files: InputFiles, _ plan: EffectPlan) -> [String] {
    let effect = OutputNames.effect(plan.spellings)
    return OutputNames.symbols(files.inputs.map(\.reference)).map { "\($0).\(effect)" }
  }

  private func deliver(_ result: ExportJob.Result) {
    if let failure = result.failure { context.console.error(failure) }
    for outcome in result.outcomes {
      if let error = outcome.error { context.console.error("\(Spelling.shown(result.path)): \(error)") }
      if let data = outcome.data { context.console.write(data) }
      outcome.paths.forEach(context.console.line)
    }
  }

  private func write(_ report: ExportReport) -> Bool {
    guard let path = context.arguments.text("report") else { return true }
    do throws(FileWritingError) {
      try context.interruption.write(Array(report.document.text.utf8), to: path)
      return true
    } catch {
      context.console.error(error.description)
      return false
    }
  }

  /// Why nothing can be written into a folder, which is made where it is missing; told once, not for each file.
  private static func problem(withFolder folder: String) -> String? {
    do throws(FileWritingError) {
      try AtomicFile.makeFolder(folder)
    } catch {
      return error.description
    }
    return access(folder, W_OK | X_OK) == 0 ? nil : FileWritingError(path: folder, problem: .system(errno)).description
  }

  private func usage(_ text: String) -> UsageError { UsageError(text, command: "export") }
}

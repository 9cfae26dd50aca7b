import CPango
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolExport
import SymbolMotion
import SymbolPainting

/// `compare FILE…`: a sheet of symbols × effects.
struct CompareCommand {
  let context: CommandContext

  /// More rows make a sheet that nobody looks through, and pictures end at 16384 pixels.
  static let maximumRows = 400

  func run() throws(UsageError) -> ExitStatus {
    let plan = try context.effectPlan()
    let look = try LookArguments(context.arguments, size: 96, margin: .automatic, background: .white)
    let count = try context.arguments.integer("frames", in: 1...240, unit: "frames") ?? 5
    let jobs = try context.jobs()
    let output = try PictureOutput(context, endings: ["png", "pdf", "gif", "html"])
    let film = try FilmArguments(context.arguments)
    let files = try context.files(for: plan)
    files.failures.forEach(context.tell)
    files.remarks.forEach(context.console.remark)
    guard files.inputs.count <= Self.maximumRows else {
      throw UsageError(
        "\(files.inputs.count) symbols are more than a sheet can show; at most \(Self.maximumRows).", command: "compare"
      )
    }
    if output.ending == "html" { return try sharePage(files, plan: plan, look: look, jobs: jobs, to: output) }
    var rows: [ComparisonSheet.Row] = []
    var moving = MovingSheet(headings: headings(of: plan))
    // One for all cells, or their sizes could not be compared.
    var margin = 0.0
    let failed = try eachSymbol(of: files, look: look, jobs: jobs) { symbol in
      rows.append(row(of: symbol, plan: plan, look: look, frames: count, margin: &margin, moving: &moving))
    }
    guard !rows.isEmpty else { return .someFailed }
    let status: ExitStatus
    if output.ending == "gif" {
      var sheetLook = look.look
      sheetLook.margin = margin
      status = try write(moving, look: sheetLook, film: film, to: output)
    } else {
      status = try write(rows, headings: headings(of: plan), look: look, margin: margin, to: output)
    }
    return failed > 0 ? .someFailed : status
  }

  /// Loads the files, says what cannot be loaded, and hands the symbols over in the order of the files; answers how many
  /// files failed, with those that were not found.
  func eachSymbol(
    of files: InputFiles, look: LookArguments, jobs: Int, _ body: (Symbol) -> Void
  ) throws(UsageError) -> Int {
    var failed = files.failures.count
    let source = try SymbolSource(context.arguments, jobs: jobs, pixels: look.look.pixelSize)
    OrderedWork.run(count: files.inputs.count, jobs: jobs) { index in
      source.load(files.inputs[index])
    } deliver: { index, result in
      context.console.progress(index + 1, of: files.inputs.count, files.inputs[index].reference.name)
      switch result {
      case .success(let symbol): body(symbol)
      case .failure(let failure):
        failed += 1
        context.tell(failure)
      }
      return true
    }
    context.console.endProgress()
    return failed
  }

  private func write(
    _ rows: [ComparisonSheet.Row], headings: [ComparisonSheet.Heading], look: LookArguments, margin: Double,
    to output: PictureOutput
  ) throws(UsageError) -> ExitStatus {
    var sheetLook = look.look
    sheetLook.margin = margin
    let sheet = ComparisonSheet(columns: headings, rows: rows, look: sheetLook)
    if output.ending == "pdf" {
      do throws(DocumentError) {
        return output.write(try sheet.pdfData())
      } catch {
        context.console.error("The document could not be made: \(error.description).")
        return .someFailed
      }
    }
    try check(sheet)
    return output.write(sheet.image())
  }

  private func check(_ sheet: ComparisonSheet) throws(UsageError) {
    guard sheet.fitsPicture else {
      throw UsageError(
        "The sheet would be larger than a picture may be (\(PaintingLimits.maximumSide) pixels a side): take fewer symbols "
          + "or effects, a smaller --size, or write a PDF.", command: "compare")
    }
  }

  private func write(
    _ moving: MovingSheet, look: Look, film: FilmArguments, to output: PictureOutput
  ) throws(UsageError) -> ExitStatus {
    try check(moving.sheet(at: 0, look: look))
    let monitor = ExportMonitor { [console = context.console] part in
      console.progress(Int(part * 100), of: 100, "pictures")
    }
    defer { context.console.endProgress() }
    do throws(ExportError) {
      return output.write(try moving.gif(look: look, film: film, monitor: monitor))
    } catch {
      context.console.endProgress()
      context.console.error("The GIF could not be made: \(error.message)")
      return .someFailed
    }
  }

  func headings(of plan: EffectPlan) -> [ComparisonSheet.Heading] {
    plan.columns.map { column in
      guard let effect = column.effects.first else { return .init(title: "at rest") }
      let options = effect.options.spelling
      return .init(
        title: effect.effect.dotName,
        detail: (goal(of: column) ?? effect.behavior.rawValue)
          + (options.isEmpty || options == ".default" ? "" : " · \(options)"))
    }
  }

  /// Where a content transition leads.
  private func goal(of column: EffectPlan) -> String? {
    if !column.furtherSymbols.isEmpty { return "through \(column.furtherSymbols.count + 2) pictures" }
    return column.secondSymbol.map { "to \($0.name)" }
  }

  private func row(
    of symbol: Symbol, plan: EffectPlan, look: LookArguments, frames: Int, margin: inout Double,
    moving: inout MovingSheet
  ) -> ComparisonSheet.Row {
    let renderer = SymbolRenderer(symbol)
    var cells: [ComparisonSheet.Cell] = []
    var movingCells: [MovingSheet.Cell] = []
    for column in plan.columns {
      do throws(MotionError) {
        let playback = try column.playback(of: symbol)
        let renderer = playback.symbol == symbol ? renderer : SymbolRenderer(playback.symbol)
        margin = max(margin, look.margin.fraction(for: playback, renderer: renderer))
        cells.append(.frames(playback.moments(frames), renderer: renderer))
        movingCells.append(.playback(playback, renderer))
      } catch {
        cells.append(.note(error.description))
        movingCells.append(.note(error.description))
      }
    }
    let heading = ComparisonSheet.Heading(title: symbol.name, detail: symbol.set)
    moving.rows.append(.init(heading: heading, renderer: renderer, cells: movingCells))
    return ComparisonSheet.Row(heading: heading, renderer: renderer, cells: cells)
  }
}

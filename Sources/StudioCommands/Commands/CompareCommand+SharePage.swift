import SymbolArt
import SymbolDrawing
import SymbolExport

extension CompareCommand {
  /// The comparison as a page that plays: the same rows and columns as on a sheet.
  func sharePage(
    _ files: InputFiles, plan: EffectPlan, look: LookArguments, jobs: Int, to output: PictureOutput
  ) throws(UsageError) -> ExitStatus {
    var loaded: [Symbol] = []
    let failed = try eachSymbol(of: files, look: look, jobs: jobs) { loaded.append($0) }
    guard !loaded.isEmpty else { return .someFailed }
    // One for all cells, or their sizes could not be compared.
    var margin = 0.0
    var rows = loaded.map { symbol in
      SharePage.Row(
        heading: .init(title: symbol.name, detail: symbol.set),
        cells: plan.columns.map { cell(of: symbol, $0, look: look, margin: &margin) })
    }
    for row in rows.indices {
      for column in rows[row].cells.indices {
        guard case .motion(var request) = rows[row].cells[column] else { continue }
        request.margin = .fixed(margin)
        rows[row].cells[column] = .motion(request)
      }
    }
    // White is the page's ground as it is the sheet's.
    let background = context.arguments.text("background") == nil ? nil : look.look.background
    let page = SharePage(
      title: loaded.count == 1 ? loaded[0].name : "Comparison",
      columns: headings(of: plan), rows: rows, size: look.look.size,
      background: background)
    do throws(ExportError) {
      let export = try page.export()
      export.issues.forEach { context.console.remark("html: \(Spelling.shown($0.description))") }
      let status = output.write(export.files[0].data)
      return failed > 0 ? .someFailed : status
    } catch {
      context.console.error(error.description)
      return .someFailed
    }
  }

  private func cell(
    of symbol: Symbol, _ column: EffectPlan, look: LookArguments, margin: inout Double
  ) -> SharePage.Cell {
    let request = column.request(for: symbol, look: look.look)
    if let problem = request.motionProblems.first { return .note(problem) }
    let playback = request.playback
    let size = playback.symbol.viewBox.size
    if size > 0 {
      margin = max(margin, look.margin.room(around: playback, renderer: SymbolRenderer(playback.symbol)) / size)
    }
    return .motion(request)
  }
}

import SymbolArt
import SymbolExport
import SymbolLoading

/// `list PATH…`: the symbols found, one a line.
struct ListCommand {
  let context: CommandContext

  func run() throws(UsageError) -> ExitStatus {
    let jobs = try context.jobs()
    let files = InputFiles(context.arguments.operands)
    files.failures.forEach(context.tell)
    files.remarks.forEach(context.console.remark)
    let source = try SymbolSource(context.arguments, jobs: jobs)
    let isJSON = context.arguments.has("json")
    var failed = files.failures.count
    var documents: [JSONValue] = []
    OrderedWork.run(count: files.inputs.count, jobs: jobs) { index in
      source.load(files.inputs[index])
    } deliver: { index, result in
      let input = files.inputs[index]
      context.console.progress(index + 1, of: files.inputs.count, input.reference.name)
      switch result {
      case .failure(let failure):
        failed += 1
        context.tell(failure)
      case .success(let symbol):
        if isJSON {
          documents.append(
            .fields(
              SymbolDescription.header(of: symbol, path: input.path, layers: .count(symbol.layers.count))
                + [("notes", SymbolDescription.notes(of: symbol))]))
        } else {
          context.console.line(SymbolDescription.line(of: symbol))
        }
      }
      return isJSON || !context.console.outputIsClosed
    }
    context.console.endProgress()
    if isJSON { context.console.write(Array(JSONValue.array(documents).text.utf8)) }
    return failed > 0 ? .someFailed : .done
  }
}

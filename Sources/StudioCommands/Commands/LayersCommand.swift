import SymbolArt
import SymbolExport
import SymbolLoading

/// `layers FILE`: a symbol's layers.
struct LayersCommand {
  let context: CommandContext

  func run() throws(UsageError) -> ExitStatus {
    guard let input = try context.singleInput() else { return .someFailed }
    switch try SymbolSource(context.arguments, jobs: 1).load(input) {
    case .failure(let failure):
      context.tell(failure)
      return .someFailed
    case .success(let loaded):
      let overlay = try LayerStatements(context.arguments).overlay(of: loaded)
      let symbol =
        overlay.isEmpty ? loaded : loaded.withoutGuesses.annotated(by: overlay).completedByGuesses
      if let copy = context.arguments.text("annotate") {
        return write(AnnotatedCopy.make(of: input, loaded, overlay), to: copy)
      }
      if context.arguments.has("json") {
        context.console.write(Array(Self.document(of: symbol, path: input.path).text.utf8))
      } else {
        Self.table(of: symbol).lines.forEach(context.console.line)
        for note in symbol.notes { context.console.remark("\(Spelling.shown(input.path)): \(note.message)") }
      }
      return .done
    }
  }

  /// Writes the copy, and names the layers of which nothing could be written.
  private func write(
    _ copy: Result<AnnotatedCopy, SymbolSource.Failure>, to path: String
  ) -> ExitStatus {
    do {
      let copy = try copy.get()
      let data = try copy.fileData(named: path)
      if path == "-" { context.console.write(data) } else { try context.interruption.write(data, to: path) }
      if path != "-" { context.console.line(path) }
      for name in copy.skipped {
        context.console.error("\(Spelling.shown(name)): no element of the file stands for this layer; it is left out.")
      }
      return copy.skipped.isEmpty ? .done : .someFailed
    } catch {
      context.console.error((error as? SymbolSource.Failure)?.description ?? String(describing: error))
      return .someFailed
    }
  }

  private static func table(of symbol: Symbol) -> TextTable {
    var table = TextTable(heading: ["ID", "NAME", "BOUNDS", "KIND", "ANNOTATION"])
    for layer in symbol.layers {
      let bounds = layer.bounds
      let place =
        bounds.isNull
        ? "–"
        : [bounds.x, bounds.y, bounds.width, bounds.height].map(SymbolDescription.short).joined(separator: " ")
      table.add([
        Spelling.shown(layer.id), Spelling.shown(layer.name), place, layer.kind.rawValue,
        SymbolDescription.annotationText(of: layer),
      ])
    }
    return table
  }

  private static func document(of symbol: Symbol, path: String) -> JSONValue {
    let layers = symbol.layers.map { layer -> JSONValue in
      .fields([
        ("id", .string(layer.id)), ("name", .string(layer.name)), ("bounds", SymbolDescription.rect(layer.bounds)),
        ("kind", .string(layer.kind.rawValue)), ("annotation", SymbolDescription.annotation(layer.annotation)),
        ("origins", SymbolDescription.origins(of: layer)),
      ])
    }
    return .fields(
      SymbolDescription.header(of: symbol, path: path, layers: .array(layers))
        + [("preferences", SymbolDescription.preferences(of: symbol)), ("notes", SymbolDescription.notes(of: symbol))])
  }
}

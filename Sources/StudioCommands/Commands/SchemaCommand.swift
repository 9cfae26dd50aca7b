import SymbolExport

/// `schema`: the JSON Schema of presets, as it is shipped.
struct SchemaCommand {
  let context: CommandContext

  func run() throws(UsageError) -> ExitStatus {
    guard let schema = PresetLibrary.schema else {
      context.console.error("The schema that comes with the program is missing. Install Symbol Studio again.")
      return .someFailed
    }
    context.console.write(schema)
    return .done
  }
}

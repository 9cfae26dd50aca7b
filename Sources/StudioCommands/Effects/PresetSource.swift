import SymbolMotion

/// Presets by file or name.
enum PresetSource {
  static func effects(named name: String, in arguments: ParsedArguments) throws(UsageError) -> [AppliedEffect] {
    throw UsageError("--preset: there are no presets yet.", command: arguments.command.name)
  }
}

import SymbolExport
import SymbolMotion

/// `preset validate FILE…` and `preset list`.
struct PresetCommand {
  let context: CommandContext

  func run() throws(UsageError) -> ExitStatus {
    let operands = context.arguments.operands
    switch operands[0] {
    case "validate":
      guard operands.count > 1 else { throw usage("FILE is missing: say which presets to validate.") }
      return validate(Array(operands.dropFirst()))
    case "list":
      guard operands.count == 1 else { throw usage("“preset list” takes no files.") }
      list()
      return .done
    case let other:
      let nearest = Spelling.nearest(to: other, among: ["validate", "list"]).map { " Did you mean “\($0)”?" } ?? ""
      throw usage("“\(Spelling.shown(other))” is no action; there are validate and list.\(nearest)")
    }
  }

  private func validate(_ paths: [String]) -> ExitStatus {
    var documents: [JSONValue] = []
    var failed = false
    for path in paths {
      do throws(PresetError) {
        let preset = try PresetSource.read(path)
        documents.append(document(of: preset, path: path))
        if !context.arguments.has("json") { context.console.line("\(Spelling.shown(path)): valid") }
      } catch {
        failed = true
        documents.append(
          .fields([
            ("file", .string(path)), ("valid", .bool(false)), ("place", .string(error.place)),
            ("message", .string(error.message)),
          ]))
        context.console.error(error.description)
      }
    }
    if context.arguments.has("json") { context.console.write(Array(JSONValue.array(documents).text.utf8)) }
    return failed ? .someFailed : .done
  }

  private func list() {
    let presets = PresetLibrary.builtIn
    if context.arguments.has("json") {
      context.console.write(Array(JSONValue.array(presets.map { document(of: $0, path: nil) }).text.utf8))
      return
    }
    for preset in presets {
      let effects = preset.effects.map { effect in
        let options = effect.options.spelling
        return effect.effect.dotName + (options == ".default" ? "" : " \(options)")
      }
      context.console.line("\(Spelling.shown(preset.name))\t\(effects.joined(separator: " + "))")
    }
  }

  private func document(of preset: Preset, path: String?) -> JSONValue {
    var fields: [(key: String, value: JSONValue)] = []
    if let path { fields += [("file", .string(path)), ("valid", .bool(true))] }
    fields += [
      ("name", .string(preset.name)), ("summary", preset.summary.map { .string($0) } ?? .null),
      (
        "effects",
        .array(
          preset.effects.map { effect in
            .fields([
              ("effect", .string(effect.effect.dotName)), ("behavior", .string(effect.behavior.rawValue)),
              ("options", .string(effect.options.spelling)),
              (
                "tuning",
                .fields(
                  effect.tuning.values.sorted { $0.key.rawValue < $1.key.rawValue }.map {
                    ($0.key.rawValue, .decimal($0.value))
                  })
              ),
            ])
          })
      ),
    ]
    return .fields(fields)
  }

  private func usage(_ text: String) -> UsageError { UsageError(text, command: "preset") }
}

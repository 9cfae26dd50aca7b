import SymbolEffects
import SymbolExport
import SymbolMotion

/// `effects`: the catalogue.
struct EffectsCommand {
  let context: CommandContext

  func run() -> ExitStatus {
    if context.arguments.has("json") {
      let effects = EffectCatalog.effects.map(Self.document)
      context.console.write(Array(JSONValue.array(effects).text.utf8))
    } else {
      let texts = EffectCatalog.effects.map { Self.lines(of: $0).joined(separator: "\n") }
      context.console.line(texts.joined(separator: "\n\n"))
    }
    return .done
  }

  private static func lines(of effect: EffectDescription) -> [String] {
    var items: [(term: String, meaning: String)] = []
    for group in effect.groups {
      let choices = group.choices.map { choice in
        choice.spelling + (choice.name == group.defaultSetting?.name ? " (default)" : "")
      }
      let open = group.openMeaning.map { "; none: \(lowercasedFirst($0))" } ?? ""
      items.append((group.title.lowercased(), choices.joined(separator: ", ") + open))
    }
    items.append(("runs as", AppliedBehavior.supported(by: effect.kind).map(\.rawValue).joined(separator: ", ")))
    for parameter in TuningCatalog.parameters(for: effect.kind) {
      items.append(
        (
          "tune \(parameter.key.rawValue)",
          "\(parameter.minimum.plain) to \(parameter.maximum.plain) \(parameter.unit), default "
            + parameter.defaultValue.plain
        ))
    }
    return [".\(effect.kind.rawValue)"] + TextWrapping.lines(effect.summary, indent: 2)
      + TextWrapping.definitions(items, indent: 4, column: 25)
  }

  private static func lowercasedFirst(_ text: String) -> String {
    let sentence = text.hasSuffix(".") ? text.dropLast() : text[...]
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  private static func document(of effect: EffectDescription) -> JSONValue {
    .fields([
      ("name", .string("." + effect.kind.rawValue)), ("title", .string(effect.title)),
      ("summary", .string(effect.summary)), ("behaviors", .strings(effect.behaviors.map(\.rawValue))),
      ("runsAs", .strings(AppliedBehavior.supported(by: effect.kind).map(\.rawValue))),
      ("options", .array(effect.groups.map(document))),
      (
        "tuning",
        .array(
          TuningCatalog.parameters(for: effect.kind).map { parameter in
            .fields([
              ("key", .string(parameter.key.rawValue)), ("unit", .string(parameter.unit)),
              ("minimum", .decimal(parameter.minimum)), ("maximum", .decimal(parameter.maximum)),
              ("default", .decimal(parameter.defaultValue)),
            ])
          })
      ),
    ])
  }

  private static func document(of group: OptionGroup) -> JSONValue {
    .fields([
      ("group", .string(group.name)), ("title", .string(group.title)),
      (
        "choices",
        .array(
          group.choices.map {
            .fields([
              ("name", .string($0.name)), ("spelling", .string($0.spelling)), ("title", .string($0.title)),
              ("summary", .string($0.summary)),
            ])
          })
      ),
      ("default", group.defaultSetting.map { .string($0.spelling) } ?? .null),
      ("openMeaning", group.openMeaning.map { .string($0) } ?? .null),
    ])
  }
}

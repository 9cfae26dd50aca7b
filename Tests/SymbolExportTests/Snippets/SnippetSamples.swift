import SymbolArt
import SymbolEffects
import SymbolMotion

@testable import SymbolExport

/// Requests for tests of snippets.
enum SnippetSamples {
  static func request(_ effects: [AppliedEffect], name: String = "bell") -> ExportRequest {
    var symbol = PresetMotions.symbol(groupCount: 3)
    symbol.name = name
    var second = symbol
    second.name = "bell-off"
    return ExportRequest(symbol: symbol, secondSymbol: second, effects: effects)
  }

  static let hostileNames = [
    "\")\nimport Foundation //", "\\(exit(0))", "a\u{202E}b", "\u{0}", "🦊", "é", "*/", "\"\"\"", "#\"", "",
    "a\u{2028}b",
  ]
}

/// Effects for tests that go over all of them.
enum EffectSamples {
  /// Every effect with every combination of its choices, arguments at their usual value.
  static let everyEffect: [AnySymbolEffect] = EffectKind.allCases.flatMap { kind in
    kind.description.groups.reduce([kind.effect]) { effects, group in
      effects.flatMap { effect in
        group.choices.reduce(into: [effect]) { result, choice in
          let changed = effect.setting(group.name, to: choice.setting)
          if !result.contains(changed) { result.append(changed) }
        }
      }
    }
  }
}

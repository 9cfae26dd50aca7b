import SymbolEffects

/// Every effect with every combination of its options, each group said or left out: what exhaustive tests go over.
enum EveryEffect {
  /// As written in the catalogue's order, defaults included.
  static let spellings: [String] = EffectKind.allCases.flatMap { kind in
    kind.description.groups.reduce([".\(kind.rawValue)"]) { names, group in
      names.flatMap { name in [name] + group.choices.flatMap { settings(of: $0).map { name + $0.spelling } } }
    }
  }

  /// Each value once.
  static let values: [AnySymbolEffect] = Array(
    Set(
      spellings.map { spelling in
        do { return try AnySymbolEffect(parsing: spelling) } catch { fatalError("\(error)") }
      })
  ).sorted { $0.dotName < $1.dotName }

  /// A choice with each of its arguments; a few numbers stand for all.
  private static func settings(of choice: OptionChoice) -> [OptionSetting] {
    guard let parameter = choice.parameter else { return [choice.setting] }
    let values: [OptionArgument.Value] =
      parameter.choices.isEmpty
      ? [0, 15, -22.5, 0.1, 359.999, 1e21].map { .number($0) } : parameter.choices.map { .choice($0) }
    return values.map {
      OptionSetting(name: choice.name, argument: OptionArgument(label: parameter.label, value: $0))
    }
  }
}

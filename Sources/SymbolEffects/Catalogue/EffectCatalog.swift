/// All effects with their options and behaviours: what `effects --json`, menus and completion show.
public enum EffectCatalog {
  /// One description an effect, in the order of the catalogue.
  public static var effects: [EffectDescription] { EffectKind.allCases.map(\.description) }
}

/// What is known of an effect type.
public struct EffectDescription: Hashable, Sendable, Codable {
  /// Its key in files.
  public var kind: EffectKind
  /// For people ("Variable colour").
  public var title: String
  /// What it does, as a sentence.
  public var summary: String
  /// In the order in which they are printed.
  public var groups: [OptionGroup]
  /// The ways in which it may run.
  public var behaviors: [Behavior]
}

extension EffectKind {
  /// The effect with all its options at their defaults.
  public var effect: AnySymbolEffect {
    switch self {
    case .bounce: .bounce(.init())
    case .pulse: .pulse(.init())
    case .variableColor: .variableColor(.init())
    case .scale: .scale(.init())
    case .appear: .appear(.init())
    case .disappear: .disappear(.init())
    case .wiggle: .wiggle(.init())
    case .rotate: .rotate(.init())
    case .breathe: .breathe(.init())
    case .drawOn: .drawOn(.init())
    case .drawOff: .drawOff(.init())
    case .replace: .replace(.init())
    case .automatic: .automatic(.init())
    case .customTransition: .customTransition(.opacity)
    case .imageSwitching: .imageSwitching(.init())
    }
  }

  /// For people ("Variable colour").
  public var title: String {
    func title<Effect: CataloguedSymbolEffect>(_: Effect) -> String { Effect.title }
    return title(effect.catalogued)
  }

  /// Title, options and behaviours.
  public var description: EffectDescription {
    func describe<Effect: CataloguedSymbolEffect>(_: Effect) -> EffectDescription {
      EffectDescription(
        kind: self, title: Effect.title, summary: Effect.summary, groups: Effect.options.map(\.group),
        behaviors: effect.behaviors)
    }
    return describe(effect.catalogued)
  }
}

/// Ties an option group to the property of an effect type that holds it, so that files, menus and the parser reach
/// every option by name and no one else lists them.
struct OptionBinding<Effect: SymbolEffect>: Sendable {
  var group: OptionGroup
  /// nil: open, or without meaning beside the other options.
  var read: @Sendable (Effect) -> OptionSetting?
  /// nil returns the group to its default. Names are checked before.
  var write: @Sendable (inout Effect, OptionSetting?) -> Void

  /// A property that always has a value.
  static func choice<Option: EffectOption>(
    _ property: any WritableKeyPath<Effect, Option> & Sendable, default defaultOption: Option
  ) -> Self {
    Self(
      group: OptionGroup(
        name: Option.group.name, title: Option.group.title, choices: Option.choices,
        defaultSetting: OptionSetting(name: defaultOption.rawValue)),
      read: { OptionSetting(name: $0[keyPath: property].rawValue) },
      write: { $0[keyPath: property] = $1.flatMap { Option(rawValue: $0.name) } ?? defaultOption })
  }

  /// A property that may be left open.
  static func open<Option: EffectOption>(
    _ property: any WritableKeyPath<Effect, Option?> & Sendable, meaning: String
  ) -> Self {
    Self(
      group: OptionGroup(
        name: Option.group.name, title: Option.group.title, choices: Option.choices, openMeaning: meaning),
      read: { $0[keyPath: property].map { OptionSetting(name: $0.rawValue) } },
      write: { $0[keyPath: property] = $1.flatMap { Option(rawValue: $0.name) } })
  }
}

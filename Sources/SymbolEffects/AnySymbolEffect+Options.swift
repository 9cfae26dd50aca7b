extension AnySymbolEffect {
  /// The value of the effect's own type.
  var catalogued: any CataloguedSymbolEffect {
    switch self {
    case .bounce(let effect): effect
    case .pulse(let effect): effect
    case .variableColor(let effect): effect
    case .scale(let effect): effect
    case .appear(let effect): effect
    case .disappear(let effect): effect
    case .wiggle(let effect): effect
    case .rotate(let effect): effect
    case .breathe(let effect): effect
    case .drawOn(let effect): effect
    case .drawOff(let effect): effect
    case .replace(let effect): effect
    case .automatic(let effect): effect
    case .customTransition(let effect): effect
    case .imageSwitching(let effect): effect
    }
  }

  /// The effect's option groups, in the order in which they are printed.
  public var optionGroups: [OptionGroup] { kind.description.groups }

  /// What is chosen in the group of that name: its default where nothing was said; nil where it is open, has no
  /// meaning beside the other options, or does not exist.
  public func choice(in group: String) -> OptionSetting? {
    func read<Effect: CataloguedSymbolEffect>(_ effect: Effect) -> OptionSetting? {
      Effect.options.first { $0.group.name == group }?.read(effect)
    }
    return read(catalogued)
  }

  /// The effect with another choice in the group of that name; nil returns the group to its default, or opens it.
  /// A group or choice that the effect does not have changes nothing; an argument left out takes its usual value.
  public func setting(_ group: String, to setting: OptionSetting?) -> AnySymbolEffect {
    func write<Effect: CataloguedSymbolEffect>(_ effect: Effect) -> AnySymbolEffect {
      guard let binding = Effect.options.first(where: { $0.group.name == group }) else { return self }
      var setting = setting
      if let wished = setting {
        guard let choice = binding.group.choice(named: wished.name) else { return self }
        if wished.argument == nil { setting = choice.setting }
      }
      var changed = effect
      binding.write(&changed, setting)
      return changed.erased
    }
    return write(catalogued)
  }
}

extension OptionBinding where Effect == ReplaceSymbolEffect {
  /// Open is magic; a direction puts magic out of force.
  static var replaceDirection: Self {
    Self(
      group: OptionGroup(
        name: ReplaceDirection.group.name, title: ReplaceDirection.group.title, choices: ReplaceDirection.choices,
        openMeaning: "Magic: shared parts stay; without any, the fallback is used."),
      read: { $0.direction.map { OptionSetting(name: $0.rawValue) } },
      write: { effect, setting in
        if let direction = setting.flatMap({ ReplaceDirection(rawValue: $0.name) }) {
          effect = effect.directed(direction)
        } else {
          effect.direction = nil
        }
      })
  }

  /// Written after the direction, so that `.magic` wins where both are said.
  static var magicFallback: Self {
    @Sendable func setting(_ fallback: ReplaceDirection) -> OptionSetting {
      OptionSetting(
        name: "magic", argument: OptionArgument(label: "fallback", value: .choice(fallback.rawValue)))
    }
    return Self(
      group: OptionGroup(
        name: "magic", title: "Magic",
        choices: [
          OptionChoice(
            name: "magic", title: "Magic", summary: "Shared parts stay; where there are none, the fallback is used.",
            parameter: OptionParameter(
              label: "fallback", title: "Fallback", usualValue: .choice(ReplaceDirection.downUp.rawValue),
              unit: "", choices: ReplaceDirection.allCases.map(\.rawValue)))
        ], defaultSetting: setting(.downUp)),
      read: { $0.direction == nil ? setting($0.fallback) : nil },
      write: { effect, chosen in
        guard let chosen else {
          effect.fallback = .downUp
          return
        }
        guard case .choice(let name) = chosen.argument?.value, let fallback = ReplaceDirection(rawValue: name)
        else { return }
        effect.direction = nil
        effect.fallback = fallback
      })
  }
}

extension OptionBinding where Effect == WiggleSymbolEffect {
  /// The only direction that may be an angle.
  static var wiggleDirection: Self {
    Self(
      group: OptionGroup(
        name: "direction", title: "Direction",
        choices: WiggleDirection.plain.map { OptionChoice(name: $0.name, title: $0.title, summary: $0.summary) } + [
          OptionChoice(
            name: "custom", title: "Custom angle",
            summary: "Along an axis at this angle, clockwise from the positive x axis.",
            parameter: OptionParameter(
              label: "angle", title: "Angle", usualValue: .number(15), unit: "°", choices: []))
        ], openMeaning: "The symbol's preference, else clockwise."),
      read: { $0.direction?.setting },
      write: { $0.direction = $1.flatMap(WiggleDirection.init(setting:)) })
  }
}

extension WiggleDirection {
  /// Those without an angle, in the order of the catalogue.
  fileprivate static let plain: [(direction: WiggleDirection, name: String, title: String, summary: String)] = [
    (.clockwise, "clockwise", "Clockwise", "Swings about its anchor, clockwise first."),
    (.counterClockwise, "counterClockwise", "Counterclockwise", "Swings about its anchor, counterclockwise first."),
    (.left, "left", "Left", "Along the horizontal, left first."),
    (.right, "right", "Right", "Along the horizontal, right first."),
    (.up, "up", "Up", "Along the vertical, up first."),
    (.down, "down", "Down", "Along the vertical, down first."),
    (.forward, "forward", "Forward", "Along the reading direction."),
    (.backward, "backward", "Backward", "Against the reading direction."),
  ]

  fileprivate var setting: OptionSetting {
    if case .custom(let angle) = self {
      return OptionSetting(name: "custom", argument: OptionArgument(label: "angle", value: .number(angle)))
    }
    return OptionSetting(name: Self.plain.first { $0.direction == self }?.name ?? "clockwise")
  }

  fileprivate init?(setting: OptionSetting) {
    if setting.name == "custom", case .number(let angle) = setting.argument?.value {
      self = .custom(angle: angle.finite())
    } else if let plain = Self.plain.first(where: { $0.name == setting.name }) {
      self = plain.direction
    } else {
      return nil
    }
  }
}

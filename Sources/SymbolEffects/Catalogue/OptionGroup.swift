/// Options of an effect of which at most one is chosen: a direction, a layer scope …
public struct OptionGroup: Hashable, Sendable, Codable {
  /// The key of the group, unique in its effect ("direction").
  public var name: String
  /// For people ("Direction").
  public var title: String
  /// In the order of the catalogue.
  public var choices: [OptionChoice]
  /// What holds where nothing is said; nil where nothing is said on purpose, see `openMeaning`.
  public var defaultSetting: OptionSetting?
  /// What an open group means, as a sentence; nil for groups with a default.
  public var openMeaning: String?

  /// The choice of that name, without its dot.
  public func choice(named name: String) -> OptionChoice? {
    choices.first { $0.name == name }
  }
}

/// One option of an effect.
public struct OptionChoice: Hashable, Sendable, Codable {
  /// Without the dot ("up", "custom").
  public var name: String
  /// For people ("Up").
  public var title: String
  /// What the option does, as a sentence.
  public var summary: String
  /// What stands in parentheses after the name, for the few options that have it.
  public var parameter: OptionParameter?

  /// As it is written, with a valid argument where one is needed (".up", ".custom(angle: 15)").
  public var spelling: String { setting.spelling }

  /// The option as chosen, with its parameter's usual value.
  public var setting: OptionSetting {
    OptionSetting(name: name, argument: parameter.map { OptionArgument(label: $0.label, value: $0.usualValue) })
  }
}

/// What an option asks for in parentheses.
public struct OptionParameter: Hashable, Sendable, Codable {
  /// The argument's label ("angle").
  public var label: String
  /// For people ("Angle").
  public var title: String
  /// What is shown first.
  public var usualValue: OptionArgument.Value
  /// The unit of a number ("°"); empty for a choice.
  public var unit: String
  /// Names to choose from, without their dots; empty for a number, which may be any finite one.
  public var choices: [String]
}

/// An option that has been chosen, with its argument.
public struct OptionSetting: Hashable, Sendable, Codable {
  /// Without the dot ("up", "custom").
  public var name: String
  /// What stands in parentheses; nil for most options.
  public var argument: OptionArgument?

  /// An option by its name, without the dot.
  public init(name: String, argument: OptionArgument? = nil) {
    self.name = name
    self.argument = argument
  }

  /// As it is written (".up", ".custom(angle: 22.5)", ".magic(fallback: .offUp)").
  public var spelling: String {
    guard let argument else { return ".\(name)" }
    return ".\(name)(\(argument.label): \(argument.value.spelling))"
  }
}

/// The labelled value in parentheses after an option.
public struct OptionArgument: Hashable, Sendable, Codable {
  /// Before the colon ("angle").
  public var label: String
  /// After the colon.
  public var value: Value

  /// A label with its value.
  public init(label: String, value: Value) {
    self.label = label
    self.value = value
  }

  /// A number, or the name of a choice without its dot.
  public enum Value: Hashable, Sendable, Codable {
    case number(Double)
    case choice(String)

    /// As it is written: a number in its shortest form, a choice with its dot.
    public var spelling: String {
      switch self {
      case .number(let number): shortestDecimal(number)
      case .choice(let name): ".\(name)"
      }
    }
  }
}

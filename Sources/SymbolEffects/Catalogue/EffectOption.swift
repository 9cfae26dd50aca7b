/// A closed set of options that is an option group by itself: its cases are the choices, their raw values the names.
protocol EffectOption: RawRepresentable<String>, CaseIterable, Sendable, Hashable {
  /// The key and the title of the group.
  static var group: (name: String, title: String) { get }
  /// For people.
  var title: String { get }
  /// What the option does, as a sentence.
  var summary: String { get }
}

extension EffectOption {
  static var choices: [OptionChoice] {
    allCases.map { OptionChoice(name: $0.rawValue, title: $0.title, summary: $0.summary) }
  }
}

extension LayerScope: EffectOption {
  static var group: (name: String, title: String) { ("layers", "Layers") }
  var title: String {
    switch self {
    case .byLayer: "By layer"
    case .wholeSymbol: "Whole symbol"
    }
  }
  var summary: String {
    switch self {
    case .byLayer: "Motion groups move one after the other."
    case .wholeSymbol: "The symbol moves as one piece."
    }
  }
}

extension DrawScope: EffectOption {
  static var group: (name: String, title: String) { ("layers", "Layers") }
  var title: String {
    switch self {
    case .byLayer: "By layer"
    case .wholeSymbol: "Whole symbol"
    case .individually: "Individually"
    }
  }
  var summary: String {
    switch self {
    case .byLayer: "Layers follow one another, overlapping."
    case .wholeSymbol: "All layers start and end together."
    case .individually: "Each layer waits until the one before is done."
    }
  }
}

extension DepthDirection: EffectOption {
  static var group: (name: String, title: String) { ("direction", "Direction") }
  var title: String {
    switch self {
    case .up: "Up"
    case .down: "Down"
    }
  }
  var summary: String {
    switch self {
    case .up: "Towards the viewer: larger."
    case .down: "Away from the viewer: smaller."
    }
  }
}

extension RotationDirection: EffectOption {
  static var group: (name: String, title: String) { ("direction", "Direction") }
  var title: String {
    switch self {
    case .clockwise: "Clockwise"
    case .counterClockwise: "Counterclockwise"
    }
  }
  var summary: String {
    switch self {
    case .clockwise: "Turns as the hands of a clock do."
    case .counterClockwise: "Turns against the hands of a clock."
    }
  }
}

extension VariableColorFill: EffectOption {
  static var group: (name: String, title: String) { ("fill", "Fill") }
  var title: String {
    switch self {
    case .cumulative: "Cumulative"
    case .iterative: "Iterative"
    }
  }
  var summary: String {
    switch self {
    case .cumulative: "All layers passed so far are active."
    case .iterative: "One layer is active at a time."
    }
  }
}

extension VariableColorReversal: EffectOption {
  static var group: (name: String, title: String) { ("reversal", "Reversal") }
  var title: String {
    switch self {
    case .reversing: "Reversing"
    case .nonReversing: "Non-reversing"
    }
  }
  var summary: String {
    switch self {
    case .reversing: "There and back."
    case .nonReversing: "From the start again."
    }
  }
}

extension InactiveLayers: EffectOption {
  static var group: (name: String, title: String) { ("inactiveLayers", "Inactive layers") }
  var title: String {
    switch self {
    case .dimInactiveLayers: "Dim"
    case .hideInactiveLayers: "Hide"
    }
  }
  var summary: String {
    switch self {
    case .dimInactiveLayers: "Inactive layers are dimmed."
    case .hideInactiveLayers: "Inactive layers are hidden."
    }
  }
}

extension BreatheStyle: EffectOption {
  static var group: (name: String, title: String) { ("style", "Style") }
  var title: String {
    switch self {
    case .plain: "Plain"
    case .pulse: "Pulse"
    }
  }
  var summary: String {
    switch self {
    case .plain: "The size changes only."
    case .pulse: "The size and the opacity change."
    }
  }
}

extension ReplaceDirection: EffectOption {
  static var group: (name: String, title: String) { ("direction", "Direction") }
  var title: String {
    switch self {
    case .downUp: "Down, up"
    case .upUp: "Up, up"
    case .offUp: "Off, up"
    }
  }
  var summary: String {
    switch self {
    case .downUp: "The old symbol shrinks away, the new one grows in."
    case .upUp: "The old symbol grows away, the new one grows in."
    case .offUp: "The old symbol is gone at once, the new one grows in."
    }
  }
}

extension DrawReversal: EffectOption {
  static var group: (name: String, title: String) { ("reversal", "Reversal") }
  var title: String {
    switch self {
    case .reversed: "Reversed"
    case .nonReversed: "Non-reversed"
    }
  }
  var summary: String {
    switch self {
    case .reversed: "From the end of the path."
    case .nonReversed: "From the start of the path."
    }
  }
}

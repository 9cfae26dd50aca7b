import SymbolEffects

/// Which numbers of each effect can be tuned, with units and ranges.
public enum TuningCatalog {
  /// The tunable numbers of an effect, in the order in which they are shown; empty for effects without any.
  public static func parameters(for kind: EffectKind) -> [TuningParameter] {
    switch kind {
    case .bounce:
      [duration(0.66), amplitude(), stagger(), response(0.26), damping(0.6)]
    case .pulse:
      [duration(2), amplitude(upTo: 1.6), stagger()]
    case .variableColor:
      [duration(1.85), stagger(0.3, in: 0...1), inactiveOpacity(0.3)]
    case .scale:
      [amplitude(), stagger(), response(0.3), damping(0.8)]
    case .appear:
      [duration(0.3), amplitude(), stagger()]
    case .disappear:
      [duration(0.2), amplitude(), stagger()]
    case .wiggle:
      [duration(0.95), amplitude(), stagger()]
    case .rotate:
      [duration(2), stagger()]
    case .breathe:
      [duration(3), amplitude(), stagger()]
    case .drawOn, .drawOff:
      [duration(1)]
    case .replace:
      [duration(0.37), stagger()]
    case .automatic, .customTransition, .imageSwitching:
      []
    }
  }

  private static func duration(_ value: Double) -> TuningParameter {
    TuningParameter(key: .duration, unit: "s", minimum: 0.05, maximum: 10, defaultValue: value)
  }
  private static func amplitude(upTo maximum: Double = 3) -> TuningParameter {
    TuningParameter(key: .amplitude, unit: "×", minimum: 0, maximum: maximum, defaultValue: 1)
  }
  private static func stagger(_ value: Double = 0.05, in range: ClosedRange<Double> = 0...0.5) -> TuningParameter {
    TuningParameter(
      key: .stagger, unit: "s", minimum: range.lowerBound, maximum: range.upperBound, defaultValue: value)
  }
  private static func inactiveOpacity(_ value: Double) -> TuningParameter {
    TuningParameter(key: .inactiveOpacity, unit: "fraction", minimum: 0, maximum: 1, defaultValue: value)
  }
  private static func response(_ value: Double) -> TuningParameter {
    TuningParameter(key: .response, unit: "s", minimum: 0.05, maximum: 3, defaultValue: value)
  }
  private static func damping(_ value: Double) -> TuningParameter {
    TuningParameter(key: .damping, unit: "fraction", minimum: 0.1, maximum: 2, defaultValue: value)
  }
}

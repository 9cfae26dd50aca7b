import SymbolEffects

/// Why an effect cannot be compiled, in words for a person.
public enum MotionError: Error, Hashable, Sendable {
  /// The effect has no such behaviour.
  case unsupportedBehavior(effect: EffectKind, behavior: AppliedBehavior, supported: [AppliedBehavior])
  /// The effect leads from one symbol to another: it needs the second one.
  case needsSecondSymbol(effect: EffectKind)
  /// The effect does not have this number.
  case notTunable(effect: EffectKind, key: TuningKey, tunable: [TuningKey])
  /// The number is outside its range.
  case tuningOutOfRange(effect: EffectKind, value: Double, parameter: TuningParameter)
}

extension MotionError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .unsupportedBehavior(let effect, let behavior, let supported):
      return ".\(effect.rawValue) cannot run as \(behavior.rawValue); it runs as "
        + supported.map(\.rawValue).joined(separator: ", ") + "."
    case .needsSecondSymbol(.imageSwitching):
      return "Image switching leads from one picture to the next: add a second picture."
    case .needsSecondSymbol(let effect):
      return ".\(effect.rawValue) leads from one symbol to another: choose the second symbol."
    case .notTunable(let effect, let key, let tunable):
      let known = tunable.map(\.rawValue).joined(separator: ", ")
      return ".\(effect.rawValue) has no \(key.rawValue) to tune; "
        + (known.isEmpty ? "nothing of it can be tuned." : "it has \(known).")
    case .tuningOutOfRange(let effect, let value, let parameter):
      return "\(parameter.key.rawValue) of .\(effect.rawValue) is \(value), but must lie between "
        + "\(parameter.minimum) and \(parameter.maximum) \(parameter.unit)."
    }
  }
}

extension AppliedBehavior {
  /// The behaviours that an effect has.
  public static func supported(by effect: EffectKind) -> [AppliedBehavior] {
    switch effect {
    case .bounce, .pulse, .variableColor, .wiggle, .rotate, .breathe: [.discrete, .indefinite]
    case .scale: [.indefinite]
    case .appear, .disappear, .drawOn, .drawOff: [.indefinite, .insertion, .removal]
    case .replace: [.contentTransition]
    case .customTransition: [.insertion, .removal]
    case .imageSwitching: [.contentTransition]
    case .automatic: [.insertion, .removal, .contentTransition]
    }
  }
}

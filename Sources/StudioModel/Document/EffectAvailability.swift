import SymbolEffects
import SymbolMotion

/// Which effects can be played, and in which ways: all that the vocabulary has.
public enum EffectAvailability {
  /// The effects, in the catalogue's order.
  public static let kinds = EffectKind.allCases

  /// The ways in which an effect can run; the first one is the usual.
  public static func behaviors(of kind: EffectKind) -> [AppliedBehavior] {
    let supported = AppliedBehavior.supported(by: kind)
    // Of automatic, what leads to another symbol is what people look for.
    guard kind == .automatic else { return supported }
    return [.contentTransition] + supported.filter { $0 != .contentTransition }
  }
}

extension AppliedEffect {
  /// The effect as it is added: with its defaults, running in its usual way.
  public init(usual kind: EffectKind) {
    self.init(kind.effect, behavior: EffectAvailability.behaviors(of: kind).first ?? .indefinite)
  }
}

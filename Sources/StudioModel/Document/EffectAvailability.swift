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

  /// Another effect in this one's place: what both have (a direction, the layer scope, behaviour, speed) is kept; tuned
  /// numbers are the old effect's own and are not.
  public func changed(to kind: EffectKind) -> AppliedEffect {
    var next = kind.effect
    for group in next.optionGroups {
      guard let setting = effect.choice(in: group.name), group.choice(named: setting.name) != nil else { continue }
      next = next.setting(group.name, to: setting)
    }
    return changed(to: next)
  }

  /// As typed: another effect, or another form of this one.
  public func changed(to next: AnySymbolEffect) -> AppliedEffect {
    let behaviors = EffectAvailability.behaviors(of: next.kind)
    return AppliedEffect(
      next, behavior: behaviors.contains(behavior) ? behavior : behaviors.first ?? behavior, options: options,
      tuning: next.kind == effect.kind ? tuning : Tuning())
  }
}

import SymbolArt
import SymbolEffects
import SymbolMotion

/// Which effects can be played: asked of the compiler once, so that menus offer nothing that does nothing.
public enum EffectAvailability {
  /// The ways in which each effect can run, for those that can run at all.
  private static let behaviors: [EffectKind: [AppliedBehavior]] = {
    let square = Rect(x: 0, y: 0, width: 24, height: 24)
    let symbol = Symbol(
      name: "sample", viewBox: square, width: 24, height: 24,
      layers: [Layer(id: "square", name: "square", content: [], bounds: square)])
    var found: [EffectKind: [AppliedBehavior]] = [:]
    for kind in EffectKind.allCases {
      let working = AppliedBehavior.allCases.filter { behavior in
        (try? MotionCompiler.compile(AppliedEffect(kind.effect, behavior: behavior), for: symbol)) != nil
      }
      if !working.isEmpty { found[kind] = working }
    }
    return found
  }()

  /// The effects that can be played, in the catalogue's order.
  public static var kinds: [EffectKind] { EffectKind.allCases.filter { behaviors[$0] != nil } }

  /// The ways in which an effect can run; the first one is the usual.
  public static func behaviors(of kind: EffectKind) -> [AppliedBehavior] { behaviors[kind] ?? [] }
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

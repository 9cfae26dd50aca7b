import SymbolEffects
import SymbolMotion

extension AppliedEffect {
  /// Another effect in this one's place. What was chosen of this one and means the same of the other is kept: a
  /// direction, the layer scope, the behaviour, speed and repetition. What this one merely has by default becomes the
  /// other's default, and tuned numbers are the old effect's own.
  public func changed(to kind: EffectKind) -> AppliedEffect {
    guard kind != effect.kind else { return self }
    var next = kind.effect
    for group in next.optionGroups {
      guard let setting = chosen(in: group.name), group.choice(named: setting.name) != nil,
        effect.optionGroups.first(where: { $0.name == group.name })?.isDepth == group.isDepth
      else { continue }
      next = next.setting(group.name, to: setting)
    }
    return changed(to: next)
  }

  /// As typed: another effect, or another form of this one.
  public func changed(to next: AnySymbolEffect) -> AppliedEffect {
    var result = self
    result.effect = next
    guard next.kind != effect.kind else { return result }
    result.tuning = Tuning()
    let behaviors = EffectAvailability.behaviors(of: next.kind)
    if !isBehaviorChosen || !behaviors.contains(behavior) { result.behavior = behaviors.first ?? behavior }
    // What leads to a state, or to another symbol, has nothing to repeat.
    if !behaviors.contains(.discrete) { result.options = options.automaticRepetition }
    return result
  }

  /// What somebody chose in an option group; nil: the group's default, or nothing.
  private func chosen(in group: String) -> OptionSetting? {
    guard let setting = effect.choice(in: group),
      setting != effect.optionGroups.first(where: { $0.name == group })?.defaultSetting
    else { return nil }
    return setting
  }

  /// Whether the effect runs in another way than it does when it is added. Insertion and removal are the two
  /// directions of one way.
  private var isBehaviorChosen: Bool {
    guard let usual = EffectAvailability.behaviors(of: effect.kind).first else { return false }
    return behavior != usual && !(behavior.isTransition && usual.isTransition)
  }
}

extension AppliedBehavior {
  fileprivate var isTransition: Bool { self == .insertion || self == .removal }
}

extension OptionGroup {
  /// Whether up and down are towards the viewer and away, and not directions on the screen.
  fileprivate var isDepth: Bool { choices.map(\.name) == DepthDirection.allCases.map(\.rawValue) }
}

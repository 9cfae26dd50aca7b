import SymbolArt
import SymbolEffects
import TestSupport

@testable import SymbolMotion

/// One call of a player, as a value, so that a sequence can be made twice.
enum PlayerCall: Sendable {
  case add(AppliedEffect, animated: Bool)
  case remove(EffectKind, animated: Bool)
  case removeAll
  case setActive(Bool, AnySymbolEffect)
  case transition(inserted: Bool, AnySymbolEffect)
  case variableValue(Double?)
  /// With one of the sample symbols.
  case replace(Int, AnySymbolEffect)

  var isAnimated: Bool {
    switch self {
    case .add(_, let animated), .remove(_, let animated): animated
    case .removeAll, .setActive, .transition, .variableValue, .replace: true
    }
  }

  /// - Returns: the run that was started.
  func make(on player: inout Player, at time: Double) throws -> RunID? {
    switch self {
    case .add(let applied, let animated): return try player.add(applied, animated: animated, at: time)
    case .remove(let kind, let animated): player.remove(kind, animated: animated, at: time)
    case .removeAll: player.removeAll(at: time)
    case .setActive(let isActive, let effect): return try player.setActive(isActive, effect, at: time)
    case .transition(let inserted, let effect): return try player.transition(inserted: inserted, effect, at: time)
    case .variableValue(let value): player.setVariableValue(value, at: time)
    case .replace(let index, let effect):
      return try player.replace(with: PlayerSamples.symbols[index], effect, at: time)
    }
    return nil
  }

  /// Any call, with any effect in any of its behaviours; one in eight is not animated where that is possible.
  ///
  /// - Parameter replaces: whether one in ten leads to another symbol.
  static func random(replaces: Bool = false, using dice: inout RepeatableRandom) -> PlayerCall {
    if replaces, Int.random(in: 0..<10, using: &dice) == 0 {
      let effects: [AnySymbolEffect] = [.replace(.replace), .replace(.replace.upUp), .automatic(.automatic)]
      let index = Int.random(in: PlayerSamples.symbols.indices, using: &dice)
      return .replace(index, effects.randomElement(using: &dice) ?? .replace(.replace))
    }
    let effect = MotionCase.effects.randomElement(using: &dice) ?? .bounce(.bounce)
    let behaviors = AppliedBehavior.supported(by: effect.kind)
    let isAnimated = Int.random(in: 0..<8, using: &dice) > 0
    switch Int.random(in: 0..<20, using: &dice) {
    case 0..<10:
      let behavior = behaviors.randomElement(using: &dice) ?? .indefinite
      let options: [SymbolEffectOptions] = [
        .default, .default, .repeat(.periodic(3, delay: 0.1)), .repeat(.continuous), .repeat(.periodic(delay: 0.2)),
        .default.speed(1.5), .nonRepeating.speed(0.5),
      ]
      return .add(
        AppliedEffect(effect, behavior: behavior, options: options.randomElement(using: &dice) ?? .default),
        animated: isAnimated)
    case 10..<14: return .remove(effect.kind, animated: isAnimated)
    case 14: return .removeAll
    case 15..<18 where behaviors.contains(.indefinite): return .setActive(Bool.random(using: &dice), effect)
    case 18 where behaviors.contains(.insertion): return .transition(inserted: Bool.random(using: &dice), effect)
    default: return .variableValue(Bool.random(using: &dice) ? nil : Double.random(in: 0...1, using: &dice))
    }
  }
}

import SymbolArt
import SymbolEffects

/// From an effect, with its options and tuning, and a symbol's layers to motion.
public enum MotionCompiler {
  /// Compiles an effect for a symbol.
  ///
  /// - Parameter readingDirection: what `.forward` and `.backward` follow.
  /// - Throws: `MotionError` if the effect has no such behaviour or the tuning is none of its own.
  public static func compile(
    _ applied: AppliedEffect, for symbol: Symbol, readingDirection: ReadingDirection = .leftToRight
  ) throws(MotionError) -> Motion {
    if case .automatic = applied.effect {
      return try automatic(applied, for: symbol, readingDirection: readingDirection)
    }
    let context = try CompilerContext(applied, symbol: symbol, readingDirection: readingDirection)
    var motion: Motion =
      switch applied.effect {
      case .bounce(let effect): bounce(effect, context)
      case .pulse(let effect): pulse(effect, context)
      case .variableColor(let effect): variableColor(effect, context)
      case .scale(let effect): scale(effect, context)
      case .appear(let effect): appear(effect, context)
      case .disappear(let effect): disappear(effect, context)
      case .wiggle(let effect): wiggle(effect, context)
      case .rotate(let effect): rotate(effect, context)
      case .breathe(let effect): breathe(effect, context)
      case .drawOn(let effect): drawOn(effect, context)
      case .drawOff(let effect): drawOff(effect, context)
      case .customTransition(let transition): customTransition(transition, context)
      case .automatic: throw .needsSecondSymbol(effect: applied.effect.kind)
      case .imageSwitching: throw .needsSecondSymbol(effect: applied.effect.kind)
      case .replace: throw .needsSecondSymbol(effect: applied.effect.kind)
      }
    motion.numbers = context.numbers.tuning
    return motion.spedUp(by: applied.options.speedFactor)
  }
}

/// The direction of a line of text.
public enum ReadingDirection: String, Hashable, Sendable, Codable {
  case leftToRight, rightToLeft
}

extension Motion {
  /// The same motion in times `factor` times shorter; the pause between runs stays in real seconds.
  func spedUp(by factor: Double) -> Motion {
    if factor == 1 { return self }
    var result = self
    result.intro /= factor
    result.loop /= factor
    result.outro /= factor
    result.stopping = stopping.spedUp(by: factor)
    for index in groups.indices {
      result.groups[index].stopDelay /= factor
      result.groups[index].reducedOpacity = groups[index].reducedOpacity?.spedUp(by: factor)
      for track in groups[index].tracks.indices {
        result.groups[index].tracks[track].keyframes = groups[index].tracks[track].keyframes.spedUp(by: factor)
      }
    }
    return result
  }
}

extension Stopping {
  fileprivate func spedUp(by factor: Double) -> Stopping {
    switch self {
    case .finishesRun: self
    case .settles(let duration): .settles(within: duration / factor)
    case .springs(let spring, let duration): .springs(spring.spedUp(by: factor), within: duration / factor)
    case .turnsToRest(let duration, let fullSpeed):
      .turnsToRest(within: duration / factor, fullSpeed: fullSpeed * factor)
    }
  }
}

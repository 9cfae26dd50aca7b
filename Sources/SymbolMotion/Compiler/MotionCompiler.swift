import SymbolArt
import SymbolEffects

/// From an effect, with its options and tuning, and a symbol's layers to motion.
public enum MotionCompiler {
  /// Compiles an effect for a symbol.
  ///
  /// - Throws: `MotionError` if the effect has no such behaviour or the tuning is none of its own.
  public static func compile(_ applied: AppliedEffect, for symbol: Symbol) throws(MotionError) -> Motion {
    let context = try CompilerContext(applied, symbol: symbol)
    let motion: Motion =
      switch applied.effect {
      case .bounce(let effect): bounce(effect, context)
      case .pulse, .variableColor, .scale, .appear, .disappear, .wiggle, .rotate, .breathe, .drawOn, .drawOff,
        .replace, .automatic:
        throw .needsSecondSymbol(effect: applied.effect.kind)
      }
    return motion.spedUp(by: applied.options.speedFactor)
  }
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
    case .springs(let spring): .springs(spring.spedUp(by: factor))
    case .turnsToRest(let duration, let fullSpeed):
      .turnsToRest(within: duration / factor, fullSpeed: fullSpeed * factor)
    }
  }
}

import SymbolArt
import SymbolEffects

/// A replacement of one symbol by another, as one motion over both: the layers of the old symbol, those of the new one,
/// and what helps in between lie in one symbol, so that whatever plays a motion plays a replacement.
public struct Replacement: Hashable, Sendable {
  /// Old and new layers in one view box. At the motion's start it shows the old symbol, at its end
  /// the new one; without the motion it is no picture.
  public var symbol: Symbol
  /// One run.
  public var motion: Motion
  /// Parallel to the symbol's layers.
  public var roles: [Role]
  /// Parallel to the symbol's layers: with which layer of which symbol each goes.
  public var sources: [Source]

  /// What becomes of a layer.
  public enum Role: String, Hashable, Sendable, Codable {
    /// Of the old symbol: goes.
    case leaves
    /// Of the new symbol: comes.
    case comes
    /// Of either symbol: part of both pictures, and stays where it is.
    case stays
    /// Of the symbol with a slash: it is drawn.
    case slash
    /// Opens the gap along a slash.
    case gap
    /// Of the symbol without the slash: what the other one lacks of a layer that stays, until the slash has passed.
    case struck
  }

  /// A layer of one of the two symbols; what helps in between goes with the layer that it helps.
  public enum Source: Hashable, Sendable {
    case old(Int)
    case new(Int)

    /// The same the other way round.
    var reversed: Source {
      switch self {
      case .old(let index): .new(index)
      case .new(let index): .old(index)
      }
    }
  }
}

extension MotionCompiler {
  /// Compiles a content transition from one symbol to another.
  ///
  /// - Throws: `MotionError` if the effect is no content transition or the tuning is none of its own.
  public static func compile(
    _ applied: AppliedEffect, from old: Symbol, to new: Symbol, readingDirection: ReadingDirection = .leftToRight
  ) throws(MotionError) -> Replacement {
    if applied.effect.kind == .imageSwitching {
      return try compile(applied, through: [old, new], work: SwitchingWork()).replacement
    }
    let context = try CompilerContext(applied, symbol: new, readingDirection: readingDirection)
    let effect: ReplaceSymbolEffect
    switch applied.effect {
    case .replace(let replace): effect = replace
    case .automatic: effect = ReplaceSymbolEffect()
    default:
      throw .unsupportedBehavior(
        effect: applied.effect.kind, behavior: .contentTransition,
        supported: AppliedBehavior.supported(by: applied.effect.kind))
    }
    var replacement: Replacement
    if effect.direction == nil, let magic = MagicReplacement.replacement(effect, from: old, to: new, context) {
      replacement = magic
    } else {
      let builder = ReplacementBuilder(old: old, new: new)
      replacement = builder.compile(
        effect.direction ?? effect.fallback, scope: effect.scope, leaving: builder.oldIndices,
        coming: builder.newIndices, context)
    }
    let natural = replacement.motion.loop
    let tempo = natural > 0 ? natural / context.tuned(.duration, own: natural) : 1
    replacement.motion.numbers = context.numbers.tuning
    replacement.motion = replacement.motion.spedUp(by: tempo * applied.options.speedFactor)
    replacement.symbol = replacement.symbol.statingValues(
      of: [(ReplacementBuilder.oldPrefix, old), (ReplacementBuilder.newPrefix, new)])
    return replacement
  }
}

/// The numbers of a replacement, in seconds and factors.
enum ReplaceShape {
  static let shrunk = 0.6
  static let grown = 1.25
  static let leave = 0.15
  static let come = 0.25
  /// Down and up: the new one comes before the old one is quite gone.
  static let overlap = 0.12
  /// What goes at once is gone after this: one frame of a fast screen.
  static let atOnce = 1.0 / 120
  /// Layers of both pictures change over in this time, one picture over the other, so that nothing dips.
  static let change = 0.1
  /// Where layers can be seen through, the one picture goes while the other comes: so long after it began, in this time.
  /// Then ink is hardly any darker in between (by 0.16 of the tint at most, at half of it, and for a few hundredths of a
  /// second), and where it is opaque after all it is not seen to be lighter: (1 − what has come) · (what has gone) is
  /// 0.033 at most.
  static let yielding = (after: 0.05, time: 0.08)
}

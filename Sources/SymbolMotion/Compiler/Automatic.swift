import SymbolArt
import SymbolEffects

extension MotionCompiler {
  /// As a transition: stroked symbols are drawn on and off, others appear and disappear upwards.
  static func automatic(
    _ applied: AppliedEffect, for symbol: Symbol, readingDirection: ReadingDirection
  ) throws(MotionError) -> Motion {
    let isStroked = symbol.layers.contains { !$0.content.isEmpty } && symbol.layers.allSatisfy(isStroked)
    var chosen = applied
    switch applied.behavior {
    case .insertion: chosen.effect = isStroked ? .drawOn(.drawOn) : .appear(.appear.up)
    case .removal: chosen.effect = isStroked ? .drawOff(.drawOff) : .disappear(.disappear.up)
    case .contentTransition: throw .needsSecondSymbol(effect: .automatic)
    case .discrete, .indefinite:
      throw .unsupportedBehavior(
        effect: .automatic, behavior: applied.behavior, supported: AppliedBehavior.supported(by: .automatic))
    }
    var motion = try compile(chosen, for: symbol, readingDirection: readingDirection)
    motion.effectName = applied.effect.dotName
    motion.kind = .automatic
    return motion
  }

  private static func isStroked(_ layer: Layer) -> Bool {
    layer.content.allSatisfy { artwork in
      if case .shape(let shape) = artwork { return shape.strokeStyle != nil }
      return false
    }
  }
}

import SymbolArt
import SymbolEffects

extension MotionCompiler {
  /// Compiles an image switching that leads through pictures; the first is there from the start.
  ///
  /// - Throws: `MotionError` if the effect is no image switching, or if there is only one picture.
  public static func compile(
    _ applied: AppliedEffect, through pictures: [Symbol], work: SwitchingWork
  ) throws(MotionError) -> CompiledImageSequence {
    guard case .imageSwitching(let switching) = applied.effect, applied.behavior == .contentTransition else {
      throw .unsupportedBehavior(
        effect: applied.effect.kind, behavior: applied.behavior,
        supported: AppliedBehavior.supported(by: applied.effect.kind))
    }
    guard pictures.count > 1 else { throw .needsSecondSymbol(effect: .imageSwitching) }
    let compiled = compile(
      ImageSequence(
        pictures: pictures, switching: switching,
        productions: (0..<pictures.count - 1).map(work.production(ofRequest:)),
        hold: work.source == .immediate && pictures.count == 2 ? 0 : work.hold))
    return compiled.spedUp(by: applied.options.speedFactor)
  }
}

extension CompiledImageSequence {
  /// As a replacement of the first picture by those that follow.
  public var replacement: Replacement {
    let first = motion.groups.first?.layers.count ?? 0
    return Replacement(
      symbol: symbol, motion: motion,
      roles: symbol.layers.indices.map { $0 < first ? .leaves : .comes },
      sources: symbol.layers.indices.map { $0 < first ? .old($0) : .new($0 - first) })
  }

  fileprivate func spedUp(by factor: Double) -> CompiledImageSequence {
    if factor == 1 { return self }
    var result = self
    result.motion = motion.spedUp(by: factor)
    for index in phases.indices {
      result.phases[index].start /= factor
      result.phases[index].end /= factor
    }
    return result
  }
}

import StudioModel
import SymbolArt
import SymbolMotion

extension StudioStore {
  /// The variant's motions as the timeline shows them: layers of two symbols are told apart by their symbols' names.
  func timelineParts(of variant: Variant) -> [TimelineModel.Part] {
    timelineMotions(of: variant).map { TimelineModel.Part(motion: $0) } + waysBack(of: variant)
  }

  /// What has appeared and is switched off is hidden again, by a motion of its own after the stop.
  private func waysBack(of variant: Variant) -> [TimelineModel.Part] {
    guard !variant.isActive, variant.isAnimated, let symbol = symbol(of: variant), let stop = stopTime(of: variant)
    else {
      return []
    }
    return variant.effects.compactMap { effect in
      guard effect.behavior == .indefinite, effect.effect.kind.comesIn else { return nil }
      var back = effect
      back.behavior = .removal
      guard var motion = try? MotionCompiler.compile(back, for: symbol) else { return nil }
      motion.effectName = localized("%s, hidden", motion.effectName)
      return TimelineModel.Part(motion: motion, start: stop)
    }
  }

  private func timelineMotions(of variant: Variant) -> [Motion] {
    guard let compiled = compiledVariant(variant) else { return [] }
    guard let replacement = compiled.replacement, let old = symbol(of: variant), let new = secondSymbol(of: variant)
    else { return compiled.motions }
    let names = LayerOrigins(replacement, old: old, new: new)
    return compiled.motions.map { motion in
      var motion = motion
      for index in motion.groups.indices { motion.groups[index].name = names.name(of: motion.groups[index]) }
      return motion
    }
  }
}

/// From which of two symbols each layer of a replacement is.
struct LayerOrigins {
  private let replacement: Replacement
  private let old: Symbol
  private let new: Symbol
  /// A slash that is taken away is compiled as one that is put on, backwards: the ids say the opposite then.
  private let isBackwards: Bool

  init(_ replacement: Replacement, old: Symbol, new: Symbol) {
    self.replacement = replacement
    self.old = old
    self.new = new
    let from = replacement.symbol.layers.map(\.id).filter { $0.hasPrefix("from-") }.map { String($0.dropFirst(5)) }
    isBackwards = from != old.layers.map(\.id)
  }

  /// "bell: clapper", "Gap along slash".
  func name(of group: MotionGroup) -> String {
    guard let first = group.layers.first, replacement.symbol.layers.indices.contains(first) else { return group.name }
    let isFrom = replacement.symbol.layers[first].id.hasPrefix("from-")
    let symbol = isFrom != isBackwards ? old : new
    guard replacement.roles[first] != .gap else { return localized("Gap along %s", group.name) }
    return localized("%s: %s", symbol.name, group.name)
  }
}

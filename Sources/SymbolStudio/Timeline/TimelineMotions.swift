import StudioModel
import SymbolArt
import SymbolMotion

extension StudioStore {
  /// The variant's motions as the timeline shows them: layers of two symbols are told apart by their symbols' names.
  func timelineParts(of variant: Variant) -> [TimelineModel.Part] {
    timelineMotions(of: variant).map { TimelineModel.Part(motion: $0, stop: stopTime(of: $0.kind, in: variant)) }
      + waysBack(of: variant)
  }

  /// What has appeared and is switched off is hidden again, by a motion of its own after the stop.
  private func waysBack(of variant: Variant) -> [TimelineModel.Part] {
    guard let symbol = symbol(of: variant) else { return [] }
    return variant.effects.compactMap { effect in
      guard effect.behavior == .indefinite, effect.effect.kind.comesIn, !variant.isActive(effect),
        variant.isAnimated(effect), let stop = stopTime(of: effect.effect.kind, in: variant)
      else { return nil }
      var back = effect
      back.behavior = .removal
      guard var motion = try? MotionCompiler.compile(back, for: symbol) else { return nil }
      motion.effectName = localized("%s, hidden", motion.effectName)
      return TimelineModel.Part(motion: motion, start: stop)
    }
  }

  private func timelineMotions(of variant: Variant) -> [Motion] {
    (compiledVariant(variant)?.motions ?? []).map { named($0, of: variant) }
  }

  /// A motion of the variant whose groups are named for people: during a content transition by their symbols too.
  func named(_ motion: Motion, of variant: Variant) -> Motion {
    // The groups of a sequence are called as its pictures.
    guard variant.imageSwitching == nil, let replacement = compiledVariant(variant)?.replacement,
      let old = symbol(of: variant),
      let new = secondSymbol(of: variant)
    else { return motion }
    let names = LayerOrigins(replacement, old: old, new: new)
    var motion = motion
    for index in motion.groups.indices { motion.groups[index].name = names.name(of: motion.groups[index]) }
    return motion
  }
}

/// From which of two symbols each layer of a replacement is.
struct LayerOrigins {
  private let replacement: Replacement
  private let old: Symbol
  private let new: Symbol

  init(_ replacement: Replacement, old: Symbol, new: Symbol) {
    self.replacement = replacement
    self.old = old
    self.new = new
  }

  /// "bell: clapper", "Gap along slash".
  func name(of group: MotionGroup) -> String {
    guard let first = group.layers.first, replacement.sources.indices.contains(first) else { return group.name }
    let name = Self.plain(group.name)
    switch (replacement.roles[first], replacement.sources[first]) {
    case (.gap, _): return localized("Gap along %s", name)
    case (.struck, _): return localized("%s, where it is struck out", name)
    case (_, .old): return localized("%s: %s", old.name, name)
    case (_, .new): return localized("%s: %s", new.name, name)
    }
  }

  /// A group's own name: in the joint symbol it says from which one it is.
  private static func plain(_ name: String) -> String {
    for prefix in ["from-", "to-"] where name.hasPrefix(prefix) { return String(name.dropFirst(prefix.count)) }
    return name
  }
}

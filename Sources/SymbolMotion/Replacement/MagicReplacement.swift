import SymbolArt
import SymbolEffects

/// Which layers two symbols share, decided by their ink: few layers are identical in a symbol and its slashed partner,
/// but what is left of each part lies on the part as it was.
struct MagicReplacement {
  private let old: Symbol
  private let new: Symbol
  /// Per layer of either symbol.
  private let oldStays: [Bool]
  private let newStays: [Bool]
  /// A layer of the new symbol (or, backwards, of the old one) that strikes the rest through.
  private let slash: Int?
  private let slashIsOld: Bool

  /// A layer is part of the other symbol when this share of its ink lies on the other's.
  static let sharedInk = 0.85
  /// Ink this near to the other's lies on it, as a part of the symbol's size: drawings are not exact.
  static let slack = 0.012
  /// A straight stroke that is at least this long (of the symbol's size) may be a slash.
  static let slashLength = 0.5
  /// The gap to either side of a slash, as a multiple of its width; within it the other symbol may have no ink.
  static let gap = 1.0

  /// The replacement with the layers as they are, or taken apart further where only that shows a slash, or with a slash
  /// that is seen in the ink alone; nil if the symbols share no ink, so that the fallback is used.
  static func replacement(
    _ effect: ReplaceSymbolEffect, from old: Symbol, to new: Symbol, _ context: CompilerContext
  ) -> Replacement? {
    let plain = MagicReplacement(old: old, new: new)
    if let plain, plain.slash != nil { return plain.compile(effect, context) }
    let split = MagicReplacement(old: old.splittingStrokes, new: new.splittingStrokes)
    if let split, split.slash != nil { return split.compile(effect, context) }
    if let struck = StruckReplacement(old: old, new: new) { return struck.compile(effect, context) }
    if let struck = StruckReplacement(old: new, new: old) {
      return struck.compile(effect, context).reversed(to: new, from: old)
    }
    return plain?.compile(effect, context)
  }

  /// nil if the symbols share no ink, so that the fallback is used.
  private init?(old: Symbol, new: Symbol) {
    var fitted = old
    fitted.layers = old.layers(fitting: new.viewBox)
    fitted.viewBox = new.viewBox
    let before = fitted.layers.map { LayerInk($0.content) }
    let after = new.layers.map { LayerInk($0.content) }
    let slack = MagicReplacement.slack * new.viewBox.size
    let tags = (Set(old.layers.compactMap(\.annotation.tag)), Set(new.layers.compactMap(\.annotation.tag)))
    func stays(
      _ layer: Layer, _ ink: LayerInk, on others: [LayerInk], _ othersTags: Set<String>, gap: LayerInk?, _ reach: Double
    ) -> Bool {
      if let tag = layer.annotation.tag, othersTags.contains(tag) { return true }
      guard !ink.samples.isEmpty else { return false }
      let shared = ink.samples.count { point in
        others.contains { $0.contains(point, slack: slack) } || gap?.contains(point, slack: reach) == true
      }
      return Double(shared) >= MagicReplacement.sharedInk * Double(ink.samples.count)
    }
    var newStays = zip(new.layers, after).map { stays($0, $1, on: before, tags.0, gap: nil, 0) }
    var oldStays = zip(fitted.layers, before).map { stays($0, $1, on: after, tags.1, gap: nil, 0) }
    let newSlash = new.layers.indices.first {
      !newStays[$0] && MagicReplacement.strikesThrough(new.layers[$0], size: new.viewBox.size)
    }
    let oldSlash = fitted.layers.indices.first {
      !oldStays[$0] && MagicReplacement.strikesThrough(fitted.layers[$0], size: new.viewBox.size)
    }
    // With a slash, a part that is missing only along it is a part that stays.
    if let newSlash, oldSlash == nil {
      let reach = MagicReplacement.reach(new.layers[newSlash])
      oldStays = zip(fitted.layers, before).map { stays($0, $1, on: after, tags.1, gap: after[newSlash], reach) }
    }
    if let oldSlash, newSlash == nil {
      let reach = MagicReplacement.reach(fitted.layers[oldSlash])
      newStays = zip(new.layers, after).map { stays($0, $1, on: before, tags.0, gap: before[oldSlash], reach) }
    }
    guard newStays.contains(true), oldStays.contains(true) else { return nil }
    self.old = old
    self.new = new
    self.oldStays = oldStays
    self.newStays = newStays
    slashIsOld = newSlash == nil && oldSlash != nil
    slash = (newSlash == nil) == (oldSlash == nil) ? nil : newSlash ?? oldSlash
  }

  func compile(_ effect: ReplaceSymbolEffect, _ context: CompilerContext) -> Replacement {
    if slashIsOld, let backwards = MagicReplacement(old: new, new: old) {
      return backwards.compile(effect, context).reversed(to: new, from: old)
    }
    var builder = ReplacementBuilder(old: old, new: new)
    let newBase = builder.newIndices.first ?? builder.symbol.layers.count
    let leaving = oldStays.indices.filter { !oldStays[$0] }
    let coming = newStays.indices.filter { !newStays[$0] && $0 != slash }.map { newBase + $0 }
    let staying = (old: oldStays.indices.filter { oldStays[$0] }, new: newStays.indices.filter { newStays[$0] })
    guard let slash else {
      var replacement = builder.compile(effect.fallback, scope: effect.scope, leaving: leaving, coming: coming, context)
      replacement.change(old: staying.old, new: staying.new.map { newBase + $0 }, after: ReplaceShape.change)
      return replacement
    }
    // The gap lies over the old layers and under the new ones; in the end there is nothing left for it to knock out.
    builder.symbol.layers.insert(MagicReplacement.gapLayer(of: new.layers[slash]), at: newBase)
    builder.newIndices = builder.newIndices.map { $0 + 1 }
    var replacement = builder.compile(
      effect.fallback, scope: effect.scope, leaving: leaving, coming: coming.map { $0 + 1 }, context)
    let drawing = DrawShape.duration(
      length: DrawableArtwork(new.layers[slash].content, symbolSize: new.viewBox.size).longestLength,
      symbolSize: new.viewBox.size)
    let slashIndex = newBase + 1 + slash
    replacement.draw([slashIndex, newBase], over: drawing)
    replacement.change(old: staying.old, new: staying.new.map { newBase + 1 + $0 }, after: drawing)
    replacement.roles[newBase] = .gap
    replacement.roles[slashIndex] = .slash
    return replacement
  }

  /// A single straight stroke across much of the symbol.
  private static func strikesThrough(_ layer: Layer, size: Double) -> Bool {
    guard layer.content.count == 1, case .shape(let shape)? = layer.content.first, shape.strokeStyle != nil else {
      return false
    }
    let points = shape.path.flattened
    guard shape.path.subpaths.count == 1, let start = points.first, let end = points.last else { return false }
    let length = start.distance(to: end)
    return length >= slashLength * size && PathMeasure(shape.path).length < length * 1.01
  }

  private static func reach(_ layer: Layer) -> Double {
    guard case .shape(let shape)? = layer.content.first, let style = shape.strokeStyle else { return 0 }
    return style.width * gap * 1.6
  }

  /// A wider slash that knocks out what is below.
  private static func gapLayer(of slash: Layer) -> Layer {
    var layer = slash
    layer.id = "gap-" + slash.id
    layer.annotation = Annotation(erases: true)
    layer.markup = nil
    layer.content = slash.content.map { artwork in
      guard case .shape(var shape) = artwork, case .stroke(var style) = shape.style else { return artwork }
      style.width *= 1 + 2 * gap
      layer.bounds = layer.bounds.insetBy(-style.width * gap)
      shape.style = .stroke(style)
      return .shape(shape)
    }
    return layer
  }
}

extension Replacement {
  /// The way back: struck out backwards in time is the slash taken away.
  ///
  /// - Parameters:
  ///   - target: what it then leads to.
  ///   - source: where it then begins.
  func reversed(to target: Symbol, from source: Symbol) -> Replacement {
    let viewBox = target.viewBox
    var result = self
    result.symbol.layers = symbol.layers(fitting: viewBox).map { layer in
      var layer = layer
      // What was the old symbol is the new one now.
      for (one, other) in [
        (ReplacementBuilder.oldPrefix, ReplacementBuilder.newPrefix),
        (ReplacementBuilder.newPrefix, ReplacementBuilder.oldPrefix),
      ] where layer.id.hasPrefix(one) {
        layer.id = other + layer.id.dropFirst(one.count)
        break
      }
      return layer
    }
    let fitting = AffineTransform.fitting(symbol.viewBox, into: viewBox)
    for group in motion.groups.indices {
      result.motion.groups[group].pivot = fitting.apply(motion.groups[group].pivot)
      result.motion.groups[group].anchor = fitting.apply(motion.groups[group].anchor)
    }
    result.symbol.viewBox = viewBox
    result.symbol.name = source.name + "-to-" + target.name
    result.motion.symbolSize = viewBox.size
    for group in motion.groups.indices {
      for track in motion.groups[group].tracks.indices {
        let keyframes = motion.groups[group].tracks[track].keyframes
        result.motion.groups[group].tracks[track].keyframes = keyframes.reversed(length: motion.loop)
      }
    }
    result.roles = roles.map { $0 == .leaves ? .comes : $0 == .comes ? .leaves : $0 }
    return result
  }

  /// Layers of both pictures: the new ones fade in over the old ones, which go unseen after `time` seconds.
  /// So a gap that opens between the two takes away only what the new picture lacks.
  mutating func change(old: [Int], new: [Int], from start: Double = 0, after time: Double) {
    let change = ReplaceShape.change
    append(
      new,
      [
        Track(
          property: .opacity,
          keyframes: [
            Keyframe(time: start, value: 0, curve: .cubicBezier(.sine)), Keyframe(time: start + change, value: 1),
          ])
      ])
    append(
      old,
      [
        Track(
          property: .opacity,
          keyframes: [
            Keyframe(time: time, value: 1, curve: .cubicBezier(.sine)), Keyframe(time: time + change, value: 0),
          ])
      ])
    motion.loop = max(motion.loop, time + change)
  }

  /// Layers that are drawn.
  mutating func draw(_ layers: [Int], over duration: Double) {
    append(
      layers,
      [
        Track(
          property: .drawEnd,
          keyframes: [
            Keyframe(time: 0, value: 0, curve: .cubicBezier(.easeInOut)), Keyframe(time: duration, value: 1),
          ])
      ])
    motion.loop = max(motion.loop, duration)
  }

  private mutating func append(_ layers: [Int], _ tracks: [Track]) {
    for layer in layers {
      // A layer is in one group: what it is given later belongs to that group.
      if let index = motion.groups.firstIndex(where: { $0.layers == [layer] }) {
        motion.groups[index].tracks += tracks
      } else {
        let center = symbol.viewBox.center
        motion.groups.append(
          MotionGroup(name: symbol.layers[layer].name, layers: [layer], pivot: center, anchor: center, tracks: tracks))
      }
    }
  }
}

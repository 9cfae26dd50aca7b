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

  /// The layers as they are, or taken apart further where only that shows a slash.
  static func between(_ old: Symbol, _ new: Symbol) -> MagicReplacement? {
    let plain = MagicReplacement(old: old, new: new)
    if plain?.slash != nil { return plain }
    let split = MagicReplacement(old: old.splittingStrokes, new: new.splittingStrokes)
    return split?.slash != nil ? split : plain
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
      // Struck out backwards in time is the slash taken away.
      var replacement = backwards.compile(effect, context)
      let length = replacement.motion.loop
      for group in replacement.motion.groups.indices {
        for track in replacement.motion.groups[group].tracks.indices {
          let keyframes = replacement.motion.groups[group].tracks[track].keyframes
          replacement.motion.groups[group].tracks[track].keyframes = keyframes.reversed(length: length)
        }
      }
      replacement.symbol.name = old.name + "-to-" + new.name
      replacement.roles = replacement.roles.map { $0 == .leaves ? .comes : $0 == .comes ? .leaves : $0 }
      return replacement
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
  /// Layers of both pictures: the new ones fade in over the old ones at once, which go unseen after `time` seconds.
  /// So a gap that opens between the two takes away only what the new picture lacks.
  fileprivate mutating func change(old: [Int], new: [Int], after time: Double) {
    let change = ReplaceShape.change
    append(
      new,
      [
        Track(
          property: .opacity,
          keyframes: [
            Keyframe(time: 0, value: 0, curve: .cubicBezier(.sine)), Keyframe(time: change, value: 1),
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
  fileprivate mutating func draw(_ layers: [Int], over duration: Double) {
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

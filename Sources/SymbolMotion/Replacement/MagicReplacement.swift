import SymbolArt
import SymbolEffects

/// Which layers two symbols share, decided by their ink: few layers are identical in a symbol and its slashed partner,
/// but what is left of each part lies on the part as it was.
struct MagicReplacement {
  let old: Symbol
  let new: Symbol
  /// Per layer of either symbol.
  let oldStays: [Bool]
  let newStays: [Bool]
  /// Layers of the new symbol (or, backwards, of the old one) that strike the rest through: the one that is found, or
  /// those that are said to.
  let slashes: [Int]
  private let slashIsOld: Bool
  /// Places where what stays of the old symbol, fitted to the new one, has ink and the new one has none.
  let missing: [Point]

  /// A layer is part of the other symbol when this share of its ink lies on the other's.
  static let sharedInk = 0.85
  /// Ink this near to the other's lies on it, as a part of the symbol's size: drawings are not exact.
  static let slack = 0.012
  /// A straight stroke that is at least this long (of the symbol's size) may be a slash.
  static let slashLength = 0.5

  /// The replacement with the layers as they are, or taken apart further where only that shows a slash, or with a slash
  /// that is seen in the ink alone; nil if the symbols share no ink, so that the fallback is used.
  static func replacement(
    _ effect: ReplaceSymbolEffect, from old: Symbol, to new: Symbol, _ context: CompilerContext
  ) -> Replacement? {
    let plain = MagicReplacement(old: old, new: new)
    if let plain, !plain.slashes.isEmpty { return plain.compile(effect, context) }
    // Who says what the slash is leaves nothing to be looked for.
    if (old.layers + new.layers).contains(where: \.isStatedSlash) { return plain?.compile(effect, context) }
    let (oldParts, newParts) = (old.strokeParts, new.strokeParts)
    let split = MagicReplacement(old: oldParts.symbol, new: newParts.symbol)
    if let split, !split.slashes.isEmpty {
      var replacement = split.compile(effect, context)
      replacement.sources = replacement.sources.map { source in
        switch source {
        case .old(let part): .old(oldParts.sources[part])
        case .new(let part): .new(newParts.sources[part])
        }
      }
      return replacement
    }
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
      _ layer: Layer, _ ink: LayerInk, on others: [LayerInk], _ othersTags: Set<String>,
      gaps: [(ink: LayerInk, reach: Double)] = []
    ) -> Bool {
      if let tag = layer.annotation.tag, othersTags.contains(tag) { return true }
      guard !ink.samples.isEmpty else { return false }
      let shared = ink.samples.count { point in
        others.contains { $0.contains(point, slack: slack) }
          || gaps.contains { $0.ink.contains(point, slack: $0.reach) }
      }
      return Double(shared) >= MagicReplacement.sharedInk * Double(ink.samples.count)
    }
    var newStays = zip(new.layers, after).map { stays($0, $1, on: before, tags.0) }
    var oldStays = zip(fitted.layers, before).map { stays($0, $1, on: after, tags.1) }
    let size = new.viewBox.size
    let newSlashes = MagicReplacement.slashes(in: new.layers, after, staying: newStays, besides: fitted.layers, size)
    let oldSlashes = MagicReplacement.slashes(in: fitted.layers, before, staying: oldStays, besides: new.layers, size)
    // With a slash, a part that is missing only along it is a part that stays.
    func along(_ slashes: [Int], _ layers: [Layer], _ inks: [LayerInk]) -> [(ink: LayerInk, reach: Double)] {
      slashes.map { (ink: inks[$0], reach: SlashGap(layers[$0]).reach) }
    }
    if oldSlashes.isEmpty, !newSlashes.isEmpty {
      let gaps = along(newSlashes, new.layers, after)
      oldStays = zip(fitted.layers, before).map { stays($0, $1, on: after, tags.1, gaps: gaps) }
    }
    if newSlashes.isEmpty, !oldSlashes.isEmpty {
      let gaps = along(oldSlashes, fitted.layers, before)
      newStays = zip(new.layers, after).map { stays($0, $1, on: before, tags.0, gaps: gaps) }
    }
    for slash in newSlashes { newStays[slash] = false }
    for slash in oldSlashes { oldStays[slash] = false }
    // Two pictures with nothing in common still have the slash that somebody says is one.
    let isStated =
      newSlashes.contains { new.layers[$0].isStatedSlash } || oldSlashes.contains { old.layers[$0].isStatedSlash }
    guard isStated || newStays.contains(true) && oldStays.contains(true) else { return nil }
    slashIsOld = newSlashes.isEmpty && !oldSlashes.isEmpty
    slashes = newSlashes.isEmpty == oldSlashes.isEmpty ? [] : newSlashes + oldSlashes
    if newSlashes.isEmpty {
      missing = []
    } else {
      let stayed = fitted.layers.indices.filter { oldStays[$0] }.map { fitted.layers[$0] }
      let ink = InkGrid(new.layers, box: new.viewBox)
      missing = ink.flatMap { InkGrid(stayed, box: new.viewBox)?.places(notIn: $0) } ?? []
    }
    self.old = old
    self.new = new
    self.oldStays = oldStays
    self.newStays = newStays
  }

  func compile(_ effect: ReplaceSymbolEffect, _ context: CompilerContext) -> Replacement {
    if slashIsOld, let backwards = MagicReplacement(old: new, new: old) {
      return backwards.compile(effect, context).reversed(to: new, from: old)
    }
    var builder = ReplacementBuilder(old: old, new: new)
    let leaving = oldStays.indices.filter { !oldStays[$0] }
    let staying = (old: oldStays.indices.filter { oldStays[$0] }, new: newStays.indices.filter { newStays[$0] })
    // Copies of what knocks out would do so twice.
    let yields = isTranslucent && (slashes.isEmpty || !staying.old.contains { old.layers[$0].annotation.erases })
    let struck = yields ? struckLayers(of: builder.symbol.layers) : []
    let struckIndices = builder.insert(struck.map(\.layer), with: struck.map { .old($0.old) })
    let newBase = builder.newIndices.first ?? builder.symbol.layers.count
    let coming = newStays.indices.filter { !newStays[$0] && !slashes.contains($0) }.map { newBase + $0 }
    guard !slashes.isEmpty else {
      var replacement = builder.compile(effect.fallback, scope: effect.scope, leaving: leaving, coming: coming, context)
      let new = staying.new.map { newBase + $0 }
      if yields {
        replacement.changeTranslucent(old: staying.old, new: new)
      } else {
        replacement.change(old: staying.old, new: new, after: ReplaceShape.change)
      }
      return replacement
    }
    // The gaps lie over the old layers and under the new ones; in the end there is nothing left for them to knock out.
    let count = slashes.count
    builder.insert(
      slashes.map { SlashGap(new.layers[$0]).layer(missing: missing, symbolSize: new.viewBox.size) },
      with: slashes.map { .new($0) })
    for slash in slashes { builder.symbol.layers[newBase + count + slash].writeAlongMiddle() }
    var replacement = builder.compile(
      effect.fallback, scope: effect.scope, leaving: leaving, coming: coming.map { $0 + count }, context)
    let size = new.viewBox.size
    let drawing =
      slashes.map { slash in
        let drawable = DrawableArtwork(replacement.symbol.layers[newBase + count + slash], symbolSize: size)
        return DrawShape.duration(length: drawable.longestLength, symbolSize: size)
      }.max() ?? 0
    let drawn = slashes.map { newBase + count + $0 } + (newBase..<newBase + count)
    replacement.draw(drawn, over: drawing)
    replacement.fadeInPlaceOfDrawing(drawn)
    let arriving = staying.new.map { newBase + count + $0 }
    if yields {
      replacement.changeTranslucent(old: staying.old, new: arriving)
      replacement.strike(Array(struckIndices), after: drawing)
    } else {
      replacement.change(old: staying.old, new: arriving, after: drawing)
    }
    for (place, slash) in slashes.enumerated() {
      replacement.roles[newBase + place] = .gap
      replacement.roles[newBase + count + slash] = .slash
    }
    return replacement
  }

  /// The layers of one picture that strike out what the other shows: what is said to be a slash, unless the other has it
  /// too, or the first straight line that the other has not.
  private static func slashes(
    in layers: [Layer], _ inks: [LayerInk], staying: [Bool], besides others: [Layer], _ size: Double
  ) -> [Int] {
    let stated = layers.indices.filter { layers[$0].isStatedSlash }
    guard stated.isEmpty, !others.contains(where: \.isStatedSlash) else {
      let struck = others.filter { $0.isStatedSlash || !$0.isStatedNoSlash && strikesThrough($0, size: size) }
      let tags = Set(struck.compactMap(\.annotation.tag))
      let othersInk = struck.map { LayerInk($0.content) }
      return stated.filter { index in
        if let tag = layers[index].annotation.tag, tags.contains(tag) { return false }
        let samples = inks[index].samples
        let shared = samples.count { point in othersInk.contains { $0.contains(point, slack: slack * size) } }
        return Double(shared) < sharedInk * Double(samples.count) || samples.isEmpty
      }
    }
    let found = layers.indices.first {
      !staying[$0] && !layers[$0].isStatedNoSlash && strikesThrough(layers[$0], size: size)
    }
    return found.map { [$0] } ?? []
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
}

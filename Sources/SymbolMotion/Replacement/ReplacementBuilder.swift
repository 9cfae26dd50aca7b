import SymbolArt
import SymbolEffects

/// Puts two symbols into one, and gives each layer its way.
struct ReplacementBuilder {
  var symbol: Symbol
  /// The old symbol's layers in the joint one, and the new one's.
  let oldIndices: [Int]
  var newIndices: [Int]
  /// Parallel to the joint symbol's layers.
  private var sources: [Replacement.Source]

  init(old: Symbol, new: Symbol) {
    let before = old.layers(fitting: new.viewBox)
    symbol = new
    symbol.name = old.name + "-to-" + new.name
    symbol.layers =
      before.map { ReplacementBuilder.named($0, ReplacementBuilder.oldPrefix) }
      + new.layers.map { ReplacementBuilder.named($0, ReplacementBuilder.newPrefix) }
    oldIndices = Array(before.indices)
    newIndices = Array(before.count..<symbol.layers.count)
    sources = before.indices.map { .old($0) } + new.layers.indices.map { .new($0) }
  }

  /// Puts layers right below those of the new symbol, each with the layer that it helps. Their places are returned.
  @discardableResult
  mutating func insert(_ layers: [Layer], with helped: [Replacement.Source]) -> Range<Int> {
    let place = newIndices.first ?? symbol.layers.count
    symbol.layers.insert(contentsOf: layers, at: place)
    sources.insert(contentsOf: helped, at: place)
    newIndices = newIndices.map { $0 + layers.count }
    return place..<place + layers.count
  }

  /// What stands before the ids of the old symbol's layers, and of the new one's.
  static let oldPrefix = "from-"
  static let newPrefix = "to-"

  /// The ids of two symbols may be the same.
  private static func named(_ layer: Layer, _ prefix: String) -> Layer {
    var layer = layer
    layer.id = prefix + layer.id
    layer.annotation.group = layer.annotation.group.map { prefix + $0 }
    return layer
  }

  /// Some layers go, others come, the rest is at rest.
  func compile(
    _ direction: ReplaceDirection, scope: LayerScope, leaving: [Int], coming: [Int], from start: Double = 0,
    _ context: CompilerContext
  ) -> Replacement {
    let times = ReplacementBuilder.times(direction)
    // What comes may build up part by part. What goes goes together: a part left behind reads as a mistake, and it would
    // stand in the middle of the new picture.
    let out = groups(leaving, scope).map { group -> MotionGroup in
      var group = group
      group.tracks = ReplacementBuilder.leaving(direction).map {
        Track(property: $0.property, keyframes: $0.keyframes.delayed(by: start))
      }
      return group
    }
    let later = groups(coming, scope)
    let come = zip(later, context.delays(later.count)).map { group, delay -> MotionGroup in
      var group = group
      group.tracks = ReplacementBuilder.coming.map {
        Track(property: $0.property, keyframes: $0.keyframes.delayed(by: start + times.come + delay))
      }
      return group
    }
    let length = (out + come).flatMap(\.tracks).map(\.end).max() ?? start
    var roles = Array(repeating: Replacement.Role.stays, count: symbol.layers.count)
    for index in leaving { roles[index] = .leaves }
    for index in coming { roles[index] = .comes }
    return Replacement(
      symbol: symbol,
      motion: Motion(
        effectName: context.applied.effect.dotName, kind: .replace, layerCount: symbol.layers.count,
        symbolSize: symbol.viewBox.size, groups: out + come, loop: length),
      roles: roles, sources: sources)
  }

  /// The motion groups of some layers, in the order of stagger.
  private func groups(_ layers: [Int], _ scope: LayerScope) -> [MotionGroup] {
    guard !layers.isEmpty else { return [] }
    var part = symbol
    part.layers = layers.map { symbol.layers[$0] }
    let groups = scope == .wholeSymbol ? [Grouping.whole(part)] : Grouping.frontToBack(Grouping.byLayer(part))
    return groups.map { group in
      MotionGroup(
        name: group.name, layers: group.layers.map { layers[$0] }, pivot: group.pivot(in: part),
        anchor: group.anchor(in: part))
    }
  }

  private static func times(_ direction: ReplaceDirection) -> (leave: Double, come: Double) {
    switch direction {
    case .downUp: (0, ReplaceShape.overlap)
    case .upUp: (0, 0)
    case .offUp: (0, 0)
    }
  }

  private static func leaving(_ direction: ReplaceDirection) -> [Track] {
    switch direction {
    case .offUp:
      return [
        Track(
          property: .opacity,
          keyframes: [
            Keyframe(time: 0, value: 1, curve: .hold), Keyframe(time: ReplaceShape.atOnce, value: 0),
          ])
      ]
    case .downUp, .upUp:
      let isDown = direction == .downUp
      let time = isDown ? ReplaceShape.leave : ReplaceShape.come
      return [
        Track(
          property: .scale,
          keyframes: [
            Keyframe(time: 0, value: 1, curve: .cubicBezier(.easeIn)),
            Keyframe(time: time, value: isDown ? ReplaceShape.shrunk : ReplaceShape.grown),
          ]),
        Track(
          property: .opacity,
          keyframes: [
            Keyframe(time: 0, value: 1, curve: .cubicBezier(.sine)),
            Keyframe(time: isDown ? time : time * MotionCompiler.fadePart, value: 0),
          ]),
      ]
    }
  }

  private static var coming: [Track] {
    [
      Track(
        property: .scale,
        keyframes: [
          Keyframe(time: 0, value: ReplaceShape.shrunk, curve: .cubicBezier(.easeOut)),
          Keyframe(time: ReplaceShape.come, value: 1),
        ]),
      Track(
        property: .opacity,
        keyframes: [
          Keyframe(time: 0, value: 0, curve: .cubicBezier(.sine)),
          Keyframe(time: ReplaceShape.come * MotionCompiler.fadePart, value: 1),
        ]),
    ]
  }
}

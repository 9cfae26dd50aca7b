import SymbolArt

/// Where the layers of one symbol lie in a symbol that is joint of two, while a content transition leads from one to
/// the other.
struct LayerPlaces: Hashable, Sendable {
  /// For each layer of the one symbol: its layers in the joint one. A stroke may be taken apart there.
  private(set) var layers: [[Int]]
  /// For each layer of the one symbol: the gaps in the joint one that go where it goes.
  private var gaps: [[Int]]
  private let fitting: AffineTransform

  /// The places of the old symbol's layers in a replacement, or of the new one's.
  init(of symbol: Symbol, in replacement: Replacement, isOld: Bool) {
    layers = [[Int]](repeating: [], count: symbol.layers.count)
    gaps = layers
    fitting = .fitting(symbol.viewBox, into: replacement.symbol.viewBox)
    for (place, source) in replacement.sources.enumerated() {
      let layer: Int
      switch source {
      case .old(let index) where isOld: layer = index
      case .new(let index) where !isOld: layer = index
      default: continue
      }
      if replacement.roles[place] == .gap { gaps[layer].append(place) } else { layers[layer].append(place) }
    }
  }

  /// The places of a picture whose layers stand one after the other in a sequence.
  init(of symbol: Symbol, at places: Range<Int>, in joint: Symbol) {
    layers = places.map { [$0] }
    gaps = layers.map { _ in [] }
    fitting = .fitting(symbol.viewBox, into: joint.viewBox)
  }

  /// A motion on the one symbol as a motion on the joint one.
  func placing(_ motion: Motion) -> Motion {
    var placed = motion
    placed.symbolSize = placing(symbolSize: motion.symbolSize)
    placed.groups = placing(motion.groups)
    for gap in placingGaps(motion.groups) ?? [] where !gap.layers.isEmpty {
      var gap = gap
      // A gap only goes along: one that fades would knock out half of what it knocks out.
      gap.tracks.removeAll { !$0.property.isMovement }
      placed.groups.append(gap)
    }
    return placed
  }

  /// Groups of a motion on the one symbol, with their layers in the joint one.
  func placing(_ groups: [MotionGroup]) -> [MotionGroup] { placing(groups, at: layers) }

  /// The same groups with the gaps that go along; nil where there are none.
  func placingGaps(_ groups: [MotionGroup]) -> [MotionGroup]? {
    gaps.allSatisfy(\.isEmpty) ? nil : placing(groups, at: gaps)
  }

  /// What offsets are fractions of, in the joint symbol.
  func placing(symbolSize: Double) -> Double { symbolSize * fitting.a }

  private func placing(_ groups: [MotionGroup], at places: [[Int]]) -> [MotionGroup] {
    groups.map { group in
      var placed = group
      placed.layers = group.layers.flatMap { places[$0] }
      placed.pivot = fitting.apply(group.pivot)
      placed.anchor = fitting.apply(group.anchor)
      if let projection = group.projection { placed.projection?.anchor = fitting.apply(projection.anchor) }
      return placed
    }
  }
}

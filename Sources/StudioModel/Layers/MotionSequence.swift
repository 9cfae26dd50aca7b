import SymbolArt

/// The order in which a symbol's layers move: what shares a group or an order shares a place.
public struct MotionSequence: Hashable, Sendable {
  /// Ids of layers, place by place; the first moves first.
  public private(set) var places: [[Layer.ID]]

  /// By annotated order, then as the file draws them.
  public init(_ layers: [Layer]) {
    var ranked: [(order: Int, ids: [Layer.ID], group: String?)] = []
    for layer in layers {
      let (order, group) = (layer.annotation.order, layer.annotation.group)
      let partner = ranked.firstIndex { place in
        (group != nil && place.group == group) || (order != nil && place.group == group && place.order == order)
      }
      if let partner {
        ranked[partner].ids.append(layer.id)
        ranked[partner].order = min(ranked[partner].order, order ?? .max)
      } else {
        ranked.append((order ?? .max, [layer.id], group))
      }
    }
    places = ranked.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element.ids)
  }

  /// The place of a layer; nil for a layer that is not among them.
  public func place(of layer: Layer.ID) -> Int? { places.firstIndex { $0.contains(layer) } }

  /// With the places of some layers moved together, one place earlier (−1) or later (1); as it is where they are at the
  /// end already.
  public func moving(_ layers: Set<Layer.ID>, by step: Int) -> MotionSequence {
    let moved = places.indices.filter { !layers.isDisjoint(with: places[$0]) }
    guard let first = moved.first, let last = moved.last else { return self }
    let target = step < 0 ? first - 1 : last + 1
    guard places.indices.contains(target), let neighbor = places[target].first else { return self }
    return moving(layers, toBefore: step < 0, of: neighbor)
  }

  /// With the places of some layers moved before, or behind, another layer's.
  public func moving(_ layers: Set<Layer.ID>, toBefore isBefore: Bool, of target: Layer.ID) -> MotionSequence {
    let moved = places.filter { !layers.isDisjoint(with: $0) }
    var result = self
    result.places.removeAll { !layers.isDisjoint(with: $0) }
    guard let index = result.place(of: target) else { return self }
    result.places.insert(contentsOf: moved, at: isBefore ? index : index + 1)
    return result
  }
}

import SymbolArt

extension Frame {
  /// The opacity of a variable layer that is not active.
  public static let inactiveOpacity = 0.3

  /// The frame with the layers dimmed that a variable value does not reach.
  ///
  /// A layer with a threshold τ is active when the value is greater than τ. Where no layer has one, all are variable:
  /// the motion groups, in their order, get the thresholds 0, 1/n, 2/n …
  /// - Parameter value: 0…1; taken into this range.
  public func showing(variableValue value: Double, of symbol: Symbol) -> Frame {
    var result = self
    for (index, isActive) in symbol.activity(at: value).enumerated()
    where !isActive && layers.indices.contains(index) {
      result.layers[index].dim(to: Self.inactiveOpacity)
    }
    return result
  }
}

extension LayerState {
  /// Fades the layer to a part of its opacity, apart from what it fades together with.
  mutating func dim(to part: Double) {
    guard part != 1 else { return }
    opacity *= part
    // Dimmed and active neighbours cannot fade as one picture.
    fadeGroup = fadeGroup.map { -1 - $0 }
  }
}

extension Symbol {
  /// Which layers a variable value activates.
  public func activity(at value: Double) -> [Bool] {
    let value = min(max(value, 0), 1)
    return thresholds.map { threshold in threshold.map { value > $0 } ?? true }
  }

  /// Each layer's threshold; nil for layers that are always active.
  var thresholds: [Double?] {
    let stated = layers.map(\.annotation.threshold)
    if stated.contains(where: { $0 != nil }) { return stated }
    let groups = Grouping.variableOrder(Grouping.byLayer(self))
    var result = [Double?](repeating: nil, count: layers.count)
    for (place, group) in groups.enumerated() {
      for layer in group.layers { result[layer] = Double(place) / Double(groups.count) }
    }
    return result
  }
}

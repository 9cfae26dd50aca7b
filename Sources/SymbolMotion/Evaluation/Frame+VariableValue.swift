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
    let value = min(max(value, 0), 1)
    for (index, threshold) in Self.thresholds(of: symbol).enumerated() where layers.indices.contains(index) {
      guard let threshold, !(value > threshold) else { continue }
      result.layers[index].opacity *= Self.inactiveOpacity
      // Dimmed and active neighbours cannot fade as one picture.
      result.layers[index].fadeGroup = result.layers[index].fadeGroup.map { -1 - $0 }
    }
    return result
  }

  /// Each layer's threshold; nil for layers that are always active.
  private static func thresholds(of symbol: Symbol) -> [Double?] {
    let stated = symbol.layers.map(\.annotation.threshold)
    if stated.contains(where: { $0 != nil }) { return stated }
    let groups = Grouping.variableOrder(Grouping.byLayer(symbol))
    var result = [Double?](repeating: nil, count: symbol.layers.count)
    for (place, group) in groups.enumerated() {
      for layer in group.layers { result[layer] = Double(place) / Double(groups.count) }
    }
    return result
  }
}

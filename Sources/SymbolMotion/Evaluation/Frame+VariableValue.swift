import SymbolArt

extension Frame {
  /// The opacity of a variable layer that is not active.
  public static let inactiveOpacity = 0.3

  /// The frame with a variable value shown: layers that it does not reach are dimmed, or it draws them.
  ///
  /// - Parameters:
  ///   - value: 0…1; taken into this range.
  ///   - mode: nil: as the symbol prefers, else in colour.
  public func showing(variableValue value: Double, of symbol: Symbol, mode: VariableValueMode? = nil) -> Frame {
    let mode = symbol.valueMode(mode)
    var result = self
    for (index, strength) in symbol.valueStrengths(at: value, mode: mode).enumerated()
    where layers.indices.contains(index) {
      result.layers[index].show(valueStrength: strength, mode, of: symbol.layers[index])
    }
    return result
  }
}

extension LayerState {
  /// Shows how far a variable value has reached a layer.
  ///
  /// - Parameter strength: 0 for a layer that it does not reach, 1 for one that is all active.
  mutating func show(valueStrength strength: Double, _ mode: VariableValueMode, of layer: Layer) {
    guard strength < 1 else { return }
    switch mode {
    case .color:
      opacity *= Frame.inactiveOpacity + (1 - Frame.inactiveOpacity) * max(strength, 0)
      // Dimmed and active neighbours cannot fade as one picture.
      fadeGroup = fadeGroup.map { -1 - $0 }
    case .draw:
      value = (layer.annotation.draw ?? .forward).state(progress: max(strength, 0))
    }
  }
}

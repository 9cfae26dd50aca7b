import SymbolArt

extension Symbol {
  /// The mode that is used: what is asked for, else what the symbol prefers, else colour.
  public func valueMode(_ asked: VariableValueMode?) -> VariableValueMode {
    asked ?? preferences.variableValueMode ?? .color
  }

  /// How far a variable value reaches each layer: 1 for what is active or not variable, 0 for what is not, between them
  /// in the drawn mode.
  ///
  /// A layer with a threshold τ is active when the value is greater than τ. Where no layer has one, all are variable:
  /// the motion groups, in their order, get the thresholds 0, 1/n, 2/n … A layer is drawn from its own threshold to the
  /// next one, unless it says between which values. Layers that erase are always active: half a hole is none.
  /// - Parameter value: 0…1; taken into this range.
  public func valueStrengths(at value: Double, mode: VariableValueMode) -> [Double] {
    // Not a number compares false: it counts as 0.
    let value = value > 0 ? min(value, 1) : 0
    let thresholds = valueThresholds
    guard mode == .draw else { return thresholds.map { threshold in threshold.map { value > $0 ? 1 : 0 } ?? 1 } }
    return valueSpans(thresholds).map { $0?.progress(at: value) ?? 1 }
  }

  /// Each layer's threshold; nil for layers that are always active.
  var valueThresholds: [Double?] {
    if layers.contains(where: { $0.annotation.threshold != nil || $0.annotation.valueSpan != nil }) {
      return layers.map { $0.annotation.erases ? nil : $0.annotation.threshold ?? $0.annotation.valueSpan?.start }
    }
    let groups = Grouping.variableOrder(Grouping.byLayer(self)).filter { group in
      group.layers.contains { !layers[$0].annotation.erases }
    }
    var result = [Double?](repeating: nil, count: layers.count)
    for (place, group) in groups.enumerated() {
      for layer in group.layers where !layers[layer].annotation.erases {
        result[layer] = Double(place) / Double(groups.count)
      }
    }
    return result
  }

  /// The values between which each layer is drawn; nil for layers that are always there.
  func valueSpans(_ thresholds: [Double?]) -> [ValueSpan?] {
    let steps = Set(thresholds.compactMap { $0 }).sorted()
    return zip(layers, thresholds).map { layer, threshold in
      if let span = layer.annotation.valueSpan, !layer.annotation.erases { return span }
      guard let threshold else { return nil }
      let next = steps.first { $0 > threshold } ?? 1
      return ValueSpan(start: threshold, length: next - threshold)
    }
  }

  /// The symbol with a variable value drawn into its layers, for whatever plays a motion and knows nothing of values.
  ///
  /// - Parameters:
  ///   - value: 0…1; taken into this range.
  ///   - mode: nil: as the symbol prefers, else in colour.
  public func showing(variableValue value: Double, mode: VariableValueMode? = nil) -> Symbol {
    let mode = valueMode(mode)
    var result = self
    for (index, strength) in valueStrengths(at: value, mode: mode).enumerated() where strength < 1 {
      let layer = layers[index]
      switch mode {
      case .color:
        result.layers[index].content = [
          .group(ArtworkGroup(children: layer.content, opacity: Frame.inactiveOpacity))
        ]
      case .draw:
        result.layers[index].content = DrawableArtwork(ofValue: layer, symbolSize: viewBox.size).content(
          drawnTo: (layer.annotation.draw ?? .forward).state(progress: strength), of: .complete,
          inactiveOpacity: Frame.inactiveOpacity)
        // They lead along the outline of the file, which is not there any more.
        result.layers[index].annotation.guide = nil
      }
    }
    return result
  }

  /// The symbol, joint of others, with the spans of values written out: each part shows a value as its own symbol does,
  /// not as one among all. (Not the thresholds: a layer that has one counts as annotated, and effects would differ.)
  ///
  /// - Parameter sources: with what stands before their layers' ids here.
  func statingValues(of sources: [(prefix: String, symbol: Symbol)]) -> Symbol {
    var stated: [String: ValueSpan] = [:]
    for (prefix, source) in sources {
      for (index, span) in source.valueSpans(source.valueThresholds).enumerated() {
        stated[prefix + source.layers[index].id] = span
      }
    }
    var result = self
    for (index, layer) in layers.enumerated() {
      let id =
        layer.id.hasSuffix(MagicReplacement.struckMark)
        ? String(layer.id.dropLast(MagicReplacement.struckMark.count)) : layer.id
      // A stroke that was taken apart has its number behind the layer's id.
      let whole = id.lastIndex(of: "-").map { String(id[..<$0]) }
      result.layers[index].annotation.valueSpan =
        stated[layer.id] ?? stated[id] ?? whole.flatMap { stated[$0] }
    }
    return result
  }
}

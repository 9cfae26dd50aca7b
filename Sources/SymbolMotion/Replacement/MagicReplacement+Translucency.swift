import SymbolArt

extension MagicReplacement {
  /// Whether layers of both pictures can be seen through, so that one over the other they would be darker than either.
  var isTranslucent: Bool {
    zip(old.layers, oldStays).contains { $0.canBeTranslucent && $1 }
      || zip(new.layers, newStays).contains { $0.canBeTranslucent && $1 }
  }

  /// What the picture with the slash lacks of the other one's layers, as layers of their own: it is what has to be there
  /// until the slash has passed.
  ///
  /// - Parameter layers: of the old symbol, as they lie in the new one's view box.
  func struckLayers(of layers: [Layer]) -> [(old: Int, layer: Layer)] {
    let size = new.viewBox.size
    let gaps = slashes.map { SlashGap(new.layers[$0]) }
    let staying = newStays.indices.filter { newStays[$0] }.map { new.layers[$0] }
    let struck = oldStays.indices.filter { oldStays[$0] }.map { layers[$0] }
    // What the slash will lie on is there too until it comes.
    guard let along = gaps.first?.direction, let after = InkGrid(staying, box: new.viewBox),
      let lacking = InkGrid(struck, box: new.viewBox)?.places(notIn: after)
    else { return [] }
    let near = gaps.flatMap { $0.near(lacking, symbolSize: size) }
    let ends = staying.flatMap { $0.content.flatMap(\.roundEnds) }
    return oldStays.indices.filter { oldStays[$0] }.compactMap { index in
      var layer = layers[index]
      let ink = LayerInk(layer.content)
      // The middle of a cell may lie beside an edge that a part of the cell lies within.
      let own = near.filter { ink.contains($0, slack: MagicReplacement.slack * size / 2) }
      guard let places = StruckPlaces(own, along: along, margin: MagicReplacement.struckMargin * size) else {
        return nil
      }
      layer.id += MagicReplacement.struckMark
      layer.markup = nil
      layer.content = [places.cut(layer.content, sparing: ends, within: new.viewBox)]
      // As strong as what the new picture has of it, which lies beside it.
      if let partner = partner(of: layer, ink, among: staying) { layer.annotation.level = partner.annotation.level }
      return (index, layer)
    }
  }

  /// How far what is struck out reaches into what both pictures have, as a part of the symbol's size.
  private static let struckMargin = 0.02
  /// Stands behind the ids of layers that are struck out.
  static let struckMark = "-struck"

  /// The layer of the new symbol that an old one has become: with the same tag, or that it shares most ink with.
  private func partner(of layer: Layer, _ ink: LayerInk, among staying: [Layer]) -> Layer? {
    if let tag = layer.annotation.tag, let tagged = staying.first(where: { $0.annotation.tag == tag }) { return tagged }
    let shared = staying.map { other -> Int in
      let othersInk = LayerInk(other.content, hasSamples: false)
      return ink.samples.count { othersInk.contains($0, slack: MagicReplacement.slack * new.viewBox.size) }
    }
    guard let best = shared.indices.max(by: { shared[$0] < shared[$1] }), shared[best] > 0 else { return nil }
    return staying[best]
  }
}

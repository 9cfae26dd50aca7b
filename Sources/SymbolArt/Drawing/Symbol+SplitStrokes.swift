extension Symbol {
  /// The symbol with a layer a subpath where an opaque, solid stroke has several: a slash that a file draws in one path
  /// with what it strikes through becomes a layer of its own. The picture stays the same but for antialiasing where
  /// subpaths cross; a stroke that can be seen through would be darker there, and stays whole.
  ///
  /// - Returns: the symbol, and for each of its layers the layer that it is (a part of) here.
  public var strokeParts: (symbol: Symbol, sources: [Int]) {
    var symbol = self
    let parts = layers.map { layer -> [Layer] in
      guard layer.content.count == 1, case .shape(let shape)? = layer.content.first, let style = shape.strokeStyle,
        style.dashes.isEmpty, shape.paint.isPlain, !layer.canBeTranslucent
      else { return [layer] }
      let subpaths = shape.path.subpaths
      guard subpaths.count > 1 else { return [layer] }
      return subpaths.enumerated().map { index, path in
        var part = layer
        part.id = "\(layer.id)-\(index + 1)"
        part.name = "\(layer.name) – \(index + 1)"
        part.markup = nil
        part.content = [.shape(Shape(path: path, paint: shape.paint, style: shape.style))]
        part.bounds = path.flattened.reduce(Rect.null) { $0.union(Rect(from: $1, to: $1)) }.insetBy(-style.width / 2)
        return part
      }
    }
    symbol.layers = parts.flatMap(\.self)
    return (symbol, parts.indices.flatMap { Array(repeating: $0, count: parts[$0].count) })
  }
}

extension Paint {
  fileprivate var isPlain: Bool {
    switch self {
    case .color, .tint: true
    case .linearGradient, .radialGradient: false
    }
  }
}

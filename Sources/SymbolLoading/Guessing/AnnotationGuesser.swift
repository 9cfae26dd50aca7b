import SymbolArt

extension Symbol {
  /// The symbol with what can be seen from its drawing where nobody says it: the order of variable layers, parts with a
  /// role, and the anchors of rotating parts. Each is marked as a guess, and none replaces what somebody said.
  public var completedByGuesses: Symbol {
    guard (1...AnnotationGuesser.mostLayers).contains(layers.count), viewBox.size > 0 else { return self }
    var guesser = AnnotationGuesser(self)
    guesser.guess()
    return guesser.symbol
  }
}

/// Looks at a symbol's geometry for what its file does not say.
struct AnnotationGuesser {
  var symbol: Symbol
  let parts: [PartGeometry]
  /// The larger side of the view box; tolerances are fractions of it.
  let size: Double

  /// Symbols of more layers are texture, and move as a whole unless somebody says otherwise.
  static let mostLayers = 12

  init(_ symbol: Symbol) {
    self.symbol = symbol
    parts = symbol.layers.map(PartGeometry.init)
    size = symbol.viewBox.size
  }

  mutating func guess() {
    let arcs = ConcentricArcs(parts, size: size)
    if symbol.layers.count > 1 { guessRoles(besides: arcs) }
    guessOrder(arcs)
    guessAnchors(arcs)
  }

  /// Says a field's value for a layer unless somebody has.
  mutating func say(_ field: AnnotationField, of layer: Int, _ change: (inout Annotation) -> Void) {
    guard symbol.layers[layer].origins[field] == nil else { return }
    change(&symbol.layers[layer].annotation)
    symbol.layers[layer].origins[field] = .guess
  }
}

import SymbolArt

/// Selecting layers.
extension StudioStore {
  /// The symbol whose layers are worked on, with what a person says of them; nil while none is loaded.
  public var inspectedSymbol: Symbol? { document.selectedVariant.flatMap { symbol(of: $0) } }

  /// The symbol's layers that are selected, in drawing order.
  public var selectedLayers: [Layer] {
    guard layerSelection.symbol == document.selectedVariant?.symbol else { return [] }
    return inspectedSymbol?.layers.filter { layerSelection.selected.contains($0.id) } ?? []
  }

  /// The layer under the pointer.
  public var hoveredLayer: Layer? {
    guard let hovered = layerSelection.hovered else { return nil }
    return inspectedSymbol?.layers.first { $0.id == hovered }
  }

  /// The file's own symbol, without what a person says; nil while it is not loaded.
  public func unannotatedSymbol(_ reference: SymbolReference) -> Symbol? { loadedSymbols[reference] }

  /// Selects layers of the selected variant's symbol in place of those selected before.
  public func selectLayers(_ layers: Set<Layer.ID>) {
    changeLayerSelection {
      $0.symbol = document.selectedVariant?.symbol
      $0.selected = layers
    }
  }

  /// Shows a layer as being under the pointer; nil: none is.
  public func hoverLayer(_ layer: Layer.ID?) { changeLayerSelection { $0.hovered = layer } }

  /// Lets the stage show and pick layers, or leaves it alone.
  public func showLayers(_ isShown: Bool) {
    changeLayerSelection {
      $0.isShown = isShown
      $0.hovered = nil
    }
  }

  private func changeLayerSelection(_ change: (inout LayerSelection) -> Void) {
    var changed = layerSelection
    change(&changed)
    guard changed != layerSelection else { return }
    layerSelection = changed
    notify(.layers)
  }
}

/// What a person says of layers, laid over what their files say.
extension StudioStore {
  /// The symbol as the document has it.
  func annotated(_ symbol: Symbol, _ reference: SymbolReference) -> Symbol {
    guard let overlay = document.annotations[reference] else { return symbol }
    // Guesses go by what is said: a part that is now to rotate wants an anchor.
    return symbol.withoutGuesses.annotated(by: overlay).completedByGuesses
  }

  /// Brings symbols up to what the document says of them now.
  func updateAnnotations(from old: StudioDocument) {
    guard old.annotations != document.annotations else { return }
    for (reference, symbol) in loadedSymbols where old.annotations[reference] != document.annotations[reference] {
      symbolStates[reference] = .loaded(annotated(symbol, reference))
      forgetMotions(of: reference)
    }
  }
}

import SymbolExport

extension Edit {
  /// Gives a variant what a snippet asks for: its effects in the place of the present ones, or its removals; symbols,
  /// value and switches where it names them.
  public static func applySnippet(
    _ reading: SnippetReading, symbol: SymbolReference?, secondSymbol: SymbolReference?, to id: Variant.ID
  ) -> Edit {
    Edit("Paste Code") {
      $0.updateVariant(id) { variant in
        if let symbol { variant.symbol = symbol }
        if let secondSymbol { variant.secondSymbol = secondSymbol }
        if let value = reading.variableValue { variant.variableValue = value }
        if let mode = reading.variableValueMode { variant.variableValueMode = mode }
        if let rendering = reading.rendering { variant.rendering = rendering }
        if reading.removesAll || !reading.effects.isEmpty {
          variant.setEffects(reading.effects)
          variant.ended = reading.inactive
          variant.unanimated = reading.unanimated
        } else if !reading.removed.isEmpty {
          variant.setEffects(variant.effects.filter { !reading.removed.contains($0.effect.kind) })
        }
      }
    }
  }
}

/// The second symbol of content transitions, where nobody has chosen one.
extension StudioStore {
  /// The document with a second symbol wherever one is needed and a likely one is there. One that was found so follows
  /// when the first symbol changes; one that a person chose stays.
  func withSecondSymbols(_ changed: StudioDocument) -> StudioDocument {
    var result = changed
    for variant in changed.variants where variant.contentTransition != nil && variant.imageSwitching == nil {
      guard let second = variant.secondSymbol else {
        let partner = findPartner(variant.symbol)
        result.updateVariant(variant.id) { $0.secondSymbol = partner }
        continue
      }
      guard let old = document.variant(variant.id), old.symbol != variant.symbol, old.secondSymbol == second,
        second == variant.symbol || second == findPartner(old.symbol), let partner = findPartner(variant.symbol)
      else { continue }
      result.updateVariant(variant.id) { $0.secondSymbol = partner }
    }
    return result
  }
}

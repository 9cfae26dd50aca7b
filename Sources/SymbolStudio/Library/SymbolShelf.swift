import StudioModel
import SymbolLoading

/// What other parts of the window may ask of the library: its loader, and what it lists now.
@MainActor struct SymbolShelf {
  let loader: SymbolLoader
  let model: LibraryModel

  /// The symbol of that name, spelled in the way of SF Symbols ("bell.slash") or of the set: from what the library
  /// lists, else one of ours.
  func symbol(named name: String) -> StudioModel.SymbolReference? {
    let spellings = [
      name, name.replacing(".", with: "-"), name.replacing(".", with: "_"), name.replacing("-", with: "_"),
    ]
    for spelling in spellings {
      if let found = model.references.first(where: { $0.name == spelling }) {
        return LibraryReferences.reference(to: found)
      }
    }
    return spellings.lazy.compactMap { LibraryReferences.bundled(named: $0) }.first
  }
}

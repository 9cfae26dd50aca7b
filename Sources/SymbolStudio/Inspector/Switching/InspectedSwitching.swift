import StudioModel
import SymbolEffects
import SymbolMotion

/// The image switching that the inspector works on: looked up in the store at each use, never kept.
@MainActor struct InspectedSwitching {
  let store: StudioStore

  var variant: Variant? { store.document.selectedVariant }
  var switching: ImageSwitching? { variant?.imageSwitching }

  /// Why the sequence cannot be played, or nil.
  var problem: String? {
    guard let variant, let index = variant.switchingIndex, let results = store.compiledVariant(variant)?.results,
      results.indices.contains(index), case .failure(let problem) = results[index]
    else { return nil }
    return problem.message
  }

  /// Changes the switching; `key` says what of it.
  func change(_ key: String, _ change: @escaping @Sendable (inout ImageSwitching) -> Void) {
    guard let variant, variant.imageSwitching != nil else { return }
    store.perform(.changeSwitching(key, of: variant.id, change))
  }

  /// Changes the work that makes the pictures.
  func changeWork(_ key: String, _ change: @escaping @Sendable (inout SwitchingWork) -> Void) {
    guard let variant else { return }
    store.perform(.changeWork(key, of: variant.id, change))
  }

  /// Lets a row's drag be one step of undo.
  func follow(_ row: NumberRow) {
    row.onDragBegin = { [store] in store.beginGesture() }
    row.onDragEnd = { [store] in store.endGesture() }
  }
}

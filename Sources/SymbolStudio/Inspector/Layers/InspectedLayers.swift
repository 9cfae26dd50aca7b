import StudioModel
import SymbolArt

/// The layers that the page works on: looked up in the store at each use, never kept.
@MainActor struct InspectedLayers {
  let store: StudioStore

  var symbol: Symbol? { store.inspectedSymbol }
  var reference: StudioModel.SymbolReference? { store.document.selectedVariant?.symbol }
  var selected: [Layer] { store.selectedLayers }

  /// Says a field's value of all selected layers.
  func say(_ field: AnnotationField, as value: Annotation) {
    guard let reference, !selected.isEmpty else { return }
    store.perform(.annotate(field, as: value, layers: selected.map(\.id), of: reference))
  }

  /// Takes back what was said of a field.
  func reset(_ field: AnnotationField) {
    guard let reference else { return }
    store.perform(.resetAnnotation(field, layers: selected.map(\.id), of: reference))
  }

  /// Says what the symbol as a whole prefers.
  func prefer(_ field: PreferenceField, as values: SymbolPreferences) {
    guard let reference else { return }
    store.perform(.prefer(field, as: values, of: reference))
  }

  /// Takes back what was said of it.
  func resetPreference(_ field: PreferenceField) {
    guard let reference else { return }
    store.perform(.resetPreference(field, of: reference))
  }

  /// Whether a person says what the symbol prefers.
  func isChanged(_ field: PreferenceField) -> Bool {
    reference.flatMap { store.document.annotations[$0] }?.preferences.fields.contains(field) ?? false
  }

  /// Moves the selected layers together under one name, that of a group among them or of the first layer.
  func group(with target: Layer? = nil) {
    guard let reference else { return }
    var layers = selected
    if let target, !layers.contains(where: { $0.id == target.id }) { layers.insert(target, at: 0) }
    guard layers.count > 1 else { return }
    let name = target?.annotation.group ?? layers.compactMap(\.annotation.group).first ?? target?.name ?? layers[0].name
    store.perform(.groupLayers(layers.map(\.id), as: name, of: reference))
  }

  /// Lets each selected layer move on its own.
  func ungroup() {
    guard let reference else { return }
    store.perform(.groupLayers(selected.map(\.id), as: nil, of: reference))
  }

  /// Puts the selected layers elsewhere in the order of motion.
  func reorder(_ change: (MotionSequence, Set<Layer.ID>) -> MotionSequence) {
    guard let reference, let symbol else { return }
    let sequence = MotionSequence(symbol.layers)
    let changed = change(sequence, Set(selected.map(\.id)))
    if changed != sequence { store.perform(.orderLayers(changed.places, of: reference)) }
  }
}

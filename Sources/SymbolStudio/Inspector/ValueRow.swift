import CAdwaita
import StudioModel
import SymbolMotion

/// The symbol's variable value: which of its layers are active. The slider has a mark where a layer joins in.
@MainActor final class ValueRow {
  var widget: Widget { row.widget }
  private let store: StudioStore
  private let row: NumberRow

  init(store: StudioStore) {
    self.store = store
    row = NumberRow(
      title: localized("Variable value"), range: NumberRange(minimum: 0, maximum: 1, step: 0.01, digits: 2, unit: ""),
      tooltip: localized("How many of the layers are active: those whose threshold it exceeds; the others are dimmed"))
    row.onDragBegin = { [store] in store.beginGesture() }
    row.onDragEnd = { [store] in store.endGesture() }
    row.onChange = { [weak self] in self?.set($0) }
    row.onReset = { [weak self] in self?.set(nil) }
  }

  /// Shows the selected variant's value; without one all layers are active, as at 1.
  func show() {
    guard let variant = store.document.selectedVariant else { return }
    row.show(variant.variableValue ?? 1, isModified: variant.variableValue != nil)
    // In a replacement each symbol's layers go by thresholds of their own.
    let second = variant.contentTransition == nil ? nil : variant.secondSymbol.flatMap { store.symbolState($0).symbol }
    let symbols = [store.symbol(of: variant), second].compactMap(\.self)
    row.showMarks(Set(symbols.flatMap(\.variableThresholds)).sorted())
  }

  private func set(_ value: Double?) {
    guard let id = store.document.selectedVariantID else { return }
    store.perform(.setVariableValue(value, of: id))
  }
}

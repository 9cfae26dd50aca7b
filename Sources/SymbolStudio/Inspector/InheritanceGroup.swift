import CAdwaita
import StudioModel
import SymbolArt
import SymbolEffects
import SymbolLoading
import SymbolMotion
import SymbolView

/// The effect set on a container, shown for real. Nothing moves until the person starts it.
@MainActor final class InheritanceGroup {
  let widget: Widget
  private let inspected: InspectedEffect
  private let container = EffectContainer()

  /// Beside the tile's own symbol.
  private static let others = ["heart", "wifi"]

  init(_ inspected: InspectedEffect, shelf: SymbolShelf) {
    self.inspected = inspected
    widget = preferencesGroup(localized("Inheritance"))
    adw_preferences_group_set_description(
      widget.cast(), escaped(localized("Set on a container, the effect runs in every symbol below it.")))
    add(container.widget, to: widget)
    connect(widget, "unmap") { [weak self] in self?.container.setActive(false) }
    // The tile's own symbol takes the first place once it is loaded.
    container.add(Self.empty)
    Task { [weak self] in
      for file in Self.others.compactMap({ LibraryReferences.found(.bundled($0)) }) {
        guard let symbol = try? await shelf.loader.load(file) else { continue }
        self?.container.add(symbol)
      }
    }
  }

  private static let empty = Symbol(
    name: "", viewBox: Rect(x: 0, y: 0, width: 24, height: 24), width: 24, height: 24, layers: [])

  /// Shows what the container would have: the effect that is selected, where containers hand such effects down.
  func show() {
    let effect = inspected.effect
    widget.isVisible = effect.map(EffectContainer.isInheritable) ?? false
    if let first = container.views.first, let symbol = inspected.variant.flatMap({ inspected.store.symbol(of: $0) }),
      first.symbol != symbol
    {
      first.setSymbolImage(symbol)
    }
    container.show(effect)
  }
}

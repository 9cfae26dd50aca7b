import CAdwaita
import StudioModel
import SymbolArt

/// The inspector's page *Layers*: the parts of the selected tile's symbol, in drawing order.
@MainActor final class LayersPage: InspectorPage {
  let widget: Widget
  private let store: StudioStore
  private let list: Widget
  private var shown: [Layer] = []

  init(store: StudioStore) {
    self.store = store
    list = gtk_list_box_new()
    gtk_list_box_set_selection_mode(list.cast(), GTK_SELECTION_NONE)
    list.styled("boxed-list").named(localized("Layers"))
    widget = gtk_stack_new()
    gtk_stack_add_named(widget.cast(), scrolled(column([list]).margins(12, top: 18, bottom: 24)), "layers")
    gtk_stack_add_named(
      widget.cast(),
      statusPage(
        icon: "symbol-studio-layers-symbolic", title: localized("No Layers"),
        description: localized("Pick a symbol in the library to see what it is made of.")), "empty")
    store.observe { [weak self] change in
      if !change.isDisjoint(with: [.document, .symbols]) { self?.show() }
    }
    show()
  }

  private func show() {
    let layers = store.document.selectedVariant.flatMap { store.symbol(of: $0) }?.layers ?? []
    gtk_stack_set_visible_child_name(widget.cast(), layers.isEmpty ? "empty" : "layers")
    guard layers != shown else { return }
    shown = layers
    for row in children(of: list) { gtk_list_box_remove(list.cast(), row) }
    for layer in layers.reversed() { gtk_list_box_append(list.cast(), actionRow(layer.name)) }
  }
}

import CAdwaita
import SymbolEffects

/// A button with a list of effects to add, each with what it does.
@MainActor final class EffectChooser {
  let widget: Widget
  var onChoose: (@MainActor (EffectKind) -> Void)?
  private let list: Widget
  private let popover: Widget
  private var kinds: [EffectKind] = []

  init(name: String) {
    widget = gtk_menu_button_new()
    gtk_menu_button_set_icon_name(widget.cast(), "list-add-symbolic")
    widget.styled("flat").named(name).tooltip(name)
    list = gtk_list_box_new()
    list.styled("navigation-sidebar").named(name)
    gtk_list_box_set_selection_mode(list.cast(), GTK_SELECTION_NONE)
    popover = gtk_popover_new()
    let view = scrolled(list).sized(width: 300)
    gtk_scrolled_window_set_propagate_natural_height(view.cast(), 1)
    gtk_scrolled_window_set_max_content_height(view.cast(), 480)
    gtk_popover_set_child(popover.cast(), view)
    gtk_menu_button_set_popover(widget.cast(), popover)
    connect(
      list, "row-activated",
      arguments: { [weak self] arguments in
        guard let self, let row = arguments.object(1) else { return }
        let index = Int(gtk_list_box_row_get_index(row.cast()))
        gtk_popover_popdown(popover.cast())
        if kinds.indices.contains(index) { onChoose?(kinds[index]) }
      })
  }

  /// Offers these effects; the button goes dead when there are none left.
  func show(kinds: [EffectKind]) {
    widget.isSensitive = !kinds.isEmpty
    guard kinds != self.kinds else { return }
    self.kinds = kinds
    while let child = gtk_widget_get_first_child(list) { gtk_list_box_remove(list.cast(), child) }
    for kind in kinds {
      let explanation = localized(kind.description.summary)
      let summary = label(explanation, ellipsizes: true).styled("caption", "dim-label")
      let row: Widget = gtk_list_box_row_new()
      gtk_list_box_row_set_child(
        row.cast(), column(spacing: 0, [label(kind.localizedTitle), summary]).margins(top: 4, bottom: 4))
      gtk_list_box_append(list.cast(), row.named(kind.localizedTitle).tooltip(explanation))
    }
  }
}

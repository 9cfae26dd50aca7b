import CAdwaita

/// A button with a list to choose from, each entry with what it does.
@MainActor final class ListChooser {
  struct Entry: Hashable {
    var title: String
    var explanation: String
    /// Whether a line stands above it.
    var startsSection = false
  }

  /// The CSS class of rows that a line stands above.
  private nonisolated static let sectionStart = "section-start"

  let widget: Widget
  /// Called with the place of the entry that the person chooses.
  var onChoose: (@MainActor (Int) -> Void)?
  private let list: Widget
  private let popover: Widget
  private var entries: [Entry] = []

  init(icon: String, name: String) {
    widget = gtk_menu_button_new()
    gtk_menu_button_set_icon_name(widget.cast(), icon)
    widget.styled("flat").named(name).tooltip(name)
    list = gtk_list_box_new()
    list.styled("navigation-sidebar").named(name)
    gtk_list_box_set_selection_mode(list.cast(), GTK_SELECTION_NONE)
    gtk_list_box_set_header_func(
      list.cast(),
      { row, _, _ in
        guard let row, gtk_widget_has_css_class(row.asWidget, ListChooser.sectionStart) != 0 else { return }
        gtk_list_box_row_set_header(row, gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
      }, nil, nil)
    popover = gtk_popover_new()
    let view = scrolled(list).sized(width: 300)
    gtk_scrolled_window_set_propagate_natural_height(view.cast(), 1)
    gtk_scrolled_window_set_max_content_height(view.cast(), 520)
    gtk_popover_set_child(popover.cast(), view)
    popover.styled("list-chooser")
    gtk_menu_button_set_popover(widget.cast(), popover)
    // GTK gives the keyboard to where it was the last time, which may be a row that is no more.
    connect(popover, "map") { [list] in gtk_widget_get_first_child(list)?.grabFocus() }
    connect(
      list, "row-activated",
      arguments: { [weak self] arguments in
        guard let self, let row = arguments.object(1) else { return }
        let index = Int(gtk_list_box_row_get_index(row.cast()))
        gtk_popover_popdown(popover.cast())
        onChoose?(index)
      })
  }

  /// Offers these entries; the button goes dead when there are none.
  func show(_ entries: [Entry]) {
    widget.isSensitive = !entries.isEmpty
    guard entries != self.entries else { return }
    self.entries = entries
    while let child = gtk_widget_get_first_child(list) { gtk_list_box_remove(list.cast(), child) }
    for entry in entries {
      var lines = [label(entry.title, ellipsizes: true)]
      if !entry.explanation.isEmpty {
        lines.append(label(entry.explanation, ellipsizes: true).styled("caption", "dim-label"))
      }
      let row: Widget = gtk_list_box_row_new()
      gtk_list_box_row_set_child(row.cast(), column(spacing: 0, lines).margins(top: 4, bottom: 4))
      row.setStyle(Self.sectionStart, entry.startsSection)
      gtk_list_box_append(list.cast(), row.named(entry.title).tooltip(entry.explanation))
    }
  }
}

extension UnsafeMutablePointer where Pointee == GtkListBoxRow {
  fileprivate var asWidget: Widget { raw.assumingMemoryBound(to: GtkWidget.self) }
}

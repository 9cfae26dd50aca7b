import CAdwaita
import SymbolEffects

/// What may come next, below the entry that is being typed in. The entry keeps the focus and passes its keys on.
@MainActor final class CompletionList {
  var onChoose: (@MainActor (Completion) -> Void)?
  private let popover: Widget
  private let list: Widget
  private var completions: [Completion] = []

  init(below entry: Widget) {
    popover = gtk_popover_new()
    gtk_popover_set_autohide(popover.cast(), 0)
    gtk_popover_set_has_arrow(popover.cast(), 0)
    gtk_popover_set_position(popover.cast(), GTK_POS_BOTTOM)
    gtk_widget_set_halign(popover, GTK_ALIGN_START)
    gtk_widget_set_can_focus(popover, 0)
    list = gtk_list_box_new()
    list.styled("navigation-sidebar").named(localized("Completions"))
    gtk_list_box_set_selection_mode(list.cast(), GTK_SELECTION_BROWSE)
    let view = scrolled(list).sized(width: 280)
    gtk_scrolled_window_set_propagate_natural_height(view.cast(), 1)
    gtk_scrolled_window_set_max_content_height(view.cast(), 260)
    gtk_popover_set_child(popover.cast(), view)
    gtk_widget_set_parent(popover, entry)
    let popover = popover
    connect(entry, "destroy") { gtk_widget_unparent(popover) }
    connect(
      list, "row-activated",
      arguments: { [weak self] arguments in
        guard let row = arguments.object(1) else { return }
        self?.choose(Int(gtk_list_box_row_get_index(row.cast())))
      })
  }

  var isShown: Bool { popover.isVisible }

  /// Shows the list, or hides it where there is nothing to choose.
  func show(_ completions: [Completion]) {
    self.completions = completions
    guard !completions.isEmpty else { return hide() }
    while let child = gtk_widget_get_first_child(list) { gtk_list_box_remove(list.cast(), child) }
    for completion in completions {
      let name = label("." + completion.insertion, ellipsizes: true).styled("monospace")
      let summary = label(localized(completion.summary), ellipsizes: true).styled("caption", "dim-label")
      let row: Widget = gtk_list_box_row_new()
      gtk_list_box_row_set_child(row.cast(), column(spacing: 0, [name, summary]).margins(top: 2, bottom: 2))
      gtk_list_box_append(list.cast(), row.named("." + completion.insertion))
    }
    gtk_list_box_unselect_all(list.cast())
    gtk_popover_popup(popover.cast())
  }

  func hide() {
    if isShown { gtk_popover_popdown(popover.cast()) }
  }

  /// Moves the selection by one; at the ends it goes round.
  func moveSelection(by step: Int) {
    guard !completions.isEmpty else { return }
    let next: Int =
      switch selectedIndex {
      case nil: step > 0 ? 0 : completions.count - 1
      case let index?: (index + step + completions.count) % completions.count
      }
    guard let row = gtk_list_box_get_row_at_index(list.cast(), Int32(next)) else { return }
    gtk_list_box_select_row(list.cast(), row)
    scroll(to: row.cast())
  }

  /// Takes the selected completion; false where none is selected.
  func chooseSelected() -> Bool {
    guard isShown, let selectedIndex else { return false }
    choose(selectedIndex)
    return true
  }

  /// Takes the selected completion, or the first; false where there is none.
  func chooseFirst() -> Bool {
    guard isShown, !completions.isEmpty else { return false }
    choose(selectedIndex ?? 0)
    return true
  }

  private var selectedIndex: Int? {
    gtk_list_box_get_selected_row(list.cast()).map { Int(gtk_list_box_row_get_index($0)) }
  }

  private func choose(_ index: Int) {
    guard completions.indices.contains(index) else { return }
    let chosen = completions[index]
    hide()
    onChoose?(chosen)
  }

  /// The list never has the focus, so it does not scroll by itself.
  private func scroll(to row: Widget) {
    guard let view = gtk_widget_get_ancestor(row, gtk_scrolled_window_get_type()),
      let adjustment = gtk_scrolled_window_get_vadjustment(view.cast())
    else { return }
    var top = 0.0
    gtk_widget_translate_coordinates(row, list, 0, 0, nil, &top)
    gtk_adjustment_clamp_page(adjustment, top, top + Double(gtk_widget_get_allocated_height(row)))
  }
}

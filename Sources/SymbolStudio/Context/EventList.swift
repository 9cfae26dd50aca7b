import CAdwaita
import SymbolMotion
import SymbolView

/// What happens to the effects of the page's symbols, the newest first.
@MainActor final class EventList {
  let widget: Widget
  private let list: Widget = gtk_list_box_new()
  private let pages: Widget = gtk_stack_new()
  private let clearButton = iconButton("edit-clear-all-symbolic", localized("Clear Events")).styled("flat")
  /// The time from which lines count; nil: the next event's.
  private var start: Double?
  /// Of the lines, 200 at most: more than anybody scrolls through, few enough to lay out at once.
  private var order = EventOrder(limit: 200)

  init() {
    let title = label(localized("Events")).styled("heading").expanding(horizontally: true)
    gtk_list_box_set_selection_mode(list.cast(), GTK_SELECTION_NONE)
    list.named(localized("Events")).styled("event-list")
    let hint = label(localized("What effects do is told here.")).styled("dim-label", "caption").margins(12)
    gtk_label_set_wrap(hint.cast(), 1)
    gtk_label_set_justify(hint.cast(), GTK_JUSTIFY_CENTER)
    gtk_stack_add_named(pages.cast(), hint.aligned(vertically: GTK_ALIGN_CENTER), "empty")
    gtk_stack_add_named(pages.cast(), scrolled(list), "list")
    widget = column(
      spacing: 0,
      [row([title, clearButton]).margins(6, start: 12, end: 6), pages.expanding(vertically: true)]
    ).styled("context-events")
    connect(clearButton, "clicked") { [weak self] in self?.clear() }
    clear()
  }

  /// Tells of a symbol's events from now on.
  func watch(_ view: SymbolView, in place: String) {
    view.onEvent = { [weak self] in self?.note($0, in: place) }
  }

  func clear() {
    while let child = gtk_widget_get_first_child(list) { gtk_list_box_remove(list.cast(), child) }
    order = EventOrder(limit: order.limit)
    start = nil
    showState()
  }

  private func note(_ event: PlayerEvent, in place: String) {
    let start = start ?? event.time
    self.start = start
    guard let position = order.insert(event.time) else { return }
    let text = EventText(event, in: place, since: start)
    let effect = label(text.effect, ellipsizes: true).styled("event-effect")
    let detail = label(text.detail, ellipsizes: true).styled("caption", "dim-label")
    let time = label(text.time).styled("numeric", "caption", "dim-label").aligned(vertically: GTK_ALIGN_START)
    let line = row(spacing: 6, [column(spacing: 0, [effect, detail]).expanding(horizontally: true), time])
    let item: Widget = gtk_list_box_row_new()
    gtk_list_box_row_set_child(item.cast(), line)
    gtk_list_box_row_set_activatable(item.cast(), 0)
    gtk_list_box_insert(list.cast(), item.named(text.sentence).tooltip(text.sentence), gint(position))
    if let surplus = gtk_list_box_get_row_at_index(list.cast(), gint(order.limit)) {
      gtk_list_box_remove(list.cast(), surplus.cast())
    }
    showState()
  }

  private func showState() {
    clearButton.isSensitive = !order.times.isEmpty
    gtk_stack_set_visible_child_name(pages.cast(), !order.times.isEmpty ? "list" : "empty")
  }
}

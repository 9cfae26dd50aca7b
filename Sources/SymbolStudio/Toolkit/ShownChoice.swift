import CAdwaita

/// Keeps a name on the choice that a combo row shows: GTK has it as a list of one item, which assistive technology would
/// meet without any.
///
/// - Parameter choice: the title of the choice that is shown.
@MainActor func nameShownChoice(of row: Widget, _ title: String, _ choice: @escaping @MainActor () -> String) {
  // The item is made anew after the row has told of another choice.
  func nameLater() {
    let kept = Retained(row)
    whenIdle {
      withExtendedLifetime(kept) {
        for list in lists(in: row) {
          list.named(title)
          for item in children(of: list) { item.named("\(title), \(choice())") }
        }
      }
    }
  }
  for signal in ["map", "notify::selected", "notify::model"] { connect(row, signal) { nameLater() } }
}

/// Those that are shown in the row itself; its popover's items have their own texts.
@MainActor private func lists(in widget: Widget) -> [Widget] {
  if widget.isA(gtk_popover_get_type()) { return [] }
  if widget.isA(gtk_list_view_get_type()) { return [widget] }
  return children(of: widget).flatMap(lists)
}

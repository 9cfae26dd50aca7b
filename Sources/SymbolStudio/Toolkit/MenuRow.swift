import CAdwaita

/// One of several choices that change with what is shown, behind a drop-down.
@MainActor final class MenuRow {
  let widget: Widget
  /// Called with the place of the choice that the person makes.
  var onSelect: (@MainActor (Int) -> Void)?
  private var isShowing = false
  private var titles: [String] = []

  init(_ title: String, explanation: String? = nil) {
    widget = adw_combo_row_new()
    setProperty("use-markup", false, of: widget)
    adw_preferences_row_set_title(widget.cast(), title)
    widget.tooltip(explanation)
    nameShownChoice(of: widget, title) { [weak self] in
      guard let self else { return "" }
      let index = Int(adw_combo_row_get_selected(widget.cast()))
      return titles.indices.contains(index) ? titles[index] : ""
    }
    connect(widget, "notify::selected") { [weak self] in
      guard let self, !isShowing else { return }
      onSelect?(Int(adw_combo_row_get_selected(widget.cast())))
    }
  }

  /// Offers other choices, without telling of it.
  func setChoices(_ titles: [String]) {
    guard let list = gtk_string_list_new(nil) else { return }
    self.titles = titles
    for title in titles { gtk_string_list_append(list, title) }
    isShowing = true
    adw_combo_row_set_model(widget.cast(), list)
    isShowing = false
    g_object_unref(UnsafeMutableRawPointer(list))
  }

  /// Shows a choice without telling of it.
  func show(_ index: Int) {
    isShowing = true
    defer { isShowing = false }
    guard Int(adw_combo_row_get_selected(widget.cast())) != index else { return }
    adw_combo_row_set_selected(widget.cast(), guint(max(index, 0)))
  }
}

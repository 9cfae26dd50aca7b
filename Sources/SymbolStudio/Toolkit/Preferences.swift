import CAdwaita

/// A group of rows, as in GNOME's settings; without a title it goes on from the group above.
@MainActor func preferencesGroup(_ title: String, suffix: Widget? = nil, rows: [Widget] = []) -> Widget {
  let group: Widget = adw_preferences_group_new()
  adw_preferences_group_set_title(group.cast(), escaped(title))
  if let suffix { adw_preferences_group_set_header_suffix(group.cast(), suffix) }
  for row in rows { add(row, to: group) }
  return group
}

/// Puts a row at the end of a group.
@MainActor func add(_ row: Widget, to group: Widget) {
  adw_preferences_group_add(group.cast(), row)
}

/// A row with a title and what belongs to it at its end; titles are text, never markup.
@MainActor func actionRow(_ title: String, subtitle: String? = nil, suffix: [Widget] = []) -> Widget {
  let row: Widget = adw_action_row_new()
  setProperty("use-markup", false, of: row)
  adw_preferences_row_set_title(row.cast(), title)
  if let subtitle { adw_action_row_set_subtitle(row.cast(), subtitle) }
  for widget in suffix { adw_action_row_add_suffix(row.cast(), widget.aligned(vertically: GTK_ALIGN_CENTER)) }
  return row
}

/// A row with a switch; the whole row turns it.
@MainActor final class SwitchRow {
  let widget: Widget
  var onChange: (@MainActor (Bool) -> Void)?
  private let control: Widget
  private var isShowing = false

  init(_ title: String, subtitle: String? = nil) {
    control = gtk_switch_new()
    widget = actionRow(title, subtitle: subtitle, suffix: [control])
    adw_action_row_set_activatable_widget(widget.cast(), control)
    connect(control, "notify::active") { [weak self] in
      guard let self, !isShowing else { return }
      onChange?(gtk_switch_get_active(control.cast()) != 0)
    }
  }

  /// Shows a state without telling of it.
  func show(_ isOn: Bool) {
    // Setting it, even to what it is, would end its slide and lose what the person has done.
    guard (gtk_switch_get_active(control.cast()) != 0) != isOn else { return }
    isShowing = true
    defer { isShowing = false }
    gtk_switch_set_active(control.cast(), isOn ? 1 : 0)
  }
}

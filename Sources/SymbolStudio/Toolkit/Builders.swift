import CAdwaita

/// A row of widgets, `spacing` pixels apart.
@MainActor func row(spacing: Int32 = 6, _ children: [Widget]) -> Widget {
  stack(GTK_ORIENTATION_HORIZONTAL, spacing, children)
}

/// A column of widgets, `spacing` pixels apart.
@MainActor func column(spacing: Int32 = 6, _ children: [Widget]) -> Widget {
  stack(GTK_ORIENTATION_VERTICAL, spacing, children)
}

@MainActor private func stack(_ orientation: GtkOrientation, _ spacing: Int32, _ children: [Widget]) -> Widget {
  let box: Widget = gtk_box_new(orientation, spacing)
  for child in children { append(child, to: box) }
  return box
}

/// Puts a widget at the end of a row or column.
@MainActor func append(_ child: Widget, to box: Widget) {
  gtk_box_append(box.cast(), child)
}

/// A line of plain text (never markup), cut off with an ellipsis where `ellipsizes`.
@MainActor func label(_ text: String, ellipsizes: Bool = false) -> Widget {
  let label: Widget = gtk_label_new(text)
  gtk_label_set_xalign(label.cast(), 0)
  if ellipsizes { gtk_label_set_ellipsize(label.cast(), PANGO_ELLIPSIZE_END) }
  return label
}

@MainActor func setText(_ text: String, of label: Widget) {
  gtk_label_set_text(label.cast(), text)
}

/// A button with an icon: its name is both tooltip and accessible name, with the shortcut in the tooltip.
@MainActor func iconButton(_ icon: String, _ name: String, action: String? = nil, shortcut: String? = nil) -> Widget {
  let button: Widget = gtk_button_new_from_icon_name(icon)
  return describe(button, name, action, shortcut)
}

/// The same as a switch that stays down.
@MainActor func iconToggle(_ icon: String, _ name: String, action: String? = nil, shortcut: String? = nil) -> Widget {
  let button: Widget = gtk_toggle_button_new()
  gtk_button_set_icon_name(button.cast(), icon)
  return describe(button, name, action, shortcut)
}

/// A button with a word on it.
@MainActor func textButton(_ title: String, action: String? = nil, tooltip: String? = nil) -> Widget {
  let button: Widget = gtk_button_new_with_label(title)
  if let action { gtk_actionable_set_detailed_action_name(button.cast(), action) }
  return button.tooltip(tooltip)
}

@MainActor private func describe(_ button: Widget, _ name: String, _ action: String?, _ shortcut: String?) -> Widget {
  if let action { gtk_actionable_set_detailed_action_name(button.cast(), action) }
  return button.named(name).tooltip(shortcut.map { "\(name) (\(readable($0)))" } ?? name)
}

/// An accelerator ("<Control>z") as a person writes it ("Ctrl+Z").
@MainActor func readable(_ accelerator: String) -> String {
  var key: guint = 0
  var modifiers = GdkModifierType(rawValue: 0)
  guard gtk_accelerator_parse(accelerator, &key, &modifiers) != 0,
    let text = gtk_accelerator_get_label(key, modifiers)
  else { return accelerator }
  defer { g_free(text) }
  return String(cString: text)
}

/// A view that scrolls when its content is larger than it.
@MainActor func scrolled(_ child: Widget, horizontally: Bool = false, vertically: Bool = true) -> Widget {
  let view: Widget = gtk_scrolled_window_new()
  gtk_scrolled_window_set_policy(
    view.cast(), horizontally ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
    vertically ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
  gtk_scrolled_window_set_child(view.cast(), child)
  return view
}

/// A page that says why nothing is here and what to do.
@MainActor func statusPage(icon: String, title: String, description: String, child: Widget? = nil) -> Widget {
  let page: Widget = adw_status_page_new()
  adw_status_page_set_icon_name(page.cast(), icon)
  setEscaped(title: title, description: description, of: page)
  if let child { adw_status_page_set_child(page.cast(), child) }
  return page.styled("compact")
}

/// Changes a status page's texts; libadwaita reads them as markup, so they are escaped.
@MainActor func setEscaped(title: String, description: String, of page: Widget) {
  adw_status_page_set_title(page.cast(), escaped(title))
  adw_status_page_set_description(page.cast(), escaped(description))
}

/// Text that stays itself where GTK reads markup.
func escaped(_ text: String) -> String {
  guard let safe = g_markup_escape_text(text, -1) else { return "" }
  defer { g_free(safe) }
  return String(cString: safe)
}

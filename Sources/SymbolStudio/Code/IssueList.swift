import CAdwaita
import SymbolExport

/// What an export could not carry, below its code.
@MainActor final class IssueList {
  let widget: Widget
  private let list: Widget
  private var shown: [String] = []

  init() {
    list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    list.margins(9, start: 12, end: 12).named(localized("Issues"))
    widget = scrolled(list)
    gtk_scrolled_window_set_propagate_natural_height(widget.cast(), 1)
    gtk_scrolled_window_set_max_content_height(widget.cast(), 120)
    widget.styled("issues").isVisible = false
  }

  /// Shows the issues, or an error in their place.
  func show(_ issues: [String]) {
    guard issues != shown else { return }
    shown = issues
    while let child = gtk_widget_get_first_child(list) { gtk_box_remove(list.cast(), child) }
    for issue in issues {
      let icon: Widget = gtk_image_new_from_icon_name("dialog-warning-symbolic")
      let text = label(issue).styled("caption").expanding(horizontally: true)
      wrapAnywhere(text)
      gtk_label_set_max_width_chars(text.cast(), 1)
      gtk_label_set_selectable(text.cast(), 1)
      append(
        row(spacing: 9, [icon.styled("warning").aligned(vertically: GTK_ALIGN_START), text]), to: list)
    }
    widget.isVisible = !issues.isEmpty
  }
}

import CAdwaita

/// Shows a short message over the window that `widget` is in; it goes away by itself.
@MainActor func showToast(_ text: String, from widget: Widget) {
  guard let overlay = gtk_widget_get_ancestor(widget, adw_toast_overlay_get_type()),
    // A toast's title is markup.
    let toast = adw_toast_new(escaped(text))
  else { return }
  adw_toast_set_timeout(toast, 3)
  adw_toast_overlay_add_toast(overlay.cast(), toast)
}

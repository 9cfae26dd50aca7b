import CAdwaita

/// The application's own CSS rules.
enum StyleSheet {
  /// Applies the rules of a file to every window of the display; a rule that GTK cannot read is logged by GTK itself.
  @MainActor static func load(path: String) {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_path(provider, path)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }
}

import CAdwaita

/// Name, version and licence of the program.
@MainActor enum AboutWindow {
  static func present(over parent: UnsafeMutablePointer<GtkWindow>) {
    guard let widget = adw_about_window_new() else { return }
    let window: OpaquePointer = widget.cast()
    adw_about_window_set_application_name(window, localized("Symbol Studio"))
    adw_about_window_set_application_icon(window, StudioApplication.identifier)
    adw_about_window_set_version(window, StudioApplication.version)
    adw_about_window_set_comments(
      window, localized("Try motion on any set of SVG symbols, compare it, and take it away as code or as a file."))
    adw_about_window_set_developer_name(window, localized("The Symbol Studio authors"))
    gtk_window_set_transient_for(widget.cast(), parent)
    gtk_window_present(widget.cast())
  }
}

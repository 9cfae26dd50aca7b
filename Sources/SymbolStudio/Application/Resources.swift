import CAdwaita
import Foundation

/// Files that come with the window.
@MainActor enum Resources {
  /// The path of a file of the target's resources.
  static func path(_ name: String) -> String {
    (Bundle.module.resourcePath ?? ".") + "/" + name
  }

  /// Lets icons be found by name that Adwaita lacks, and the program's own.
  static func addIcons() {
    guard let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), path("icons"))
    gtk_window_set_default_icon_name(StudioApplication.identifier)
  }
}

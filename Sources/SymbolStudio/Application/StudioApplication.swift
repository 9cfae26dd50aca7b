import CAdwaita

/// The graphical program.
@MainActor public enum StudioApplication {
  /// The name that desktop entry, icon and settings go by.
  static let identifier = "org.symbolstudio.SymbolStudio"
  static let version = "0.1.0"

  /// Opens the window on the given files and folders, and runs until it is closed.
  /// - Returns: the exit status; 1 where there is no display to open a window on.
  public static func run(paths: [String]) -> Int32 {
    Localization.start()
    guard gtk_init_check() != 0 else {
      let help = "symbol-studio --help"
      logLine(
        localized("no display to open a window on. Start it in a graphical session, or use the command line: %s", help))
      return 1
    }
    // Each start is a window of its own: its session, undo and clock are not shared.
    guard let application = adw_application_new(identifier, G_APPLICATION_NON_UNIQUE) else { return 1 }
    defer { g_object_unref(application) }
    var window: StudioWindow?
    connect(application, "startup") {
      MainQueue.attachToMainLoop()
      StyleSheet.load(path: Resources.path("style.css"))
      Resources.addIcons()
    }
    connect(application, "activate") {
      if window == nil { window = StudioWindow(application: application.cast(), paths: paths) }
      window?.present()
    }
    let status = g_application_run(application.cast(), 0, nil)
    window = nil
    return status
  }
}

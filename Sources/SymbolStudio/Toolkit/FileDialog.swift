import CAdwaita

/// A kind of file to choose from: its name for people, and its endings.
struct FileKind {
  var name: String
  /// Shell patterns: "*.svg".
  var patterns: [String]
}

/// The desktop's own dialogs for files and folders.
@MainActor enum FileDialog {
  /// Asks for files that exist; `done` gets their paths, and is not called when the person changes their mind.
  static func openFiles(
    _ title: String, kinds: [FileKind], from widget: Widget, _ done: @escaping @MainActor ([String]) -> Void
  ) {
    run(title, GTK_FILE_CHOOSER_ACTION_OPEN, localized("_Open"), kinds, nil, widget, done)
  }

  /// Asks for folders.
  static func openFolders(_ title: String, from widget: Widget, _ done: @escaping @MainActor ([String]) -> Void) {
    run(title, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, localized("_Open"), [], nil, widget, done)
  }

  /// Asks where to save; the dialog itself asks before a file is replaced.
  static func save(
    _ title: String, suggestedName: String, kinds: [FileKind], from widget: Widget,
    _ done: @escaping @MainActor (String) -> Void
  ) {
    run(title, GTK_FILE_CHOOSER_ACTION_SAVE, localized("_Save"), kinds, suggestedName, widget) { paths in
      if let path = paths.first { done(path) }
    }
  }

  private static func run(
    _ title: String, _ action: GtkFileChooserAction, _ accept: String, _ kinds: [FileKind], _ suggestedName: String?,
    _ widget: Widget, _ done: @escaping @MainActor ([String]) -> Void
  ) {
    let root = gtk_widget_get_root(widget)
    let parent: UnsafeMutablePointer<GtkWindow>? = root.map { $0.cast() }
    guard let chooser = gtk_file_chooser_native_new(title, parent, action, accept, localized("_Cancel")) else { return }
    let native: UnsafeMutablePointer<GtkNativeDialog> = chooser.cast()
    gtk_native_dialog_set_modal(native, 1)
    if action != GTK_FILE_CHOOSER_ACTION_SAVE { gtk_file_chooser_set_select_multiple(chooser.cast(), 1) }
    if let suggestedName { gtk_file_chooser_set_current_name(chooser.cast(), suggestedName) }
    for kind in kinds { addFilter(kind, to: chooser.cast()) }
    connect(
      chooser, "response",
      arguments: { arguments in
        // The dialog belongs to the program until it has answered.
        defer { g_object_unref(UnsafeMutableRawPointer(chooser)) }
        guard arguments.int(1) == Int(GTK_RESPONSE_ACCEPT.rawValue) else { return }
        let paths = chosenPaths(chooser.cast())
        if !paths.isEmpty { done(paths) }
      })
    gtk_native_dialog_show(native)
  }

  private static func addFilter(_ kind: FileKind, to chooser: OpaquePointer) {
    guard let filter = gtk_file_filter_new() else { return }
    gtk_file_filter_set_name(filter, kind.name)
    for pattern in kind.patterns { gtk_file_filter_add_pattern(filter, pattern) }
    gtk_file_chooser_add_filter(chooser, filter)
    g_object_unref(UnsafeMutableRawPointer(filter))
  }

  private static func chosenPaths(_ chooser: OpaquePointer) -> [String] {
    guard let files = gtk_file_chooser_get_files(chooser) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    return (0..<g_list_model_get_n_items(files)).compactMap { index in
      guard let file = g_list_model_get_item(files, index) else { return nil }
      defer { g_object_unref(file) }
      return filePath(OpaquePointer(file))
    }
  }
}

/// A `GFile`'s path on this machine, or nil for one that is elsewhere.
@MainActor func filePath(_ file: OpaquePointer) -> String? {
  guard let path = g_file_get_path(file) else { return nil }
  defer { g_free(path) }
  return String(cString: path)
}

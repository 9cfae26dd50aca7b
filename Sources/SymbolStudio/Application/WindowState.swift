import CAdwaita

/// How the window was left: kept between sittings, in the person's configuration folder.
struct WindowState {
  var width: Int32 = 1280
  var height: Int32 = 800
  var isMaximized = false
  var libraryWidth: Int32 = 280
  var inspectorWidth: Int32 = 336
  var timelineHeight: Int32 = 240

  private static let group = "window"

  private static var folder: String { String(cString: g_get_user_config_dir()) + "/symbol-studio" }
  private static var file: String { folder + "/window.ini" }

  /// As it was left; what cannot be read is as new.
  static func load() -> WindowState {
    var state = WindowState()
    guard let keys = g_key_file_new() else { return state }
    defer { g_key_file_free(keys) }
    guard g_key_file_load_from_file(keys, file, G_KEY_FILE_NONE, nil) != 0 else { return state }
    func number(_ key: String, _ value: inout Int32, atLeast least: Int32) {
      let read = g_key_file_get_integer(keys, group, key, nil)
      if read >= least { value = read }
    }
    number("width", &state.width, atLeast: StudioWindow.minimumWidth)
    number("height", &state.height, atLeast: StudioWindow.minimumHeight)
    number("library", &state.libraryWidth, atLeast: 1)
    number("inspector", &state.inspectorWidth, atLeast: 1)
    number("timeline", &state.timelineHeight, atLeast: 1)
    state.isMaximized = g_key_file_get_boolean(keys, group, "maximized", nil) != 0
    return state
  }

  /// Writes it; where that fails nothing is lost but the size.
  func save() {
    guard let keys = g_key_file_new() else { return }
    defer { g_key_file_free(keys) }
    g_key_file_set_integer(keys, Self.group, "width", width)
    g_key_file_set_integer(keys, Self.group, "height", height)
    g_key_file_set_integer(keys, Self.group, "library", libraryWidth)
    g_key_file_set_integer(keys, Self.group, "inspector", inspectorWidth)
    g_key_file_set_integer(keys, Self.group, "timeline", timelineHeight)
    g_key_file_set_boolean(keys, Self.group, "maximized", isMaximized ? 1 : 0)
    g_mkdir_with_parents(Self.folder, 0o700)
    g_key_file_save_to_file(keys, Self.file, nil)
  }
}

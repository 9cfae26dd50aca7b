import CAdwaita

/// Named actions of a window or the application: what menus, buttons, shortcuts and assistive technology invoke.
@MainActor struct ActionMap {
  /// A window or application.
  private let owner: OpaquePointer
  private let application: UnsafeMutablePointer<GtkApplication>
  /// "win" or "app".
  private let prefix: String

  init(window: some GObjectPointer, application: UnsafeMutablePointer<GtkApplication>) {
    owner = window.cast()
    self.application = application
    prefix = "win"
  }

  init(application: UnsafeMutablePointer<GtkApplication>) {
    owner = application.cast()
    self.application = application
    prefix = "app"
  }

  /// An action without a state.
  func add(_ name: String, shortcuts: [String] = [], _ handler: @escaping @MainActor () -> Void) {
    insert(g_simple_action_new(name, nil), name, shortcuts) { _ in handler() }
  }

  /// An action that takes a string (`win.open-path::/a/folder`).
  func add(_ name: String, taking handler: @escaping @MainActor (String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    insert(g_simple_action_new(name, type), name, []) { parameter in
      if let parameter { handler(String(cString: g_variant_get_string(parameter, nil))) }
    }
  }

  /// An action that is on or off.
  func add(_ name: String, isOn: Bool, shortcuts: [String] = [], _ handler: @escaping @MainActor (Bool) -> Void) {
    let action = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))
    insert(action, name, shortcuts) { _ in
      guard let action, let state = g_action_get_state(action) else { return }
      let next = g_variant_get_boolean(state) == 0
      g_variant_unref(state)
      g_simple_action_set_state(action, g_variant_new_boolean(next ? 1 : 0))
      handler(next)
    }
  }

  /// An action that holds one string of several (a radio group): menus mark the one that is chosen.
  func add(_ name: String, choice: String, _ handler: @escaping @MainActor (String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let action = g_simple_action_new_stateful(name, type, g_variant_new_string(choice))
    insert(action, name, []) { parameter in
      if let parameter { handler(String(cString: g_variant_get_string(parameter, nil))) }
    }
  }

  /// Marks the string that a choice holds now, without running it.
  func setChoice(_ name: String, _ choice: String) {
    guard let action = g_action_map_lookup_action(owner, name) else { return }
    g_simple_action_set_state(action, g_variant_new_string(choice))
  }

  /// Whether the action can be invoked now.
  func setEnabled(_ name: String, _ isEnabled: Bool) {
    guard let action = g_action_map_lookup_action(owner, name) else { return }
    g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
  }

  /// Shows the state of an on-off action without running it.
  func setOn(_ name: String, _ isOn: Bool) {
    guard let action = g_action_map_lookup_action(owner, name) else { return }
    g_simple_action_set_state(action, g_variant_new_boolean(isOn ? 1 : 0))
  }

  private func insert(
    _ action: OpaquePointer?, _ name: String, _ shortcuts: [String],
    _ handler: @escaping @MainActor (OpaquePointer?) -> Void
  ) {
    guard let action else { return }
    connect(action, "activate", arguments: { handler($0.variant(1)) })
    g_action_map_add_action(owner, action)
    g_object_unref(UnsafeMutableRawPointer(action))
    if !shortcuts.isEmpty { setShortcuts(shortcuts, name) }
  }

  private func setShortcuts(_ shortcuts: [String], _ name: String) {
    var pointers: [UnsafePointer<CChar>?] = shortcuts.map { UnsafePointer(strdup($0)) }
    pointers.append(nil)
    gtk_application_set_accels_for_action(application, "\(prefix).\(name)", &pointers)
    for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) }
  }
}

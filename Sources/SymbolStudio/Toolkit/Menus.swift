import CAdwaita

/// A menu as data: sections of items; what GTK shows is made of it.
struct MenuSection {
  var title: String?
  var items: [MenuItem]

  init(_ title: String? = nil, _ items: [MenuItem]) {
    self.title = title
    self.items = items
  }
}

/// An entry of a menu.
struct MenuItem {
  var title: String
  /// "win.undo"; a target follows two colons.
  var action: String
  /// A string that the action gets, free of the detailed name's syntax.
  var target: String?

  init(_ title: String, _ action: String, target: String? = nil) {
    self.title = title
    self.action = action
    self.target = target
  }
}

/// The menu model of the sections; the caller owns it.
@MainActor func menuModel(_ sections: [MenuSection]) -> OpaquePointer? {
  guard let menu = g_menu_new() else { return nil }
  for section in sections where !section.items.isEmpty {
    guard let part = g_menu_new() else { continue }
    for entry in section.items {
      guard let item = g_menu_item_new(entry.title, nil) else { continue }
      if let target = entry.target {
        g_menu_item_set_action_and_target_value(item, entry.action, g_variant_new_string(target))
      } else {
        g_menu_item_set_detailed_action(item, entry.action)
      }
      g_menu_append_item(part, item)
      g_object_unref(UnsafeMutableRawPointer(item))
    }
    g_menu_append_section(menu, section.title, part.cast())
    g_object_unref(UnsafeMutableRawPointer(part))
  }
  return menu
}

/// A button that opens a menu.
@MainActor func menuButton(icon: String, name: String, _ sections: [MenuSection]) -> Widget {
  let button: Widget = gtk_menu_button_new()
  gtk_menu_button_set_icon_name(button.cast(), icon)
  setMenu(sections, of: button)
  return button.named(name).tooltip(name)
}

@MainActor func setMenu(_ sections: [MenuSection], of button: Widget) {
  guard let model = menuModel(sections) else { return }
  gtk_menu_button_set_menu_model(button.cast(), model.cast())
  g_object_unref(UnsafeMutableRawPointer(model))
}

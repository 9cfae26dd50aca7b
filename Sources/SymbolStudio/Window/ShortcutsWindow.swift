import CAdwaita

/// The list of keys (F1, Ctrl+?).
@MainActor enum ShortcutsWindow {
  private struct Group {
    var title: String
    var shortcuts: [(key: String, title: String)]
  }

  private static var groups: [Group] {
    [
      Group(
        title: localized("Playing"),
        shortcuts: [
          ("space", localized("Play or pause")), ("Home", localized("Back to the start")),
          ("End", localized("To the end")), ("Left", localized("Back by a frame")),
          ("Right", localized("On by a frame")),
        ]),
      Group(
        title: localized("Comparison"),
        shortcuts: [
          ("<Control>d", localized("Add the present variant")), ("Delete", localized("Remove the focused tile")),
          ("<Alt>1...9", localized("Select a tile")), ("Return", localized("Replay the focused tile")),
        ]),
      Group(
        title: localized("Library"),
        shortcuts: [
          ("<Control>o", localized("Open a folder")), ("<Control><Shift>o", localized("Open files")),
          ("<Control>t", localized("A text as a symbol")),
          ("<Control>f", localized("Search")), ("Return", localized("Show the symbol on the stage")),
        ]),
      Group(
        title: localized("Layers"),
        shortcuts: [
          ("F2", localized("Rename the selected layer")), ("<Alt>Up", localized("Move the layer earlier")),
          ("<Alt>Down", localized("Move the layer later")),
        ]),
      Group(
        title: localized("General"),
        shortcuts: [
          ("<Control>z", localized("Undo")), ("<Control><Shift>z", localized("Redo")),
          ("F9", localized("Show the code")), ("<Control>c", localized("Copy the code")),
          ("<Control>v", localized("Paste a snippet of code")),
          ("<Control>s", localized("Save the session")), ("<Control>e", localized("Export")),
          ("<Control>question F1", localized("Keyboard shortcuts")), ("<Control>w", localized("Close the window")),
        ]),
    ]
  }

  /// GTK 4.8 builds this window from interface XML only.
  static func present(over parent: UnsafeMutablePointer<GtkWindow>) {
    guard let builder = gtk_builder_new_from_string(interface, -1) else { return }
    defer { g_object_unref(builder.raw) }
    guard let object = gtk_builder_get_object(builder, "shortcuts") else { return }
    let window: UnsafeMutablePointer<GtkWindow> = object.cast()
    gtk_window_set_transient_for(window, parent)
    gtk_window_present(window)
  }

  private static var interface: String {
    var xml = """
      <interface><object class="GtkShortcutsWindow" id="shortcuts"><property name="modal">1</property><child>\
      <object class="GtkShortcutsSection"><property name="section-name">keys</property>\
      <property name="max-height">12</property>
      """
    for group in groups {
      xml += "<child><object class=\"GtkShortcutsGroup\"><property name=\"title\">\(escaped(group.title))</property>"
      for shortcut in group.shortcuts {
        xml += """
          <child><object class="GtkShortcutsShortcut"><property name="accelerator">\(escaped(shortcut.key))</property>\
          <property name="title">\(escaped(shortcut.title))</property></object></child>
          """
      }
      xml += "</object></child>"
    }
    return xml + "</object></child></object></interface>"
  }
}

import CAdwaita

/// The bar over stage and inspector.
@MainActor struct MainHeaderBar {
  let widget: Widget
  private let title: OpaquePointer
  private let undo: Widget
  private let redo: Widget

  init() {
    widget = adw_header_bar_new()
    title = adw_window_title_new(localized("Symbol Studio"), "").cast()
    adw_header_bar_set_title_widget(widget.cast(), title.cast())
    adw_header_bar_set_show_start_title_buttons(widget.cast(), 0)
    undo = iconButton("edit-undo-symbolic", localized("Undo"), action: "win.undo", shortcut: "<Control>z")
    redo = iconButton("edit-redo-symbolic", localized("Redo"), action: "win.redo", shortcut: "<Control><Shift>z")
    let history = row(spacing: 0, [undo, redo])
    adw_header_bar_pack_start(widget.cast(), history)
    adw_header_bar_pack_start(
      widget.cast(),
      iconButton("list-add-symbolic", localized("Add to Comparison"), action: "win.add-variant", shortcut: "<Control>d")
    )
    adw_header_bar_pack_end(
      widget.cast(), menuButton(icon: "open-menu-symbolic", name: localized("Main Menu"), Self.menu))
    let export = textButton(localized("Export"), action: "win.export")
    export.tooltip(localized("Save or copy the animation (%s)", readable("<Control>e")))
    adw_header_bar_pack_end(widget.cast(), export)
    adw_header_bar_pack_end(
      widget.cast(),
      iconToggle("symbol-studio-code-symbolic", localized("Code"), action: "win.code", shortcut: "F9"))
  }

  /// Shows what the inspector works on.
  func show(title text: String, subtitle: String) {
    adw_window_title_set_title(title, text)
    adw_window_title_set_subtitle(title, subtitle)
  }

  /// Says in the tooltips what would be undone and redone.
  func show(undo undoName: String?, redo redoName: String?) {
    func text(_ verb: String, _ name: String?, _ shortcut: String) -> String {
      "\(verb)\(name.map { ": " + localized($0) } ?? "") (\(readable(shortcut)))"
    }
    undo.tooltip(text(localized("Undo"), undoName, "<Control>z"))
    redo.tooltip(text(localized("Redo"), redoName, "<Control><Shift>z"))
  }

  private static let menu = [
    MenuSection(nil, [MenuItem(localized("_Save Session"), "win.save-session")]),
    MenuSection(
      nil,
      [
        MenuItem(localized("_Paste Code"), "win.paste-code"),
        MenuItem(localized("_Duplicate Variant"), "win.duplicate-variant"),
        MenuItem(localized("_Remove Variant"), "win.remove-variant"),
      ]),
    MenuSection(
      nil,
      [
        MenuItem(localized("_Keyboard Shortcuts"), "win.shortcuts"),
        MenuItem(localized("_About Symbol Studio"), "win.about"),
      ]),
  ]
}

/// The bar over the library: what is shown in it, and opening more.
@MainActor struct LibraryHeaderBar {
  let widget: Widget
  private let chooser: Widget
  private let chooserLabel: Widget

  init() {
    widget = adw_header_bar_new()
    adw_header_bar_set_show_end_title_buttons(widget.cast(), 0)
    chooser = gtk_menu_button_new()
    chooserLabel = label("", ellipsizes: true).styled("heading")
    let content = row([chooserLabel, gtk_image_new_from_icon_name("pan-down-symbolic")])
    gtk_menu_button_set_child(chooser.cast(), content)
    chooser.styled("flat").named(localized("Collection")).tooltip(localized("Choose a collection"))
    adw_header_bar_set_title_widget(widget.cast(), chooser)
    adw_header_bar_pack_start(
      widget.cast(), menuButton(icon: "folder-open-symbolic", name: localized("Open"), Self.openMenu))
  }

  private static let openMenu = [
    MenuSection(
      nil,
      [
        MenuItem(localized("Open F_older…"), "win.open-folder"),
        MenuItem(localized("Open _Files…"), "win.open-files"),
        MenuItem(localized("Open _Session…"), "win.open-session"),
      ]),
    MenuSection(nil, [MenuItem(localized("_Text as a Symbol…"), "win.text")]),
  ]

  /// Shows the collection's name, and the others to choose from.
  func show(collection name: String, choices: [MenuSection]) {
    setText(name, of: chooserLabel)
    setMenu(choices, of: chooser)
  }
}

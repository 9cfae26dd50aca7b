import CAdwaita
import Foundation
import SymbolExport

/// Where the files go, and how they will be called.
@MainActor final class ExportFilesGroup {
  let widget: Widget
  /// Called with the folder that the person types or chooses.
  var onFolder: (@MainActor (String) -> Void)?
  private let entry: Widget
  private let names: Widget
  private let spinner: Widget

  /// Where downloads go, or the person's home.
  static var usualFolder: String {
    g_get_user_special_dir(G_USER_DIRECTORY_PICTURES).map { String(cString: $0) } ?? NSHomeDirectory()
  }

  init(folder: String) {
    entry = adw_entry_row_new()
    adw_preferences_row_set_title(entry.cast(), localized("Folder"))
    gtk_editable_set_text(entry.cast(), folder)
    entry.named(localized("Folder"))
    let choose = iconButton("folder-open-symbolic", localized("Choose a Folder")).styled("flat")
    adw_entry_row_add_suffix(entry.cast(), choose.aligned(vertically: GTK_ALIGN_CENTER))
    names = gtk_box_new(GTK_ORIENTATION_VERTICAL, 3)
    names.margins(top: 9, bottom: 9, start: 12, end: 12).named(localized("File names"))
    spinner = gtk_spinner_new()
    let row: Widget = adw_preferences_row_new()
    gtk_list_box_row_set_child(row.cast(), names)
    gtk_list_box_row_set_activatable(row.cast(), 0)
    gtk_widget_set_focusable(row, 0)
    row.named(localized("File names"))
    widget = preferencesGroup(localized("Files"), suffix: spinner, rows: [entry, row])
    connect(entry, "changed") { [weak self] in
      guard let self else { return }
      onFolder?(self.folder)
    }
    connect(choose, "clicked") { [weak self] in
      guard let self else { return }
      FileDialog.openFolders(localized("Choose a Folder"), from: widget) { [weak self] paths in
        if let self, let path = paths.first { gtk_editable_set_text(entry.cast(), path) }
      }
    }
  }

  /// As it is written; a tilde stands for the person's home.
  var folder: String {
    let text = String(cString: gtk_editable_get_text(entry.cast())).trimmingCharacters(in: .whitespaces)
    return (text as NSString).expandingTildeInPath
  }

  /// Shows names, with the bytes of those that are made already.
  func show(_ files: [(name: String, bytes: Int?)], isBusy: Bool) {
    gtk_spinner_set_spinning(spinner.cast(), isBusy ? 1 : 0)
    guard !isBusy else { return }
    while let child = gtk_widget_get_first_child(names) { gtk_box_remove(names.cast(), child) }
    for file in files {
      let name = label(file.name).expanding(horizontally: true)
      gtk_label_set_ellipsize(name.cast(), PANGO_ELLIPSIZE_MIDDLE)
      gtk_label_set_selectable(name.cast(), 1)
      let size = label(file.bytes.map(Self.size) ?? "").styled("dim-label", "numeric")
      append(row(spacing: 12, [name.tooltip(file.name), size]), to: names)
    }
    gtk_widget_get_parent(names)?.isVisible = !files.isEmpty
  }

  /// "23.4 kB".
  private static func size(_ bytes: Int) -> String {
    guard let text = g_format_size(guint64(bytes)) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}

/// Whether the shown symbol is exported, or all that are selected in the library.
@MainActor final class ExportScopeRow {
  let widget: Widget
  var onChange: (@MainActor () -> Void)?
  private(set) var isBatch = false

  init(symbol: String, batch: Int) {
    let choice = ChoiceRow(
      localized("Symbols"),
      choices: [
        .init(title: symbol.count > 40 ? symbol.prefix(40) + "…" : symbol, explanation: nil),
        .init(
          title: localized(one: "%d marked symbol", many: "%d marked symbols", count: batch),
          explanation: localized("Those marked in the library, each with the effects of the shown tile")),
      ], isMenu: true)
    widget = preferencesGroup("", rows: [choice.widget])
    widget.isVisible = batch > 1
    isBatch = batch > 1
    choice.show(isBatch ? 1 : 0)
    choice.onSelect = { [weak self] index in
      guard let self, (index == 1) != isBatch else { return }
      isBatch = index == 1
      onChange?()
    }
    attach(choice, as: "symbol-studio-choice", to: widget)
  }
}

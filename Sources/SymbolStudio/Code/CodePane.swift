import CAdwaita
import StudioModel
import SymbolExport

/// The selected variant as code: choose a form, copy it; open, export and apply presets.
@MainActor final class CodePane {
  let widget: Widget
  private let store: StudioStore
  private let formats = CodeFormat.all
  private let chooser: Widget
  private let code = CodeView()
  private let issues = IssueList()
  private let copyButton: Widget
  private let presets: PresetMenu
  /// The document has changed since the code was written.
  private var isStale = true
  private var isWaiting = false

  /// After the last change, in milliseconds: a preset bakes all its motions, which a slider's drag must not wait for.
  private static let patience: UInt32 = 80

  init(store: StudioStore) {
    self.store = store
    presets = PresetMenu(store: store)
    chooser = gtk_drop_down_new(nil, nil)
    copyButton = iconButton("edit-copy-symbolic", localized("Copy Code"), shortcut: "<Control>c").styled("flat")
    let spacer: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    spacer.expanding(horizontally: true)
    let bar = row(spacing: 6, [chooser, spacer, copyButton, presets.widget]).margins(6, start: 12, end: 12)
    let separator: Widget = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
    widget = column(spacing: 0, [bar, separator, code.widget.expanding(vertically: true), issues.widget])
    widget.styled("code-pane")
    fillChooser()
    connect(copyButton, "clicked") { [weak self] in self?.copy() }
    code.onCopyAll = { [weak self] in self?.copy() }
    connect(widget, "map") { [weak self] in self?.refresh() }
    store.observe { [weak self] change in
      guard change != .playback else { return }
      self?.documentDidChange()
    }
    refresh()
  }

  /// The form that is shown.
  private var format: CodeFormat {
    let index = Int(gtk_drop_down_get_selected(chooser.cast()))
    return formats.indices.contains(index) ? formats[index] : formats[0]
  }

  private func fillChooser() {
    guard let list = gtk_string_list_new(nil) else { return }
    for format in formats { gtk_string_list_append(list, format.title) }
    gtk_drop_down_set_model(chooser.cast(), list)
    g_object_unref(UnsafeMutableRawPointer(list))
    chooser.named(localized("Format")).tooltip(localized("The form in which the effects are shown"))
    // What is pressed is the button inside.
    gtk_widget_get_first_child(chooser)?.named(localized("Format"))
    connect(chooser, "notify::selected") { [weak self] in
      self?.isStale = true
      self?.refresh()
    }
  }

  private func documentDidChange() {
    isStale = true
    guard !isWaiting else { return }
    isWaiting = true
    after(milliseconds: Self.patience) { [weak self] in
      self?.isWaiting = false
      self?.refresh()
    }
  }

  /// Writes the code anew if it is seen and has changed.
  private func refresh() {
    guard isStale, gtk_widget_get_mapped(widget) != 0 else { return }
    isStale = false
    presets.show()
    guard let variant = store.document.selectedVariant else { return show("", [localized("No symbol is selected.")]) }
    switch format.text(variant, store) {
    case .success(let result): show(result.text, result.issues.map(\.description))
    case .failure(let error): show("", [error.message])
    case nil: show("", [localized("The symbol is still being loaded.")])
    }
  }

  private func show(_ text: String, _ problems: [String]) {
    code.show(text, format.language)
    copyButton.isSensitive = !text.isEmpty
    issues.show(problems)
  }

  private func copy() {
    guard !code.text.isEmpty else { return }
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), code.text)
    showToast(localized("%s copied", format.title), from: widget)
  }
}

import CAdwaita
import StudioModel
import SymbolExport

/// The selected variant as code: choose a form, copy it; open, export and apply presets.
@MainActor final class CodePane: WindowPart {
  let widget: Widget
  private let store: StudioStore
  /// Those that are for the selected variant.
  private var formats: [CodeFormat] = []
  private let chooser: Widget
  private let code = CodeView()
  private let issues = IssueList()
  private let copyButton: Widget
  private let presets: PresetMenu
  /// The document has changed since the code was written.
  private var isStale = true
  private var isWaiting = false
  /// The program changes the list of forms, not the person the form.
  private var isFilling = false

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
    nameChooser()
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
  private var format: CodeFormat? {
    let index = Int(gtk_drop_down_get_selected(chooser.cast()))
    return formats.indices.contains(index) ? formats[index] : formats.first
  }

  /// Offers the forms that are for the variant; the chosen one stays where it is among them.
  private func fillChooser(for variant: Variant?) {
    let offered = CodeFormat.all.filter { format in variant.map(format.suits) ?? true }
    guard offered.map(\.id) != formats.map(\.id), let list = gtk_string_list_new(nil) else { return }
    let chosen = format?.id
    isFilling = true
    defer { isFilling = false }
    formats = offered
    for format in formats { gtk_string_list_append(list, format.title) }
    gtk_drop_down_set_model(chooser.cast(), list)
    g_object_unref(UnsafeMutableRawPointer(list))
    gtk_drop_down_set_selected(chooser.cast(), guint(formats.firstIndex { $0.id == chosen } ?? 0))
  }

  private func nameChooser() {
    fillChooser(for: store.document.selectedVariant)
    chooser.named(localized("Format")).tooltip(localized("The form in which the effects are shown"))
    // What is pressed is the button inside.
    gtk_widget_get_first_child(chooser)?.named(localized("Format"))
    connect(chooser, "notify::selected") { [weak self] in
      guard let self, !isFilling else { return }
      isStale = true
      refresh()
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
    fillChooser(for: store.document.selectedVariant)
    guard let variant = store.document.selectedVariant, let format else {
      return show("", [localized("No symbol is selected.")])
    }
    switch format.text(variant, store) {
    case .success(let result): show(result.text, result.issues.map(\.description))
    case .failure(let error): show("", [error.message])
    case nil: show("", [localized("The symbol is still being loaded.")])
    }
  }

  private func show(_ text: String, _ problems: [String]) {
    code.show(text, format?.language ?? .swift)
    copyButton.isSensitive = !text.isEmpty
    issues.show(problems)
  }

  private func copy() {
    guard !code.text.isEmpty, let format else { return }
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), code.text)
    showToast(localized("%s copied", format.title), from: widget)
  }
}

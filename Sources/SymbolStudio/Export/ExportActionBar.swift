import CAdwaita

/// The dialog's last line: copying and saving, or how far a batch is.
@MainActor final class ExportActionBar {
  let widget: Widget
  var onCopy: (@MainActor () -> Void)?
  var onSave: (@MainActor () -> Void)?
  var onCancel: (@MainActor () -> Void)?
  private let copy: Widget
  private let save: Widget
  private let cancel: Widget
  private let bar: Widget
  private let name: Widget
  private var isRunning = false

  init() {
    copy = gtk_button_new_with_mnemonic(localized("_Copy"))
    copy.tooltip(localized("Copy the text"))
    save = gtk_button_new_with_mnemonic(localized("_Save"))
    save.styled("suggested-action")
    cancel = gtk_button_new_with_mnemonic(localized("Ca_ncel Export"))
    bar = gtk_progress_bar_new()
    bar.named(localized("Progress")).expanding(horizontally: true).aligned(vertically: GTK_ALIGN_CENTER)
    gtk_progress_bar_set_show_text(bar.cast(), 1)
    gtk_progress_bar_set_ellipsize(bar.cast(), PANGO_ELLIPSIZE_MIDDLE)
    name = label("").styled("dim-label").expanding(horizontally: true)
    gtk_label_set_ellipsize(name.cast(), PANGO_ELLIPSIZE_MIDDLE)
    widget = row(spacing: 12, [name, bar, cancel, copy, save]).styled("export-actions")
    connect(copy, "clicked") { [weak self] in self?.onCopy?() }
    connect(save, "clicked") { [weak self] in self?.onSave?() }
    connect(cancel, "clicked") { [weak self] in
      self?.cancel.isSensitive = false
      self?.onCancel?()
    }
    end()
  }

  /// Whether there is something to copy, and whether many symbols are saved.
  func show(canCopy: Bool, isBatch: Bool) {
    copy.isVisible = canCopy
    save.tooltip(
      isBatch
        ? localized("Write a file for each selected symbol into the folder") : localized("Write it into the folder"))
  }

  /// The first file's name.
  func show(summary: String) {
    setText(summary, of: name)
    name.tooltip(summary.isEmpty ? nil : summary)
  }

  /// Whether copying and saving can begin.
  func setReady(_ isReady: Bool) {
    copy.isSensitive = isReady
    save.isSensitive = isReady && !isRunning
  }

  func begin() {
    isRunning = true
    gtk_progress_bar_set_fraction(bar.cast(), 0)
    gtk_progress_bar_set_text(bar.cast(), "")
    cancel.isSensitive = true
    update()
  }

  func progress(_ done: Int, of total: Int, _ name: String) {
    guard isRunning else { return }
    gtk_progress_bar_set_fraction(bar.cast(), Double(done) / Double(max(total, 1)))
    gtk_progress_bar_set_text(
      bar.cast(), localized("%s of %s · %s", grouped(done + 1), grouped(total), name))
  }

  func end() {
    isRunning = false
    update()
  }

  private func update() {
    for part in [bar, cancel] { part.isVisible = isRunning }
    name.isVisible = !isRunning
    save.isSensitive = !isRunning
  }
}

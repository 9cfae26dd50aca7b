import CAdwaita
import Foundation
import StudioModel
import SymbolExport

/// Takes the selected variant away: a format from a list, its choices, what the files will be and hold, and saving them.
///
/// What is shown is what is saved: the same bytes that the preview of names, sizes and issues was made with.
@MainActor final class ExportDialog {
  private let window: UnsafeMutablePointer<GtkWindow>
  private let toasts: Widget
  private let list: ExportTargetList
  private let preview: ExportPreview
  private let code = CodeView()
  private let codeFrame: Widget
  private let options: ExportOptionsGroup
  private let files: ExportFilesGroup
  private let issues = IssueList()
  private let scopeRow: ExportScopeRow
  private let actions: ExportActionBar
  private let work: ExportWork
  private let store: StudioStore
  private let variant: Variant
  private var settings = ExportSettings.read()
  private var isStale = false

  /// After the last change, in milliseconds: a drag must not start an export for each step.
  private static let patience: UInt32 = 150

  private static let attachment = "symbol-studio-export"

  /// Opens the dialog over a window; nothing where no symbol is there to export.
  /// - Parameter batch: the symbols that are selected in the library.
  static func present(
    over parent: UnsafeMutablePointer<GtkWindow>, store: StudioStore, batch: [ExportBatch.Item],
    load: @escaping SymbolSource
  ) {
    guard let variant = store.document.selectedVariant, store.symbol(of: variant) != nil,
      let widget = adw_window_new()
    else { return }
    let dialog = ExportDialog(
      widget, store: store, variant: variant, batch: batch, load: load,
      room: gtk_widget_get_height(parent.cast()))
    attach(dialog, as: attachment, to: widget)
    gtk_window_set_transient_for(widget.cast(), parent)
    gtk_window_present(widget.cast())
    dialog.list.grabFocus()
  }

  private init(
    _ widget: Widget, store: StudioStore, variant: Variant, batch: [ExportBatch.Item], load: @escaping SymbolSource,
    room: Int32
  ) {
    self.store = store
    self.variant = variant
    window = widget.cast()
    let subject = store.exportSubject(of: variant)
    list = ExportTargetList(ExportTarget.offered.filter { $0.suits(variant.effects) }, selected: settings.targetID)
    preview = ExportPreview()
    options = ExportOptionsGroup(settings)
    files = ExportFilesGroup(folder: settings.folder ?? ExportFilesGroup.usualFolder)
    scopeRow = ExportScopeRow(symbol: variant.stageTitle, batch: batch.count)
    actions = ExportActionBar()
    work = ExportWork(
      single: store.symbol(of: variant).map { ($0, store.exportStem(of: variant)) }, subject: subject, batch: batch,
      load: load)
    toasts = adw_toast_overlay_new()
    codeFrame = code.widget.sized(height: 160)
    codeFrame.styled("card")
    gtk_widget_set_overflow(codeFrame, GTK_OVERFLOW_HIDDEN)
    lay(out: widget, room: room)
    listen()
    show(list.selected)
  }

  /// - Parameter room: the height of the window below.
  private func lay(out widget: Widget, room: Int32) {
    let side = scrolled(list.widget).sized(width: 320)
    let detail = column(
      spacing: 18,
      [
        preview.widget, codeFrame, issues.widget, scopeRow.widget, options.widget, files.widget,
      ]
    ).margins(18)
    let view = scrolled(detail).expanding(horizontally: true, vertically: true)
    let separator: Widget = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
    let panes = row(spacing: 0, [side, separator, view]).expanding(vertically: true)
    let bar = adw_header_bar_new()
    if let bar { bar.styled("flat") }
    // Above the buttons: a toast would lie over them.
    adw_toast_overlay_set_child(toasts.cast(), panes)
    adw_window_set_content(widget.cast(), column(spacing: 0, [bar, toasts, actions.widget].compactMap { $0 }))
    gtk_window_set_title(window, localized("Export"))
    gtk_window_set_modal(window, 1)
    gtk_window_set_default_size(window, 860, min(max(room - 40, 520), 720))
    widget.sized(width: 760, height: 480)
    gtk_window_set_hide_on_close(window, 0)
  }

  private func listen() {
    list.onSelect = { [weak self] in self?.show($0) }
    options.onChange = { [weak self] change in
      guard let self else { return }
      change(&settings)
      refreshSoon()
      refreshPreview()
    }
    files.onFolder = { [weak self] folder in
      self?.settings.folder = folder
      self?.showFiles()
    }
    scopeRow.onChange = { [weak self] in
      guard let self else { return }
      actions.show(canCopy: canCopy, isBatch: scopeRow.isBatch)
      showFiles()
    }
    actions.onCopy = { [weak self] in self?.copy() }
    actions.onSave = { [weak self] in self?.save() }
    actions.onCancel = { [work] in work.cancel() }
    work.didExport = { [weak self] in self?.showResult() }
    connect(window, "close-request", answering: { [weak self] _ in self?.close() ?? false })
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(
      keys, "key-pressed",
      answering: { [weak self] arguments in
        guard let self, Int32(arguments.uint(1)) == GDK_KEY_Escape else { return false }
        gtk_window_close(window)
        return true
      })
    let widget: Widget = window.cast()
    widget.add(keys)
  }

  /// Shows a target with its choices, and exports to it.
  private func show(_ target: ExportTarget) {
    settings.targetID = target.id
    options.show(for: target)
    code.show("", target.language)
    codeFrame.isVisible = target.isText
    work.forget()
    actions.show(canCopy: canCopy, isBatch: scopeRow.isBatch)
    refreshPreview()
    refresh()
  }

  private var canCopy: Bool { list.selected.isText && !scopeRow.isBatch }

  private func refreshPreview() {
    let request = work.request(settings)
    preview.show(request, target: list.selected)
    list.show(request)
  }

  private func refreshSoon() {
    guard !isStale else { return }
    isStale = true
    after(milliseconds: Self.patience) { [weak self] in
      self?.isStale = false
      self?.refresh()
    }
  }

  private func refresh() {
    work.export(to: list.selected, settings)
    showResult()
  }

  /// What the export gave, or that it is on its way.
  private func showResult() {
    switch work.result {
    case .success(let export):
      issues.show(export.issues.map(\.sentences))
      if list.selected.isText { code.show(export.text, list.selected.language) }
    case .failure(let error): issues.show([error.message])
    case nil: break
    }
    showFiles()
  }

  private func showFiles() {
    var names: [(name: String, bytes: Int?)] = []
    if scopeRow.isBatch {
      let stems = work.stems(list.selected, settings, folder: files.folder)
      names = stems.prefix(3).map { ("\($0).\(list.selected.fileEnding)", nil) }
      if stems.count > 3 { names.append((localized("and %s more", grouped(stems.count - 3)), nil)) }
    } else if case .success(let export)? = work.result {
      names = export.files.prefix(4).map { ("\(work.stem).\($0.ending)", $0.data.count) }
      if export.files.count > 4 { names.append((localized("and %s more", grouped(export.files.count - 4)), nil)) }
    }
    files.show(names, isBusy: work.result == nil && !scopeRow.isBatch)
    actions.show(
      summary: scopeRow.isBatch
        ? localized(one: "%d symbol", many: "%d symbols", count: work.batchCount) : names.first?.name ?? "")
    var canSave = scopeRow.isBatch
    if case .success? = work.result { canSave = true }
    actions.setReady(canSave && !files.folder.isEmpty)
  }

  private func copy() {
    guard case .success(let export)? = work.result else { return }
    gdk_clipboard_set_text(gtk_widget_get_clipboard(toasts), export.text)
    showToast(localized("%s copied", localized(list.selected.title)), from: toasts)
  }

  private func save() {
    keepSettings()
    let existing =
      scopeRow.isBatch
      ? work.existing(list.selected, settings, folder: files.folder) : work.existing(folder: files.folder)
    guard existing > 0 else { return write() }
    showAlert(
      localized(one: "Replace %d File?", many: "Replace %d Files?", count: existing),
      localized("Files of these names are in the folder already."),
      answers: [
        AlertAnswer(id: "cancel", title: localized("_Cancel")),
        AlertAnswer(id: "replace", title: localized("_Replace"), manner: .destructive),
      ], from: toasts
    ) { [weak self] answer in if answer == "replace" { self?.write() } }
  }

  private func write() {
    if scopeRow.isBatch { return writeBatch() }
    do {
      let paths = try work.write(folder: files.folder)
      showToast(
        paths.count == 1
          ? localized("%s saved", (paths[0] as NSString).lastPathComponent)
          : localized(one: "%d file saved", many: "%d files saved", count: paths.count), from: toasts)
    } catch {
      tell(error)
    }
  }

  private func writeBatch() {
    actions.begin()
    list.widget.isSensitive = false
    work.runBatch(list.selected, settings, folder: files.folder) { [weak self] done, total, name in
      self?.actions.progress(done, of: total, name)
    } done: { [weak self] summary in
      guard let self else { return }
      actions.end()
      list.widget.isSensitive = true
      showFiles()
      ExportSummary.present(summary, total: work.batchCount, from: toasts)
    }
  }

  private func tell(_ error: any Error) {
    showAlert(
      localized("The Export Was Not Saved"), String(describing: error),
      answers: [AlertAnswer(id: "close", title: localized("_Close"))], from: toasts
    ) { _ in }
  }

  private func keepSettings() {
    settings.folder = files.folder
    do {
      try settings.write()
    } catch {
      logLine("the export's choices were not kept: \(error)")
    }
  }

  /// Answers whether the dialog stays open.
  private func close() -> Bool {
    work.cancel()
    work.forget()
    preview.stop()
    list.stop()
    keepSettings()
    return false
  }
}

extension ExportIssue {
  /// For people: what cannot be, and what was done instead.
  var sentences: String { (layer.map { "“\($0)”: " } ?? "") + "\(localized(reason)) \(localized(instead))" }
}

extension ExportTarget {
  /// Whether the files can be read, and copied as text.
  var isText: Bool { language != .binary }
}

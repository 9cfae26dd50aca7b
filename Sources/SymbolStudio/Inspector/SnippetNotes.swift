import CAdwaita
import StudioModel
import SymbolExport

/// What of pasted code was not understood, line by line, until it is dismissed or something else is edited.
@MainActor final class SnippetNotes {
  let widget: Widget
  private let list: Widget

  /// Of a whole program only the first ones help.
  private static let mostNotes = 6

  init(_ snippets: SnippetPaste, store: StudioStore) {
    list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    let dismiss = iconButton("window-close-symbolic", localized("Dismiss")).styled("flat", "circular")
    dismiss.aligned(vertically: GTK_ALIGN_START)
    let title = label(localized("Left Out of the Code"), ellipsizes: true).styled("heading")
    title.expanding(horizontally: true)
    widget = column(spacing: 6, [row([title, dismiss]), list]).styled("card", "snippet-notes")
    widget.isVisible = false
    widget.named(localized("Left Out of the Code"))
    connect(dismiss, "clicked") { [widget] in widget.isVisible = false }
    snippets.didRead = { [weak self] in self?.show($0) }
    store.observe { [weak self] change in
      // The paste itself is an edit; its notes come after it.
      if change.contains(.document) { self?.widget.isVisible = false }
    }
  }

  private func show(_ notes: [SnippetNote]) {
    while let child = gtk_widget_get_first_child(list) { gtk_box_remove(list.cast(), child) }
    for note in notes.prefix(Self.mostNotes) { append(line(note), to: list) }
    if notes.count > Self.mostNotes {
      let more = localized(one: "%d more", many: "%d more", count: notes.count - Self.mostNotes)
      append(label(more).styled("caption", "dim-label"), to: list)
    }
    widget.isVisible = !notes.isEmpty
  }

  private func line(_ note: SnippetNote) -> Widget {
    let place = localized("Line %s, column %s", String(note.line), String(note.column))
    let heading = label(note.found.isEmpty ? place : "\(place): \(Self.excerpt(note.found))", ellipsizes: true)
    let message = label(note.message).styled("caption")
    wrapAnywhere(message)
    gtk_label_set_max_width_chars(message.cast(), 1)
    gtk_label_set_selectable(message.cast(), 1)
    return column(spacing: 0, [heading.styled("caption", "monospace", "warning"), message])
  }

  private static func excerpt(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

import CAdwaita

private typealias TextHandler = @MainActor (String?) -> Void

/// Asks for the clipboard's text; nil where it holds none. The answer may take a while: it comes from another program.
@MainActor func readClipboard(of widget: Widget, _ handler: @escaping @MainActor (String?) -> Void) {
  let clipboard = gtk_widget_get_clipboard(widget)
  gdk_clipboard_read_text_async(
    clipboard, nil,
    { source, result, data in
      guard let source, let result, let data else { return }
      nonisolated(unsafe) let (clipboard, answer, box) = (OpaquePointer(source), result, data)
      MainActor.assumeIsolated {
        let handler = Unmanaged<ClosureBox<TextHandler>>.fromOpaque(box).takeRetainedValue()
        let text = gdk_clipboard_read_text_finish(clipboard, answer, nil)
        defer { g_free(text) }
        handler.closure(text.map { String(cString: $0) })
      }
    }, ClosureBox<TextHandler>(handler).retained())
}

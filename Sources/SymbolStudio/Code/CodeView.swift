import CAdwaita
import SymbolExport

/// Highlighted text that can be read and copied; its colours follow dark and light.
@MainActor final class CodeView {
  let widget: Widget
  /// Called when the person copies everything with the keyboard.
  var onCopyAll: (@MainActor () -> Void)?
  private let view: Widget
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private(set) var text = ""

  init() {
    view = gtk_source_view_new()
    buffer = gtk_text_view_get_buffer(view.cast())
    gtk_text_view_set_editable(view.cast(), 0)
    gtk_text_view_set_monospace(view.cast(), 1)
    gtk_text_view_set_left_margin(view.cast(), 12)
    gtk_text_view_set_right_margin(view.cast(), 12)
    gtk_text_view_set_top_margin(view.cast(), 9)
    gtk_text_view_set_bottom_margin(view.cast(), 9)
    view.named(localized("Code"))
    widget = scrolled(view, horizontally: true)
    followStyle()
    listen()
  }

  /// Shows a text from its beginning; one that is shown already stays where it is.
  func show(_ text: String, _ language: ExportTarget.Language) {
    guard text != self.text else { return }
    self.text = text
    let manager = gtk_source_language_manager_get_default()
    let id: String? =
      switch language {
      case .swift: "swift"
      case .json: "json"
      case .c: "c"
      case .svg, .xml: "xml"
      case .javaScript: "js"
      case .html: "html"
      case .binary: nil
      }
    let known = id.flatMap { gtk_source_language_manager_get_language(manager, $0) }
    gtk_source_buffer_set_language(buffer.sourceBuffer, known)
    // Colouring a preset's long lists of keyframes would hold the window up.
    gtk_source_buffer_set_highlight_syntax(buffer.sourceBuffer, text.utf8.count < 400_000 ? 1 : 0)
    gtk_text_buffer_set_text(buffer, text, -1)
    var start = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer, &start)
    gtk_text_buffer_place_cursor(buffer, &start)
  }

  private func followStyle() {
    let manager = adw_style_manager_get_default()
    let buffer = buffer
    func apply() {
      let id = adw_style_manager_get_dark(manager) != 0 ? "Adwaita-dark" : "Adwaita"
      let scheme = gtk_source_style_scheme_manager_get_scheme(gtk_source_style_scheme_manager_get_default(), id)
      gtk_source_buffer_set_style_scheme(buffer.sourceBuffer, scheme)
    }
    apply()
    guard let manager else { return }
    connect(manager, "notify::dark") { apply() }
  }

  /// Ctrl+C without a selection copies everything: nobody selects a whole snippet first.
  private func listen() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect(
      keys, "key-pressed",
      answering: { [weak self] arguments in
        guard let self, arguments.flags(3) & GDK_CONTROL_MASK.rawValue != 0,
          [GDK_KEY_c, GDK_KEY_C].contains(Int32(arguments.uint(1))),
          gtk_text_buffer_get_has_selection(buffer) == 0
        else { return false }
        onCopyAll?()
        return true
      })
    view.add(keys)
  }
}

extension UnsafeMutablePointer where Pointee == GtkTextBuffer {
  fileprivate var sourceBuffer: UnsafeMutablePointer<GtkSourceBuffer> { cast() }
}

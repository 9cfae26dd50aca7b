import CAdwaita
import SymbolLoading

/// One place of the grid: a thumbnail over a name. The grid view reuses it for whatever scrolls into it.
@MainActor final class LibraryCell {
  let widget: Widget
  private let picture: Widget
  private let name: Widget
  private let drag = gtk_drag_source_new()
  /// In characters: three cells stand beside one another in a library of the usual width.
  private static let nameWidth: Int32 = 11
  private(set) var reference: SymbolLoading.SymbolReference?

  /// - Parameter choose: called when the cell is clicked.
  init(choose: @escaping @MainActor (SymbolLoading.SymbolReference) -> Void) {
    picture = gtk_image_new()
    gtk_image_set_pixel_size(picture.cast(), Int32(Thumbnails.side))
    picture.sized(width: Int32(Thumbnails.side), height: Int32(Thumbnails.side))
    name = label("").styled("symbol-name")
    gtk_label_set_xalign(name.cast(), 0.5)
    gtk_label_set_yalign(name.cast(), 0)
    gtk_label_set_justify(name.cast(), GTK_JUSTIFY_CENTER)
    gtk_label_set_width_chars(name.cast(), Self.nameWidth)
    gtk_label_set_max_width_chars(name.cast(), Self.nameWidth)
    // Names of one family (align-horizontal-…-center) are told apart by their ends.
    wrapAnywhere(name)
    gtk_label_set_lines(name.cast(), 2)
    gtk_label_set_ellipsize(name.cast(), PANGO_ELLIPSIZE_START)
    widget = column(spacing: 6, [picture, name])
    connectPointer(choose)
  }

  /// Shows a symbol's name, and no picture until there is one.
  func show(_ reference: SymbolLoading.SymbolReference) {
    self.reference = reference
    // A line break in a file's name is no reason for a higher row.
    setText(reference.name.split(whereSeparator: \.isNewline).joined(separator: " "), of: name)
    widget.named(reference.name).tooltip(reference.name)
    gtk_image_clear(picture.cast())
    picture.setStyle("failed", false)
  }

  func show(_ outcome: Thumbnails.Outcome) {
    switch outcome {
    case .picture(let texture):
      gtk_image_set_pixel_size(picture.cast(), Int32(Thumbnails.side))
      gtk_image_set_from_paintable(picture.cast(), texture.pointer)
    case .failed(let error):
      gtk_image_set_pixel_size(picture.cast(), Int32(Thumbnails.side / 2))
      gtk_image_set_from_icon_name(picture.cast(), "dialog-warning-symbolic")
      picture.setStyle("failed", true)
      widget.tooltip(error.description)
      widget.named(localized("%s, cannot be opened", reference?.name ?? error.file))
    }
  }

  func clear() {
    reference = nil
    gtk_image_clear(picture.cast())
  }

  private func connectPointer(_ choose: @escaping @MainActor (SymbolLoading.SymbolReference) -> Void) {
    guard let click = gtk_gesture_click_new(), let drag else { return }
    connect(click, "released") { [weak self] in
      // With these keys cells are marked, several at a time.
      let state = gtk_event_controller_get_current_event_state(click.cast()).rawValue
      guard state & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue) == 0 else { return }
      if let reference = self?.reference { choose(reference) }
    }
    widget.add(click)
    gtk_drag_source_set_actions(drag, GDK_ACTION_COPY)
    gtk_event_controller_set_propagation_phase(drag.cast(), GTK_PHASE_CAPTURE)
    connect(click, "pressed") { [weak self] in
      guard let self, let reference, let content = fileContent(reference.url.path) else { return }
      gtk_drag_source_set_content(drag, content)
      g_object_unref(content)
    }
    connect(drag, "drag-begin") { [weak self] in
      guard let self, let paintable = gtk_image_get_paintable(picture.cast()) else { return }
      gtk_drag_source_set_icon(drag, paintable, Int32(Thumbnails.side / 2), Int32(Thumbnails.side / 2))
    }
    widget.add(drag)
  }
}

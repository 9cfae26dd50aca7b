import CAdwaita
import SymbolLoading

/// The grid of thumbnails: a `GtkGridView` over a list of numbers, each an index into the library's matches.
@MainActor final class SymbolGrid {
  let widget: Widget
  private let library: LibraryModel
  private let thumbnails: Thumbnails
  private let view: Widget
  private let list: OpaquePointer
  private let selection: OpaquePointer?
  private let scroller: Widget
  /// Says above the grid that the names are only similar to what was typed.
  private let heading: Widget
  private var cells: [UnsafeMutableRawPointer: LibraryCell] = [:]

  /// - Parameter choose: called for a symbol that is clicked, or chosen by Enter.
  init(
    library: LibraryModel, thumbnails: Thumbnails,
    choose: @escaping @MainActor (SymbolLoading.SymbolReference) -> Void
  ) {
    self.library = library
    self.thumbnails = thumbnails
    list = gtk_string_list_new(nil)
    // Several with Ctrl and Shift, or all with Ctrl+A: to be exported together.
    selection = gtk_multi_selection_new(list.cast())
    let factory = gtk_signal_list_item_factory_new()
    view = gtk_grid_view_new(selection, factory)
    gtk_grid_view_set_min_columns(view.cast(), 2)
    gtk_grid_view_set_max_columns(view.cast(), 16)
    view.styled("symbol-grid").named(localized("Symbols"))
    scroller = scrolled(view)
    heading = label("").styled("caption", "dim-label", "library-heading")
    gtk_label_set_wrap(heading.cast(), 1)
    gtk_label_set_max_width_chars(heading.cast(), 1)
    heading.isVisible = false
    widget = column(spacing: 0, [heading, scroller.expanding(vertically: true)])
    guard let factory else { return }
    connect(factory, "setup", arguments: { [weak self] in self?.setUp($0.object(1), choose) })
    connect(factory, "bind", arguments: { [weak self] in self?.bind($0.object(1)) })
    connect(factory, "unbind", arguments: { [weak self] in self?.unbind($0.object(1)) })
    connect(factory, "teardown", arguments: { [weak self] in self?.tearDown($0.object(1)) })
    connect(
      view, "activate",
      arguments: { [weak self] arguments in
        if let reference = self?.reference(at: arguments.uint(1)) { choose(reference) }
      })
    connect(gtk_scrolled_window_get_vadjustment(scroller.cast()), "value-changed") { [weak self] in
      self?.noteVisiblePlace()
    }
  }

  /// Follows the library: only what is new where possible.
  func update(_ change: LibraryModel.Change) {
    heading.isVisible = library.areSimilar
    if library.areSimilar {
      setText(localized("No symbol is called “%s”. Similar names:", library.shownQuery), of: heading)
    }
    switch change {
    case .appended(let range): splice(at: gtkCount, removing: 0, range)
    case .replaced:
      // Before: to rows that are not laid out yet GTK cannot scroll.
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller.cast()), 0)
      splice(at: 0, removing: gtkCount, 0..<library.matches.count)
    case .state: break
    }
  }

  /// Asks for the pictures of all bound cells again, after a change of colour.
  func reloadPictures() {
    for cell in cells.values {
      if let reference = cell.reference { requestPicture(reference, place: thumbnails.focus, for: cell) }
    }
  }

  func grabFocus() { view.grabFocus() }

  /// Those that are marked, in the order shown.
  var selected: [SymbolLoading.SymbolReference] {
    guard let selection, let set = gtk_selection_model_get_selection(selection) else { return [] }
    defer { gtk_bitset_unref(set) }
    return (0..<gtk_bitset_get_size(set)).compactMap { reference(at: Int(gtk_bitset_get_nth(set, guint($0)))) }
  }

  private var gtkCount: guint { g_list_model_get_n_items(list) }

  private func splice(at position: guint, removing count: guint, _ range: Range<Int>) {
    var strings: [UnsafePointer<CChar>?] = range.map { UnsafePointer(strdup(String($0))) }
    strings.append(nil)
    gtk_string_list_splice(list, position, count, &strings)
    for string in strings { free(UnsafeMutablePointer(mutating: string)) }
  }

  private func reference(at position: Int) -> SymbolLoading.SymbolReference? {
    guard library.matches.indices.contains(position) else { return nil }
    return library.references[library.matches[position]]
  }

  private func setUp(_ item: OpaquePointer?, _ choose: @escaping @MainActor (SymbolLoading.SymbolReference) -> Void) {
    guard let item else { return }
    let cell = LibraryCell(choose: choose)
    gtk_list_item_set_child(item, cell.widget)
    cells[cell.widget.raw] = cell
  }

  private func bind(_ item: OpaquePointer?) {
    guard let item, let cell = cell(of: item) else { return }
    let place = Int(gtk_list_item_get_position(item))
    guard let reference = reference(at: place) else { return }
    cell.show(reference)
    requestPicture(reference, place: place, for: cell)
  }

  private func unbind(_ item: OpaquePointer?) {
    guard let item, let cell = cell(of: item) else { return }
    if let reference = cell.reference { thumbnails.cancel(reference, owner: cell) }
    cell.clear()
  }

  private func tearDown(_ item: OpaquePointer?) {
    guard let item, let child = gtk_list_item_get_child(item) else { return }
    cells[child.raw] = nil
  }

  private func cell(of item: OpaquePointer) -> LibraryCell? {
    gtk_list_item_get_child(item).flatMap { cells[$0.raw] }
  }

  private func requestPicture(_ reference: SymbolLoading.SymbolReference, place: Int, for cell: LibraryCell) {
    let known = thumbnails.request(reference, place: place, owner: cell) { [weak cell] outcome in
      if cell?.reference == reference { cell?.show(outcome) }
    }
    if let known { cell.show(known) }
  }

  /// Tells the thumbnails what part of the list is in view.
  private func noteVisiblePlace() {
    let adjustment = gtk_scrolled_window_get_vadjustment(scroller.cast())
    let upper = gtk_adjustment_get_upper(adjustment)
    guard upper > 0 else { return }
    let middle = gtk_adjustment_get_value(adjustment) + gtk_adjustment_get_page_size(adjustment) / 2
    thumbnails.focus = Int(middle / upper * Double(library.matches.count))
  }
}

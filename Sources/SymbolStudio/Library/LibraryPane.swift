import CAdwaita
import Foundation
import StudioModel
import SymbolArt
import SymbolLoading

/// The left side: search, thumbnails, and how many there are.
@MainActor final class LibraryPane {
  let widget: Widget
  let model = LibraryModel()
  private let thumbnails: Thumbnails
  private let grid: SymbolGrid
  private let search: Widget
  private let pages: Widget
  private let empty: Widget
  private let count: Widget
  private let warnings: Widget

  /// - Parameters:
  ///   - choose: called for the symbol that is to be shown on the stage.
  ///   - openPaths: called for files and folders that are dropped here.
  init(
    loader: SymbolLoader, choose: @escaping @MainActor (SymbolLoading.SymbolReference) -> Void,
    openPaths: @escaping @MainActor ([String]) -> Void
  ) {
    thumbnails = Thumbnails(loader: loader)
    grid = SymbolGrid(library: model, thumbnails: thumbnails, choose: choose)
    search = gtk_search_entry_new()
    search.named(localized("Search symbols")).margins(top: 6, bottom: 6, start: 12, end: 12)
    setProperty("placeholder-text", localized("Search symbols"), of: search)
    empty = statusPage(icon: "system-search-symbolic", title: "", description: "")
    pages = gtk_stack_new()
    gtk_stack_add_named(pages.cast(), grid.widget, "grid")
    gtk_stack_add_named(pages.cast(), empty, "empty")
    count = label("").styled("caption", "dim-label", "numeric").expanding(horizontally: true)
    warnings = gtk_image_new_from_icon_name("dialog-warning-symbolic")
    warnings.isVisible = false
    widget = column(
      spacing: 0,
      [search, pages.expanding(vertically: true), row([count, warnings]).styled("library-count")])
    connect(search, "search-changed") { [weak self] in self?.searchChanged() }
    connect(search, "activate") { [weak self] in self?.grid.grabFocus() }
    connect(search, "stop-search") { [weak self] in self?.clearSearch() }
    // Without GTK's own delay the grid follows each key.
    setProperty("search-delay", 0, of: search)
    model.didChange = { [weak self] in self?.libraryDidChange($0) }
    acceptFiles(on: widget, openPaths)
    connect(adw_style_manager_get_default(), "notify::dark") { [weak self] in
      // The theme's colour is known after the style has been computed anew.
      whenIdle { self?.restyle() }
    }
    connect(widget, "notify::scale-factor") { [weak self] in self?.restyle() }
  }

  /// Shows a collection.
  func show(_ collection: SymbolCollection) {
    thumbnails.cancelAll()
    restyle()
    gtk_editable_set_text(search.cast(), "")
    model.show(collection)
  }

  /// Ends all work for the widgets, which are about to go.
  func stop() {
    model.stop()
    thumbnails.cancelAll()
  }

  /// The symbols that are marked, in the order shown.
  var selected: [SymbolLoading.SymbolReference] { grid.selected }

  func focusSearch() { search.grabFocus() }

  private func restyle() {
    let scale = Double(gtk_widget_get_scale_factor(widget))
    thumbnails.restyle(tint: Color(widget.foreground), scale: scale)
    grid.reloadPictures()
  }

  private func searchChanged() {
    model.search(String(cString: gtk_editable_get_text(search.cast())))
  }

  private func clearSearch() {
    gtk_editable_set_text(search.cast(), "")
    grid.grabFocus()
  }

  private func libraryDidChange(_ change: LibraryModel.Change) {
    grid.update(change)
    setText(countText, of: count)
    warnings.isVisible = !model.notes.isEmpty
    warnings.tooltip(model.notes.map(\.message).joined(separator: "\n"))
    gtk_stack_set_visible_child_name(pages.cast(), model.matches.isEmpty && !model.isWalking ? "empty" : "grid")
    if model.matches.isEmpty { describeEmptiness() }
  }

  private var countText: String {
    let total = model.references.count
    // Before the first are found nobody knows that there are none.
    guard total > 0 || !model.isWalking else { return "" }
    guard model.query.isEmpty else { return localized("%s of %s", grouped(model.matches.count), grouped(total)) }
    return localized(one: "%d symbol", many: "%d symbols", count: total)
  }

  private func describeEmptiness() {
    if !model.query.isEmpty {
      setEscaped(
        title: localized("No Match"), description: localized("No symbol is called “%s”.", model.shownQuery), of: empty)
    } else {
      setEscaped(
        title: localized("No Symbols Here"),
        description: model.notes.first?.message ?? localized("There are no SVG files in this place."), of: empty)
    }
  }
}

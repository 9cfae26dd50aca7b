import CAdwaita
import StudioModel
import SymbolArt
import SymbolLoading

/// A popover with the library's symbols and a search, to choose one from. Its list is made when it is first opened.
@MainActor final class SymbolChooser {
  let popover: Widget
  private let shelf: SymbolShelf
  private let model = LibraryModel()
  private let thumbnails: Thumbnails
  private let search: Widget
  private let choose: @MainActor (StudioModel.SymbolReference) -> Void
  private var grid: SymbolGrid?
  private var shown: SymbolCollection.ID?
  private let frame: Widget

  private static let size: (width: Int32, height: Int32) = (316, 340)

  init(shelf: SymbolShelf, choose: @escaping @MainActor (StudioModel.SymbolReference) -> Void) {
    self.shelf = shelf
    self.choose = choose
    thumbnails = Thumbnails(loader: shelf.loader)
    search = gtk_search_entry_new()
    search.named(localized("Search symbols"))
    setProperty("placeholder-text", localized("Search symbols"), of: search)
    setProperty("search-delay", 0, of: search)
    frame = column(spacing: 6, [search])
    popover = gtk_popover_new()
    gtk_popover_set_child(popover.cast(), frame.sized(width: Self.size.width, height: Self.size.height))
    connect(popover, "map") { [weak self] in self?.open() }
    connect(popover, "destroy") { [model, thumbnails] in
      // What is still being listed must not reach widgets that are gone.
      model.stop()
      thumbnails.cancelAll()
    }
    connect(search, "search-changed") { [weak self] in
      guard let self else { return }
      model.search(String(cString: gtk_editable_get_text(search.cast())))
    }
    // Enter takes the first match; the arrow goes into the grid.
    connect(search, "activate") { [weak self] in self?.chooseFirst() }
    connect(search, "stop-search") { [weak self] in self?.close() }
  }

  private func open() {
    if grid == nil { makeGrid() }
    thumbnails.restyle(tint: Color(popover.foreground), scale: Double(gtk_widget_get_scale_factor(popover)))
    grid?.reloadPictures()
    gtk_editable_set_text(search.cast(), "")
    let collection = shelf.model.collection ?? .bundled
    if shown != collection.id {
      shown = collection.id
      model.show(collection)
    }
    search.grabFocus()
  }

  private func makeGrid() {
    let grid = SymbolGrid(library: model, thumbnails: thumbnails) { [weak self] in self?.take($0) }
    self.grid = grid
    model.didChange = { [weak grid] in grid?.update($0) }
    append(grid.widget.expanding(horizontally: true, vertically: true), to: frame)
  }

  private func chooseFirst() {
    guard let first = model.matches.first else { return }
    take(model.references[first])
  }

  private func take(_ found: SymbolLoading.SymbolReference) {
    close()
    choose(LibraryReferences.reference(to: found))
  }

  private func close() { gtk_popover_popdown(popover.cast()) }
}

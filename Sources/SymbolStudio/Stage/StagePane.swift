import CAdwaita
import StudioModel

/// The middle of the window: the tiles of the comparison on one clock, with their size and colours; or the selected
/// one's symbol in context.
@MainActor final class StagePane {
  let widget: Widget
  private let store: StudioStore
  private let grid: Widget
  private let pages: Widget
  private let bar: StageBar
  private let pageSwitch: SegmentedControl
  private let room: TileRoom
  private let openPaths: @MainActor ([String]) -> Void
  private var tiles: [TileView] = []
  private var driver: FrameDriver?
  private var isInContext = false

  /// - Parameter openPaths: what to do with dropped files and folders that are no single symbol.
  init(store: StudioStore, openPaths: @escaping @MainActor ([String]) -> Void) {
    self.store = store
    self.openPaths = openPaths
    let room = TileRoom()
    self.room = room
    bar = StageBar(store: store, room: room)
    grid = shim_new_with_role(gtk_grid_get_type(), GTK_ACCESSIBLE_ROLE_LIST)
    gtk_grid_set_row_homogeneous(grid.cast(), 1)
    gtk_grid_set_column_homogeneous(grid.cast(), 1)
    gtk_grid_set_row_spacing(grid.cast(), 6)
    gtk_grid_set_column_spacing(grid.cast(), 6)
    grid.named(localized("Comparison")).margins(12, bottom: 6)
    pages = gtk_stack_new()
    gtk_stack_add_named(pages.cast(), grid, "tiles")
    gtk_stack_add_named(
      pages.cast(),
      statusPage(
        icon: "image-x-generic-symbolic", title: localized("No Symbol on the Stage"),
        description: localized("Pick one from the library, or drop an SVG file here.")), "empty")
    gtk_stack_add_named(pages.cast(), madeWhenSeen { ContextPage(store: store) }, "context")
    pageSwitch = SegmentedControl(
      name: localized("Page of the stage"),
      choices: [
        (localized("Comparison"), localized("Variants side by side on one clock")),
        (localized("In Context"), localized("The selected variant in real controls")),
      ])
    let top = pageSwitch.widget.aligned(horizontally: GTK_ALIGN_CENTER).margins(top: 6)
    widget = column(spacing: 0, [top, pages.expanding(horizontally: true, vertically: true), bar.widget])
    widget.styled("stage")
    room.didChange = { [weak self] in self?.bar.update() }
    driver = FrameDriver(store: store, widget: widget)
    acceptFiles(on: pages, openPaths)
    store.observe { [weak self] in self?.storeDidChange($0) }
    pageSwitch.onSelect = { [weak self] in self?.showContext($0 == 1) }
    connect(adw_style_manager_get_default(), "notify::dark") { [weak self] in self?.queueDraw() }
    rebuild()
    showContext(false)
  }

  /// Shows the selected variant in context, or the comparison.
  func showContext(_ isShown: Bool) {
    isInContext = isShown
    pageSwitch.show(isShown ? 1 : 0)
    bar.widget.isVisible = !isShown
    showPage()
  }

  private func showPage() {
    let page = isInContext ? "context" : tiles.isEmpty ? "empty" : "tiles"
    gtk_stack_set_visible_child_name(pages.cast(), page)
  }

  /// Puts the keyboard on the selected tile.
  func grabFocus() {
    tiles.first { $0.id == store.document.selectedVariantID }?.widget.grabFocus()
  }

  private func storeDidChange(_ change: StudioChange) {
    if !change.isDisjoint(with: [.document, .symbols]) {
      if tiles.map(\.id) == store.document.variants.map(\.id) { updateTiles() } else { rebuild() }
      bar.update()
    } else if change.contains(.playback) {
      queueDraw()
    }
  }

  private func queueDraw() {
    for tile in tiles { tile.queueDraw() }
  }

  private func updateTiles() {
    let document = store.document
    for (tile, variant) in zip(tiles, document.variants) {
      tile.update(
        variant, isSelected: variant.id == document.selectedVariantID, isAlone: document.variants.count == 1)
    }
  }

  /// Lays the tiles out anew, keeping those that stay.
  private func rebuild() {
    let known = Dictionary(uniqueKeysWithValues: tiles.map { ($0.id, $0) })
    // Widgets that stay must outlive their time outside the grid.
    let kept = tiles.map { Retained($0.widget) }
    defer { withExtendedLifetime(kept) {} }
    for tile in tiles { gtk_grid_remove(grid.cast(), tile.widget) }
    tiles = store.document.variants.map { known[$0.id] ?? TileView($0, store: store, room: room, openPaths: openPaths) }
    let columns = Self.columns(for: tiles.count)
    for (index, tile) in tiles.enumerated() {
      gtk_grid_attach(grid.cast(), tile.widget, Int32(index % columns), Int32(index / columns), 1, 1)
    }
    showPage()
    updateTiles()
  }

  /// Columns of the most even grid: 2 × 2 for four, three in a row from five on.
  static func columns(for count: Int) -> Int {
    switch count {
    case 0, 1: 1
    case 2, 4: 2
    default: 3
    }
  }
}

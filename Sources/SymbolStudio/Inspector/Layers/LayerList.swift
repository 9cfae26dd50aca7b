import CAdwaita
import StudioModel
import SymbolArt

/// The layers of the selected tile's symbol: the foremost on top, or in the order of motion. Rows are selected, dragged
/// onto one another to form groups and, in the order of motion, between one another to change it.
@MainActor final class LayerList {
  let widget: Widget
  private let layers: InspectedLayers
  private let list: Widget
  private let view: Widget
  private let sorting: SegmentedControl
  private let more: Widget
  private let buttons: [Widget]
  private var rows: [LayerRow] = []
  private var thumbnails: LayerThumbnails?
  private var isByMotion = false
  private var isShowing = false

  /// A longer list cannot be handled by anyone, and takes long to make.
  private static let mostRows = 300
  private static let rowHeight: Int32 = 48
  /// Six rows.
  private static let greatestHeight: Int32 = 288

  init(_ layers: InspectedLayers) {
    self.layers = layers
    list = gtk_list_box_new()
    gtk_list_box_set_selection_mode(list.cast(), GTK_SELECTION_MULTIPLE)
    gtk_list_box_set_activate_on_single_click(list.cast(), 0)
    list.styled("layer-list").named(localized("Layers"))
    view = scrolled(list)
    gtk_scrolled_window_set_propagate_natural_height(view.cast(), 1)
    gtk_scrolled_window_set_max_content_height(view.cast(), Self.greatestHeight)
    view.styled("card")
    // A scrolled row's corners would stick out of the card's.
    gtk_widget_set_overflow(view, GTK_OVERFLOW_HIDDEN)
    sorting = SegmentedControl(
      name: localized("Order of the list"),
      choices: [
        (localized("Drawing"), localized("As the layers are drawn, the foremost on top")),
        (localized("Motion"), localized("As the layers move, the first on top")),
      ])
    sorting.show(0)
    more = label("").styled("caption", "dim-label")
    gtk_label_set_wrap(more.cast(), 1)
    let group = textButton(localized("Group"), tooltip: localized("Let the selected layers move together"))
    let ungroup = textButton(localized("Ungroup"), tooltip: localized("Let each selected layer move on its own"))
    let earlier = iconButton("go-up-symbolic", localized("Move Earlier"))
    let later = iconButton("go-down-symbolic", localized("Move Later"))
    buttons = [group, ungroup, earlier, later]
    let tools = row(spacing: 6, [group, ungroup, row(spacing: 0, [earlier, later]).styled("linked")])
    sorting.widget.aligned(horizontally: GTK_ALIGN_FILL)
    gtk_box_set_homogeneous(sorting.widget.cast(), 1)
    widget = column(spacing: 9, [sorting.widget, view, more, tools])
    connect(group, "clicked") { layers.group() }
    connect(ungroup, "clicked") { layers.ungroup() }
    connect(earlier, "clicked") { layers.reorder { $0.moving($1, by: -1) } }
    connect(later, "clicked") { layers.reorder { $0.moving($1, by: 1) } }
    connect(list, "selected-rows-changed") { [weak self] in self?.takeSelection() }
    sorting.onSelect = { [weak self] index in
      self?.isByMotion = index == 1
      self?.show()
    }
    connectKeys()
  }

  /// Shows the symbol's layers as they are now.
  func show() {
    guard let symbol = layers.symbol else { return }
    if thumbnails?.symbol != symbol { thumbnails = LayerThumbnails(symbol) }
    guard let thumbnails else { return }
    let sequence = MotionSequence(symbol.layers)
    var order = Array(symbol.layers.indices.reversed())
    if isByMotion {
      order = symbol.layers.indices.sorted {
        (sequence.place(of: symbol.layers[$0].id) ?? 0, $0) < (sequence.place(of: symbol.layers[$1].id) ?? 0, $1)
      }
    }
    let shown = Array(order.prefix(Self.mostRows))
    isShowing = true
    defer { isShowing = false }
    if rows.map(\.id) != shown.map({ symbol.layers[$0].id }) { makeRows(shown.map { symbol.layers[$0] }) }
    for (row, index) in zip(rows, shown) { row.show(symbol.layers[index], at: index, of: thumbnails) }
    let isOrdered = symbol.layers.count > 1
    // The page scrolls as a whole: inside it the list would else shrink to one row.
    let height = min(Self.rowHeight * Int32(rows.count), Self.greatestHeight)
    gtk_scrolled_window_set_min_content_height(view.cast(), height)
    let hidden = symbol.layers.count - shown.count
    let isPixels = symbol.layers.allSatisfy { $0.kind == .image }
    let note =
      hidden > 0
      ? localized("%s more layers are not listed.", String(hidden))
      : isPixels
        ? localized("The picture is made of pixels: it moves as it is, and cannot be drawn on.")
        : isOrdered ? "" : localized("The symbol is one layer: effects by layer move it as a whole.")
    setText(note, of: more)
    more.isVisible = !note.isEmpty
    sorting.widget.isVisible = isOrdered
    showSelection()
  }

  /// Shows which layers are selected, and scrolls to the first of them.
  func showSelection() {
    let selected = layers.store.layerSelection.selected
    let wasShowing = isShowing
    isShowing = true
    defer { isShowing = wasShowing }
    for row in rows {
      let isSelected = gtk_list_box_row_is_selected(row.widget.cast()) != 0
      if selected.contains(row.id), !isSelected { gtk_list_box_select_row(list.cast(), row.widget.cast()) }
      if !selected.contains(row.id), isSelected { gtk_list_box_unselect_row(list.cast(), row.widget.cast()) }
      row.widget.setStyle("hovered", row.id == layers.store.layerSelection.hovered)
    }
    let known = layers.selected
    buttons[0].isSensitive = known.count > 1
    buttons[1].isSensitive = known.contains { $0.annotation.group != nil }
    for button in buttons[2...] { button.isSensitive = !known.isEmpty && rows.count > 1 }
    if let row = rows.first(where: { selected.contains($0.id) }) { scroll(to: row.widget) }
  }

  /// Brings the keyboard to the first selected row.
  func focusSelection() {
    let selected = layers.store.layerSelection.selected
    rows.first { selected.contains($0.id) }?.widget.grabFocus()
  }

  private func scroll(to row: Widget) {
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(row, list, 0, 0, &x, &y) != 0 else { return }
    let adjustment = gtk_scrolled_window_get_vadjustment(view.cast())
    gtk_adjustment_clamp_page(adjustment, y, y + Double(gtk_widget_get_allocated_height(row)))
  }

  private func makeRows(_ layers: [Layer]) {
    // A row under the pointer tells of its going, which comes back here: by then it must be gone from the rows.
    let old = rows
    rows = []
    for row in old { gtk_list_box_remove(list.cast(), row.widget) }
    rows = layers.map(LayerRow.init)
    for row in rows {
      gtk_list_box_append(list.cast(), row.widget)
      connectPointer(row)
    }
  }

  private func takeSelection() {
    guard !isShowing else { return }
    let selected = rows.filter { gtk_list_box_row_is_selected($0.widget.cast()) != 0 }
    layers.store.selectLayers(Set(selected.map(\.id)))
  }

  private func connectKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect(
      keys, "key-pressed",
      answering: { [layers] arguments in
        guard arguments.flags(3) & GDK_ALT_MASK.rawValue != 0 else { return false }
        switch Int32(arguments.uint(1)) {
        case GDK_KEY_Up: layers.reorder { $0.moving($1, by: -1) }
        case GDK_KEY_Down: layers.reorder { $0.moving($1, by: 1) }
        default: return false
        }
        return true
      })
    list.add(keys)
  }

  private func connectPointer(_ row: LayerRow) {
    let (store, id) = (layers.store, row.id)
    if let motion = gtk_event_controller_motion_new() {
      connect(motion, "enter") { store.hoverLayer(id) }
      connect(motion, "leave") { if store.layerSelection.hovered == id { store.hoverLayer(nil) } }
      row.widget.add(motion)
    }
    dragRow(row.widget, text: id) { [weak row] in
      guard let row, gtk_list_box_row_is_selected(row.widget.cast()) == 0 else { return }
      store.selectLayers([row.id])
    }
    acceptRows(on: row.widget, betweenToo: { [weak self] in self?.isByMotion ?? false }) { [weak self] place in
      self?.drop(on: id, place)
    }
  }

  /// The selected layers are what is dragged.
  private func drop(on target: Layer.ID, _ place: RowDropPlace) {
    guard let layer = layers.symbol?.layers.first(where: { $0.id == target }) else { return }
    switch place {
    case .onto: layers.group(with: layer)
    case .before: layers.reorder { $0.moving($1, toBefore: true, of: target) }
    case .behind: layers.reorder { $0.moving($1, toBefore: false, of: target) }
    }
  }
}

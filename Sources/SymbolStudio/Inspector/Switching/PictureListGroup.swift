import CAdwaita
import StudioModel
import SymbolArt
import SymbolDrawing
import SymbolLoading

/// The pictures of an image switching, in order: add from the library, by a file or a drop; move; remove.
@MainActor final class PictureListGroup {
  let widget: Widget
  private let inspected: InspectedSwitching
  private let list: Widget
  private let chooser: SymbolChooser
  private var shown: [StudioModel.SymbolReference] = []
  private var pictures: [PictureWell] = []
  /// The row that is being dragged.
  private var dragged: Int?

  init(_ inspected: InspectedSwitching, shelf: SymbolShelf) {
    self.inspected = inspected
    let store = inspected.store
    chooser = SymbolChooser(shelf: shelf) { reference in
      guard let id = store.document.selectedVariantID else { return }
      store.perform(.addPictures([reference], to: id))
    }
    let add: Widget = gtk_menu_button_new()
    gtk_menu_button_set_icon_name(add.cast(), "list-add-symbolic")
    gtk_menu_button_set_popover(add.cast(), chooser.popover)
    add.styled("flat").named(localized("Add Picture from the Library"))
    add.tooltip(localized("Add Picture from the Library"))
    let open = iconButton("document-open-symbolic", localized("Add Picture Files…")).styled("flat")
    list = gtk_list_box_new()
    list.styled("boxed-list").named(localized("Pictures"))
    gtk_list_box_set_selection_mode(list.cast(), GTK_SELECTION_NONE)
    widget = preferencesGroup(localized("Pictures"), suffix: row(spacing: 0, [open, add]))
    adw_preferences_group_add(widget.cast(), list)
    connect(open, "clicked") { [weak self] in self?.askForFiles() }
    acceptFiles(on: widget) { [weak self] in self?.add($0) }
  }

  private func add(_ paths: [String]) {
    guard let id = inspected.variant?.id else { return }
    let files = paths.filter(isSymbolFile)
    if !files.isEmpty {
      inspected.store.perform(.addPictures(files.map(LibraryReferences.reference(toFile:)), to: id))
    }
    let left = paths.count - files.count
    if left > 0 {
      showToast(
        localized(one: "%d file is no picture", many: "%d files are no pictures", count: left), from: widget)
    }
  }

  private func askForFiles() {
    let endings = SymbolLoading.SymbolReference.fileEndings.map { "*" + $0 }
    FileDialog.openFiles(
      localized("Add Pictures"), kinds: [FileKind(name: localized("SVG symbols and pictures"), patterns: endings)],
      from: widget
    ) { [weak self] in self?.add($0) }
  }

  // MARK: Showing

  /// Shows the variant's sequence; rows are made anew only when it has changed.
  func show() {
    let sequence = inspected.variant?.sequence ?? []
    if sequence != shown {
      let hadFocus = gtk_widget_get_focus_child(list) != nil
      shown = sequence
      makeRows()
      if hadFocus { gtk_widget_get_first_child(list)?.grabFocus() }
    }
    for (picture, reference) in zip(pictures, shown) { picture.show(inspected.store.symbolState(reference)) }
  }

  private func makeRows() {
    while let child = gtk_widget_get_first_child(list) { gtk_list_box_remove(list.cast(), child) }
    pictures = shown.map { _ in PictureWell() }
    for (place, reference) in shown.enumerated() {
      let name = reference.name
      let buttons = [
        button("go-up-symbolic", localized("Move %s Up", name), isOn: place > 0) {
          .movePicture(from: place, to: place - 1, of: $0)
        },
        button("go-down-symbolic", localized("Move %s Down", name), isOn: place < shown.count - 1) {
          .movePicture(from: place, to: place + 1, of: $0)
        },
        button("user-trash-symbolic", localized("Remove %s", name), isOn: shown.count > 1) {
          .removePicture(at: place, of: $0)
        },
      ]
      let item = actionRow(name, suffix: [row(spacing: 0, buttons)])
      adw_action_row_add_prefix(item.cast(), pictures[place].area)
      adw_action_row_set_title_lines(item.cast(), 1)
      gtk_list_box_row_set_activatable(item.cast(), 0)
      item.named(localized("Picture %s: %s", String(place + 1), name)).tooltip(name)
      pictures[place].row = item
      dragRow(item, text: name) { [weak self] in self?.dragged = place }
      acceptRows(on: item, betweenToo: { true }) { [weak self] drop in self?.drop(at: place, drop) }
      gtk_list_box_append(list.cast(), item)
    }
  }

  private func drop(at place: Int, _ drop: RowDropPlace) {
    guard let source = dragged, let id = inspected.variant?.id, shown.indices.contains(source) else { return }
    dragged = nil
    // Places are counted without the picture that is moved.
    let wanted = drop == .behind ? place + 1 : place
    let destination = wanted > source ? wanted - 1 : wanted
    if destination != source { inspected.store.perform(.movePicture(from: source, to: destination, of: id)) }
  }

  private func button(
    _ icon: String, _ name: String, isOn: Bool, _ edit: @escaping @MainActor (Variant.ID) -> Edit
  ) -> Widget {
    let button = iconButton(icon, name).styled("flat", "circular")
    button.isSensitive = isOn
    connect(button, "clicked") { [inspected] in
      guard let id = inspected.variant?.id else { return }
      // The list is made anew by the edit: the click must end first.
      whenIdle { inspected.store.perform(edit(id)) }
    }
    return button
  }
}

/// A small picture at the start of a row, and what is wrong with it.
@MainActor private final class PictureWell {
  let area: Widget
  /// Says below the name why a picture cannot be shown.
  var row: Widget?
  private var renderer: SymbolRenderer?

  private static let side: Int32 = 32

  init() {
    area = gtk_drawing_area_new()
    area.sized(width: Self.side, height: Self.side).aligned(vertically: GTK_ALIGN_CENTER)
    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: area)
  }

  func show(_ state: SymbolState) {
    switch state {
    case .loading: break
    case .loaded(let symbol):
      if renderer?.symbol != symbol {
        renderer = SymbolRenderer(symbol)
        area.queueDraw()
      }
    case .failed(let reason):
      if let row { adw_action_row_set_subtitle(row.cast(), localized("Cannot be shown. %s", reason)) }
    }
  }

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    guard let renderer else { return }
    renderer.draw(
      .rest(layerCount: renderer.symbol.layers.count), look: Look(tint: Color(area.foreground)), in: cairo,
      width: width, height: height)
  }
}

import CAdwaita
import StudioModel
import SymbolEffects

/// One cell of the comparison: the symbol in motion, with its name and its effect's name under it.
@MainActor final class TileView {
  let id: Variant.ID
  let widget: Widget
  private let store: StudioStore
  private let room: TileRoom
  private let area: Widget
  private let name: Widget
  private let effects: Widget
  private let message: Widget
  private let controls: Widget
  private let picture = TilePicture()
  private let drag: TileDrag
  private let layers: LayerOverlay

  init(_ variant: Variant, store: StudioStore, room: TileRoom, openPaths: @escaping @MainActor ([String]) -> Void) {
    id = variant.id
    self.store = store
    self.room = room
    area = gtk_drawing_area_new()
    area.expanding(horizontally: true, vertically: true)
    drag = TileDrag(store: store, id: variant.id, area: area)
    name = label("", ellipsizes: true).styled("tile-name")
    effects = label("", ellipsizes: true).styled("caption", "dim-label")
    message = label("").styled("dim-label").margins(12)
    wrapAnywhere(message)
    gtk_label_set_justify(message.cast(), GTK_JUSTIFY_CENTER)
    message.aligned(horizontally: GTK_ALIGN_CENTER, vertically: GTK_ALIGN_CENTER)
    controls = row(
      spacing: 0,
      [
        iconButton("edit-copy-symbolic", localized("Duplicate")).styled("flat", "circular"),
        iconButton("window-close-symbolic", localized("Remove")).styled("flat", "circular"),
      ]
    ).aligned(horizontally: GTK_ALIGN_END, vertically: GTK_ALIGN_START).styled("tile-controls")
    // Variants mostly differ in the last words of their names.
    for text in [name, effects] {
      gtk_label_set_xalign(text.cast(), 0.5)
      gtk_label_set_ellipsize(text.cast(), PANGO_ELLIPSIZE_MIDDLE)
    }

    let overlay: Widget = gtk_overlay_new()
    gtk_overlay_set_child(overlay.cast(), area)
    layers = LayerOverlay(variant.id, store: store, area: area, overlay: overlay)
    gtk_overlay_add_overlay(overlay.cast(), message)
    gtk_overlay_add_overlay(overlay.cast(), controls)
    widget = shim_new_with_role(gtk_box_get_type(), GTK_ACCESSIBLE_ROLE_LIST_ITEM)
    gtk_orientable_set_orientation(widget.cast(), GTK_ORIENTATION_VERTICAL)
    append(overlay, to: widget)
    append(column(spacing: 0, [name, effects]).styled("tile-caption"), to: widget)
    gtk_widget_set_focusable(widget, 1)
    widget.styled("tile").sized(width: 96, height: 96)

    setDraw({ [weak self] in self?.draw($0, $1, $2) }, of: area)
    connectPointer()
    connectDrops(openPaths)
    update(variant, isSelected: false, isAlone: true)
  }

  /// Shows the variant's present value.
  func update(_ variant: Variant, isSelected: Bool, isAlone: Bool) {
    picture.update(variant, store)
    let effectNames = variant.effects.map(\.stageName).joined(separator: " + ")
    let effectText = effectNames.isEmpty ? localized("No effect") : effectNames
    let title = variant.stageTitle
    setText(title, of: name)
    setText(effectText, of: effects)
    name.tooltip(title)
    effects.tooltip(effectText)
    showState(of: variant)
    widget.named("\(title), \(effectText)")
    widget.setStyle("selected", isSelected && !isAlone)
    shim_accessible_selected(widget, isSelected ? 1 : 0)
    controls.isVisible = !isAlone
    area.queueDraw()
  }

  func queueDraw() { area.queueDraw() }

  /// Says why nothing is drawn; what is wrong with the second symbol alone is said in the inspector.
  private func showState(of variant: Variant) {
    if case .failed(let reason) = store.symbolState(variant.symbol) {
      setText(reason, of: message)
    } else {
      setText("", of: message)
    }
  }

  private func draw(_ context: OpaquePointer, _ width: Double, _ height: Double) {
    let stage = store.document.stage
    let colors = StageColors(stage, on: area)
    colors.paintBackground(context, width, height)
    room.note(TilePicture.largestSide(width: width, height: height))
    guard let variant = store.document.variant(id), let moment = store.moment(of: variant) else { return }
    let spent = ContinuousClock().measure {
      let scale = Double(gtk_widget_get_scale_factor(area))
      picture.draw(moment, context, width: width, height: height, size: stage.size, scale: scale, tint: colors.tint)
    }
    store.pacer.spent(spent.milliseconds)
  }

  private func connectPointer() {
    guard let click = gtk_gesture_click_new(), let focus = gtk_event_controller_focus_new() else { return }
    connect(
      click, "pressed",
      arguments: { [weak self] arguments in
        guard let self else { return }
        widget.grabFocus()
        store.perform(.selectVariant(id))
        if arguments.int(1) == 2 { store.replay() }
      })
    widget.add(click)
    connect(focus, "enter") { [weak self] in
      guard let self else { return }
      store.perform(.selectVariant(id))
    }
    widget.add(focus)
    connectKeys()
    let buttons = children(of: controls)
    guard buttons.count == 2 else { return }
    connect(buttons[0], "clicked") { [weak self] in
      guard let self else { return }
      store.perform(.duplicateVariant(id))
    }
    connect(buttons[1], "clicked") { [weak self] in
      self?.removeLater()
    }
  }

  private func connectKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(
      keys, "key-pressed",
      answering: { [weak self] arguments in
        guard let self else { return false }
        switch Int32(arguments.uint(1)) {
        case GDK_KEY_Return, GDK_KEY_KP_Enter: store.replay()
        case GDK_KEY_Delete where store.document.variants.count > 1: removeLater()
        default: return false
        }
        return true
      })
    widget.add(keys)
  }

  /// The tile goes away with the edit; first its own handler must end.
  private func removeLater() {
    let (store, id) = (store, id)
    whenIdle { store.perform(.removeVariant(id)) }
  }

  private func connectDrops(_ openPaths: @escaping @MainActor ([String]) -> Void) {
    acceptFiles(on: widget) { [weak self] paths in
      guard let self else { return }
      if paths.count == 1, let path = paths.first, isSymbolFile(path) {
        store.perform(.setSymbol(LibraryReferences.reference(toFile: path), of: id))
      } else if paths.count == 1, let path = paths.first, PresetImport.isPreset(path) {
        PresetImport.open(path, to: id, store: store, from: widget)
      } else {
        openPaths(paths)
      }
    }
  }
}

extension Variant {
  /// The symbol's name, or both where it changes into another.
  var stageTitle: String {
    if imageSwitching != nil, pictures.count > 1 {
      return localized("%s → %s pictures", symbol.name, String(pictures.count))
    }
    if imageSwitching != nil { return sequence.map(\.name).joined(separator: " → ") }
    guard contentTransition != nil, let secondSymbol else { return symbol.name }
    return "\(symbol.name) → \(secondSymbol.name)"
  }
}

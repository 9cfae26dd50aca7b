import CAdwaita
import StudioModel
import SymbolArt

/// The line under the stage: size, background and tint of all tiles, and what the loader noted.
@MainActor final class StageBar {
  let widget: Widget
  private let store: StudioStore
  private let room: TileRoom
  private let size: Widget
  private let sizeLabel: Widget
  private let notes: Widget
  /// In place of the notes where they have no room.
  private let notesIcon: Widget
  private let backgrounds: [(StageBackground, Widget)]
  private let customBackground: Widget
  private let tint: Widget
  private let automaticTint: Widget
  private var quiet: [SignalConnection] = []

  init(store: StudioStore, room: TileRoom) {
    self.store = store
    self.room = room
    let range = StageSettings.sizeRange
    size = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, 8)
    gtk_scale_set_draw_value(size.cast(), 0)
    size.named(localized("Size")).tooltip(localized("Size of the symbols in pixels")).sized(width: 84)
    sizeLabel = label("").styled("numeric", "caption", "dim-label").sized(width: 48)
    notes = label("", ellipsizes: true).styled("caption", "dim-label")
    gtk_label_set_width_chars(notes.cast(), 12)
    notesIcon = gtk_image_new_from_icon_name("dialog-information-symbolic").styled("dim-label")
    let notesRoom: Widget = adw_squeezer_new().expanding(horizontally: true)
    adw_squeezer_set_xalign(notesRoom.cast(), 0)
    for part in [notes, notesIcon] { adw_squeezer_add(notesRoom.cast(), part) }
    backgrounds = [
      (.automatic, Self.backgroundToggle("window", localized("Background: as the window"))),
      (.light, Self.backgroundToggle("light", localized("Background: light"))),
      (.dark, Self.backgroundToggle("dark", localized("Background: dark"))),
      (.checkerboard, Self.backgroundToggle("checkerboard", localized("Background: checkerboard"))),
    ]
    customBackground = colorButton(localized("Background: custom colour"))
    tint = colorButton(localized("Tint"))
    automaticTint = iconButton("edit-undo-symbolic", localized("Automatic tint")).styled("flat")
    for (_, button) in backgrounds.dropFirst() {
      gtk_toggle_button_set_group(button.cast(), backgrounds[0].1.cast())
    }
    let choices = row(spacing: 0, backgrounds.map(\.1)).styled("linked")
    widget = row(
      spacing: 12,
      [
        row([size, sizeLabel]), notesRoom, row([choices, customBackground]),
        row([label(localized("Tint")).styled("caption", "dim-label"), tint, automaticTint]),
      ]
    ).styled("stage-bar")
    // What a first press of the button starts from; without it the button would look empty.
    var sky = Color(red: 0.6, green: 0.76, blue: 0.95).rgba
    gtk_color_chooser_set_rgba(customBackground.cast(), &sky)
    connectControls()
    update()
  }

  /// Shows the document's settings.
  func update() {
    let stage = store.document.stage
    for connection in quiet { connection.block() }
    defer { for connection in quiet { connection.unblock() } }
    showSize()
    var isCustom = true
    for (background, button) in backgrounds where background == stage.background {
      gtk_toggle_button_set_active(button.cast(), 1)
      isCustom = false
    }
    if case .custom(let color) = stage.background {
      var rgba = color.rgba
      gtk_color_chooser_set_rgba(customBackground.cast(), &rgba)
    }
    if isCustom { for (_, button) in backgrounds { gtk_toggle_button_set_active(button.cast(), 0) } }
    customBackground.setStyle("chosen", isCustom)
    var rgba = (stage.tint ?? StageColors(stage, on: widget).tint).rgba
    gtk_color_chooser_set_rgba(tint.cast(), &rgba)
    automaticTint.isVisible = stage.tint != nil
    updateNotes()
  }

  /// The slider ends where the tiles have no more room; the size that was asked for is kept for larger ones.
  private func showSize() {
    let asked = store.document.stage.size
    let range = StageSettings.sizeRange
    let most = min(max(room.side ?? asked, 48), range.upperBound)
    gtk_range_set_range(size.cast(), range.lowerBound, most)
    gtk_range_set_value(size.cast(), min(asked, most))
    setText("\(Int(min(asked, most))) px", of: sizeLabel)
    sizeLabel.tooltip(asked > most ? localized("The tiles have no room for %s px", String(Int(asked))) : nil)
  }

  private func updateNotes() {
    let symbol = store.document.selectedVariant.flatMap { store.symbol(of: $0) }
    let texts = symbol?.notes.map(\.message) ?? []
    setText(texts.joined(separator: "  ·  "), of: notes)
    // Unseen, not absent: the bar's least width is the icon's, from the start.
    gtk_widget_set_opacity(notesIcon.named(texts.joined(separator: " ")), texts.isEmpty ? 0 : 1)
    for part in [notes, notesIcon] { part.tooltip(texts.isEmpty ? nil : texts.joined(separator: "\n")) }
  }

  private func connectControls() {
    quiet.append(
      connect(size, "value-changed") { [weak self] in
        guard let self else { return }
        store.perform(.setStageSize(gtk_range_get_value(size.cast()).rounded()))
      })
    watchDrag(
      size, began: { [weak self] in self?.store.beginGesture() }, ended: { [weak self] in self?.store.endGesture() })
    for (background, button) in backgrounds {
      quiet.append(
        connect(button, "toggled") { [weak self] in
          if gtk_toggle_button_get_active(button.cast()) != 0 { self?.store.perform(.setBackground(background)) }
        })
    }
    connect(customBackground, "color-set") { [weak self] in
      guard let self else { return }
      store.perform(.setBackground(.custom(color(of: customBackground))))
    }
    connect(tint, "color-set") { [weak self] in
      guard let self else { return }
      store.perform(.setTint(color(of: tint)))
    }
    connect(automaticTint, "clicked") { [weak self] in self?.store.perform(.setTint(nil)) }
  }

  private static func backgroundToggle(_ style: String, _ name: String) -> Widget {
    let button: Widget = gtk_toggle_button_new()
    let swatch: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_button_set_child(button.cast(), swatch.styled("swatch", style).aligned(vertically: GTK_ALIGN_CENTER))
    return button.named(name).tooltip(name)
  }
}

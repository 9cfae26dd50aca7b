import CAdwaita
import StudioModel
import SymbolArt

/// What the symbol as a whole prefers, where neither an effect nor a layer says something else.
@MainActor final class SymbolPreferencesGroup {
  let widget: Widget
  private let layers: InspectedLayers
  private let wiggle: PreferenceMenu
  private let angle = TextField(placeholder: "", width: 6)
  private let angleRow: Widget
  private let rotation: PreferenceMenu
  private let valueMode: PreferenceMenu
  private let drawOrder: PreferenceMenu

  /// Stands for any angle in the menu.
  private static let anyAngle = "angle"

  init(_ layers: InspectedLayers) {
    self.layers = layers
    let turns = [(localized("Clockwise"), "clockwise"), (localized("Counterclockwise"), "counterClockwise")]
    wiggle = PreferenceMenu(
      localized("Symbol’s wiggle"), .wiggle, explanation: localized("The direction where an effect leaves it open"),
      choices: [(localized("Automatic"), "")] + turns + [
        (localized("Left"), "left"), (localized("Right"), "right"), (localized("Up"), "up"),
        (localized("Down"), "down"), (localized("Forward"), "forward"), (localized("Backward"), "backward"),
        (localized("By angle"), Self.anyAngle),
      ], in: layers)
    angle.widget.named(localized("Symbol’s wiggle angle")).aligned(vertically: GTK_ALIGN_CENTER)
    angleRow = actionRow(localized("Wiggle angle"), suffix: [angle.widget])
    angleRow.tooltip(localized("Degrees, clockwise from the positive x axis"))
    rotation = PreferenceMenu(
      localized("Symbol’s rotation"), .rotation,
      explanation: localized("The way round where an effect leaves it open"),
      choices: [(localized("Automatic"), "")] + turns, in: layers)
    valueMode = PreferenceMenu(
      localized("Variable value by"), .valueMode, explanation: localized("How a variable value is shown"),
      choices: [
        (localized("Automatic"), ""), (localized("Colour"), VariableValueMode.color.rawValue),
        (localized("Drawing"), VariableValueMode.draw.rawValue),
      ], in: layers)
    drawOrder = PreferenceMenu(
      localized("Draw order"), .drawOrder,
      explanation: localized("In which order draw on and draw off take the layers"),
      choices: [(localized("First to last"), ""), (localized("Last to first"), "reversed")], in: layers)
    widget = preferencesGroup(
      localized("Whole Symbol"),
      rows: [wiggle.widget, angleRow, rotation.widget, valueMode.widget, drawOrder.widget])
    wiggle.spell = { $0 == Self.anyAngle ? "45" : $0 }
    wiggle.choice = { Double($0) == nil ? $0 : Self.anyAngle }
    angle.onCommit = { text in
      guard let degrees = Double(text), degrees.isFinite else {
        return localized("An angle is a number of degrees.")
      }
      layers.prefer(.wiggle, as: SymbolPreferences(wiggle: text))
      return nil
    }
  }

  /// Shows what the symbol prefers now.
  func show() {
    guard let symbol = layers.symbol else { return }
    for menu in [wiggle, rotation, valueMode, drawOrder] { menu.show(symbol) }
    let text = symbol.preferences.wiggle ?? ""
    angleRow.isVisible = Double(text) != nil
    angle.show(text)
  }
}

/// One preference of a symbol: a menu, who says it, and the way back to what the file says.
@MainActor private final class PreferenceMenu {
  var widget: Widget { row.widget }
  /// What a choice spells, and which choice a spelling is.
  var spell: @MainActor (String) -> String = { $0 }
  var choice: @MainActor (String) -> String = { $0 }
  private let row: MenuRow
  private let field: PreferenceField
  private let spellings: [String]
  private let layers: InspectedLayers
  private let reset: Widget

  init(
    _ title: String, _ field: PreferenceField, explanation: String, choices: [(title: String, spelling: String)],
    in layers: InspectedLayers
  ) {
    self.field = field
    self.layers = layers
    spellings = choices.map(\.spelling)
    row = MenuRow(title, explanation: explanation)
    row.setChoices(choices.map(\.title))
    reset = iconButton("edit-undo-symbolic", localized("Reset %s", title)).styled("flat", "circular")
    reset.aligned(vertically: GTK_ALIGN_CENTER)
    adw_action_row_add_suffix(row.widget.cast(), reset)
    connect(reset, "clicked") { layers.resetPreference(field) }
    row.onSelect = { [weak self] index in
      guard let self, spellings.indices.contains(index) else { return }
      var values = SymbolPreferences()
      try? values.set(field, spelling: spell(spellings[index]))
      layers.prefer(field, as: values)
    }
  }

  func show(_ symbol: Symbol) {
    let spelling = symbol.preferences.spelling(of: field)
    row.show(spellings.firstIndex(of: choice(spelling)) ?? 0)
    let isChanged = layers.isChanged(field)
    reset.isVisible = isChanged
    adw_action_row_set_subtitle(
      row.widget.cast(), isChanged ? localized("changed") : spelling.isEmpty ? "" : localized("from the file"))
  }
}

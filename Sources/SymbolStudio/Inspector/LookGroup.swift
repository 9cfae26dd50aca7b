import CAdwaita
import StudioModel
import SymbolArt
import SymbolDrawing

/// Where the tile's colours come from.
@MainActor final class LookGroup {
  let widget: Widget
  private let store: StudioStore
  private let rendering: ChoiceRow
  private let value: ValueRow
  private let valueMode: ChoiceRow
  private let palette: Widget
  private let colors: [(level: HierarchicalLevel, button: Widget)]
  private let slots = MenuRow(
    localized("Weight and scale"),
    explanation: localized("This Apple template holds a drawing for each of these weights and scales"))
  private var shownSlots: TemplateSlots?

  /// nil is automatic.
  private static let modes: [RenderingMode?] = [nil] + RenderingMode.allCases
  /// nil is as the symbol prefers.
  private static let valueModes: [VariableValueMode?] = [nil, .color, .draw]

  init(store: StudioStore) {
    self.store = store
    rendering = ChoiceRow(
      localized("Rendering"),
      choices: Self.modes.map { .init(title: Self.title(of: $0), explanation: Self.explanation(of: $0)) })
    colors = HierarchicalLevel.allCases.map { ($0, colorButton(Self.title(of: $0))) }
    palette = actionRow(localized("Palette"), suffix: [row(spacing: 6, colors.map(\.button))])
    gtk_list_box_row_set_activatable(palette.cast(), 0)
    value = ValueRow(store: store)
    valueMode = ChoiceRow(
      localized("Shown by"),
      choices: [
        .init(title: localized("File"), explanation: localized("As the symbol's file prefers, else by colour")),
        .init(title: localized("Colour"), explanation: localized("Layers that the value does not reach are dimmed")),
        .init(title: localized("Drawing"), explanation: localized("Paths are drawn up to the value")),
      ])
    widget = preferencesGroup(
      localized("Look"), rows: [rendering.widget, palette, value.widget, valueMode.widget, slots.widget])
    valueMode.onSelect = { [store] index in
      guard let id = store.document.selectedVariantID else { return }
      store.perform(.setVariableValueMode(Self.valueModes[index], of: id))
    }
    rendering.onSelect = { [store] index in
      guard let id = store.document.selectedVariantID else { return }
      store.perform(.setRendering(Self.modes[index], of: id))
    }
    slots.onSelect = { [weak self, store] index in
      guard let id = store.document.selectedVariantID, let names = self?.shownSlots?.available,
        names.indices.contains(index)
      else { return }
      store.perform(.setTemplateSlot(names[index], of: id))
    }
    for (index, color) in colors.enumerated() {
      connect(color.button, "color-set") { [weak self] in self?.setColor(at: index) }
    }
  }

  /// Shows the selected variant's look.
  func show() {
    guard let variant = store.document.selectedVariant else { return }
    rendering.show(Self.modes.firstIndex(of: variant.rendering) ?? 0)
    palette.isVisible = variant.rendering == .palette
    for (color, entry) in zip(variant.palette, colors) { showColor(color, on: entry.button) }
    value.show()
    valueMode.show(Self.valueModes.firstIndex(of: variant.variableValueMode) ?? 0)
    // Without a value there is nothing to show one way or the other.
    valueMode.widget.isVisible = variant.variableValue != nil
    // While another drawing loads, the row stays as it is.
    if case .loading = store.symbolState(variant.symbol), slots.widget.isVisible { return }
    showSlots(store.symbol(of: variant)?.templateSlots)
  }

  /// Only a template has several drawings to choose from.
  private func showSlots(_ slots: TemplateSlots?) {
    let several = slots.flatMap { $0.available.count > 1 ? $0 : nil }
    self.slots.widget.isVisible = several != nil
    guard let several else { return }
    if several.available != shownSlots?.available { self.slots.setChoices(several.available.map(Self.title(ofSlot:))) }
    shownSlots = several
    self.slots.show(several.available.firstIndex(of: several.shown) ?? 0)
  }

  /// "Black, large" for "Black-L".
  private static func title(ofSlot name: String) -> String {
    let parts = name.split(separator: "-").map(String.init)
    let scale =
      switch parts.last {
      case "S": localized("small")
      case "M": localized("medium")
      case "L": localized("large")
      default: parts.last ?? ""
      }
    return "\(parts.first ?? name), \(scale)"
  }

  private func setColor(at index: Int) {
    guard let variant = store.document.selectedVariant else { return }
    var palette = variant.palette
    while palette.count < colors.count { palette.append(palette.last ?? .black) }
    palette[index] = color(of: colors[index].button)
    store.perform(.setPalette(palette, of: variant.id))
  }

  private static func title(of mode: RenderingMode?) -> String {
    switch mode {
    case nil: localized("Automatic")
    case .monochrome: localized("Monochrome")
    case .hierarchical: localized("Hierarchical")
    case .palette: localized("Palette")
    case .multicolor: localized("Multicolour")
    }
  }

  private static func explanation(of mode: RenderingMode?) -> String {
    switch mode {
    case nil: localized("The file’s own colours where it has some, else the tint")
    case .monochrome: localized("The tint for everything")
    case .hierarchical: localized("The tint in three strengths, by level")
    case .palette: localized("A colour for each level")
    case .multicolor: localized("The file’s own colours")
    }
  }

  private static func title(of level: HierarchicalLevel) -> String {
    switch level {
    case .primary: localized("Primary colour")
    case .secondary: localized("Secondary colour")
    case .tertiary: localized("Tertiary colour")
    }
  }
}

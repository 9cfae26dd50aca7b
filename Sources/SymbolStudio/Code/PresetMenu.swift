import CAdwaita
import StudioModel
import SymbolExport

/// Opens, exports and applies presets.
@MainActor final class PresetMenu {
  private static let kinds = [FileKind(name: localized("Presets"), patterns: ["*.preset.json", "*.json"])]

  private let chooser = ListChooser(icon: "document-properties-symbolic", name: localized("Presets"))
  private let store: StudioStore
  /// Empty in the window's first moment.
  private var builtIn: [Preset] = []

  var widget: Widget { chooser.widget }

  init(store: StudioStore) {
    self.store = store
    chooser.onChoose = { [weak self] index in self?.choose(index) }
    show()
    // Reading them takes a third of the time in which the window opens, and nobody needs the menu before that.
    Task { [weak self] in
      let presets = await Task.detached(priority: .utility) { PresetLibrary.builtIn }.value
      self?.offer(presets)
    }
  }

  private func offer(_ presets: [Preset]) {
    builtIn = presets
    show()
  }

  /// Offers what can be done with the selected variant.
  func show() {
    var entries = [
      ListChooser.Entry(
        title: localized("Open Preset…"), explanation: localized("Gives a file’s effects to the selected tile")),
      ListChooser.Entry(
        title: localized("Export Preset…"), explanation: localized("Writes the tile’s effects to a file")),
    ]
    for (index, preset) in builtIn.enumerated() {
      entries.append(
        ListChooser.Entry(
          title: localized(preset.name), explanation: localized(preset.summary ?? ""), startsSection: index == 0))
    }
    chooser.show(store.document.selectedVariant == nil ? [] : entries)
  }

  private func choose(_ index: Int) {
    switch index {
    case 0: askForPreset()
    case 1: askWhereToExport()
    default:
      guard let id = store.document.selectedVariantID, builtIn.indices.contains(index - 2) else { return }
      store.perform(.applyPreset(builtIn[index - 2], to: id))
    }
  }

  private func askForPreset() {
    FileDialog.openFiles(localized("Open Preset"), kinds: Self.kinds, from: widget) { [weak self] paths in
      guard let self, let path = paths.first else { return }
      PresetImport.open(path, store: store, from: widget)
    }
  }

  private func askWhereToExport() {
    guard let variant = store.document.selectedVariant else { return }
    let name = ExportName.stem(symbol: variant.symbol.name, effects: variant.effects) + ".preset.json"
    FileDialog.save(localized("Export Preset"), suggestedName: name, kinds: Self.kinds, from: widget) {
      [weak self] path in
      guard let self else { return }
      do {
        try store.exportPreset(of: variant, to: path)
        showToast(localized("Preset exported"), from: widget)
      } catch {
        showAlert(
          localized("The Preset Cannot Be Exported"), String(describing: error),
          answers: [AlertAnswer(id: "close", title: localized("_Close"))], from: widget
        ) { _ in }
      }
    }
  }
}

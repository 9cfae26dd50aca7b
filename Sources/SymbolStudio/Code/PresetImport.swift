import CAdwaita
import Foundation
import StudioModel
import SymbolExport

/// Presets that come from elsewhere: opened, dropped or pasted. Each gives its effects to a tile, or says why not.
@MainActor enum PresetImport {
  /// Whether a path is for a preset rather than a symbol, by its ending.
  static func isPreset(_ path: String) -> Bool { path.lowercased().hasSuffix(".json") }

  /// Whether a text looks like a preset's: whatever it is, it is no effect's name and no code.
  static func isPreset(text: String) -> Bool {
    text.drop(while: \.isWhitespace).hasPrefix("{") && text.contains("\"effects\"")
  }

  /// Reads a file and gives its effects to a tile; nil: to the selected one.
  static func open(_ path: String, to id: Variant.ID? = nil, store: StudioStore, from widget: Widget) {
    perform(store, widget) { try store.openPreset(path, to: id) }
  }

  /// The same with a text, as it comes from the clipboard.
  static func paste(_ text: String, store: StudioStore, from widget: Widget) {
    perform(store, widget) { try store.pastePreset(text) }
  }

  private static func perform(_ store: StudioStore, _ widget: Widget, _ read: () throws -> Preset) {
    guard store.document.selectedVariant != nil else {
      return showToast(localized("Choose a symbol first"), from: widget)
    }
    do {
      showToast(localized("“%s” applied", try read().name), from: widget)
    } catch {
      showAlert(
        localized("The Preset Cannot Be Opened"), String(describing: error),
        answers: [AlertAnswer(id: "close", title: localized("_Close"))], from: widget
      ) { _ in }
    }
  }
}

import CAdwaita
import StudioModel
import SymbolExport

/// Gives the selected tile what a pasted piece of code asks for, and says what of it was not understood.
@MainActor final class SnippetPaste {
  private let store: StudioStore
  private let shelf: SymbolShelf
  /// Called with what was not understood, after each paste.
  var didRead: (@MainActor ([SnippetNote]) -> Void)?

  init(store: StudioStore, shelf: SymbolShelf) {
    self.store = store
    self.shelf = shelf
  }

  /// Whether the text is code or a preset rather than the name of an effect.
  static func isCode(_ text: String) -> Bool {
    PresetImport.isPreset(text: text)
      || ["SymbolEffect", "symbolEffect", "setSymbolImage", "options:", "Image("].contains { text.contains($0) }
  }

  /// Reads the clipboard, and applies what is there.
  /// - Parameter widget: in the window that shows the short message.
  func paste(from widget: Widget) {
    readClipboard(of: widget) { [weak self] text in
      guard let text, !text.isEmpty else {
        return showToast(localized("There is no text to paste"), from: widget)
      }
      self?.apply(text, from: widget)
    }
  }

  /// Applies code, or a preset, to the selected tile.
  func apply(_ text: String, from widget: Widget) {
    if PresetImport.isPreset(text: text) { return PresetImport.paste(text, store: store, from: widget) }
    var reading = SnippetReading(of: text)
    guard let id = store.document.selectedVariantID else {
      return showToast(localized("Choose a symbol first"), from: widget)
    }
    let symbol = find(reading.symbolName, in: text, &reading)
    let second = find(reading.secondSymbolName, in: text, &reading)
    store.perform(.applySnippet(reading, symbol: symbol, secondSymbol: second, to: id))
    didRead?(reading.notes)
    if !reading.isEmpty {
      showToast(reading.notes.isEmpty ? localized("Code pasted") : localized("Code pasted, in part"), from: widget)
    }
  }

  /// The library's symbol of that name; a note where it has none.
  private func find(_ name: String?, in text: String, _ reading: inout SnippetReading) -> SymbolReference? {
    guard let name else { return nil }
    if let reference = shelf.symbol(named: name) { return reference }
    reading.noteMissing(symbol: name, in: text)
    return nil
  }
}

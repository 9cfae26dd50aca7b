import CAdwaita
import Foundation
import StudioModel
import SymbolLoading

/// Opening files and folders.
extension StudioWindow {
  /// Folders become collections of the library; a single file goes on the stage too. A preset gives the selected tile its
  /// effects.
  func open(paths: [String]) {
    defer {
      for preset in paths where PresetImport.isPreset(preset) { PresetImport.open(preset, store: store, from: toasts) }
    }
    let urls = paths.filter { !PresetImport.isPreset($0) }.map { URL(fileURLWithPath: $0).standardizedFileURL }
    for collection in SymbolCollection.opening(urls) { places.add(collection) }
    guard let last = SymbolCollection.opening(urls).first else { return }
    show(last)
    let files = urls.filter { isSymbolFile($0.path) }
    if let file = files.first {
      store.perform(.showSymbol(LibraryReferences.reference(toFile: file.path)))
    }
  }

  func askForFiles() {
    let kinds = [
      FileKind(
        name: localized("SVG symbols, pictures and presets"),
        patterns: SymbolLoading.SymbolReference.fileEndings.map { "*" + $0 } + ["*.preset.json"])
    ]
    FileDialog.openFiles(localized("Open Files"), kinds: kinds, from: widget) { [weak self] in self?.open(paths: $0) }
  }

  func askForFolder() {
    FileDialog.openFolders(localized("Open Folder"), from: widget) { [weak self] in self?.open(paths: $0) }
  }
}

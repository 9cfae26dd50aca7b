import CAdwaita
import Foundation
import StudioModel
import SymbolLoading

/// Opening files and folders.
extension StudioWindow {
  /// Folders become collections of the library; a single file goes on the stage too.
  func open(paths: [String]) {
    let urls = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
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
        name: localized("SVG symbols and pictures"),
        patterns: SymbolLoading.SymbolReference.fileEndings.map { "*" + $0 })
    ]
    FileDialog.openFiles(localized("Open Files"), kinds: kinds, from: widget) { [weak self] in self?.open(paths: $0) }
  }

  func askForFolder() {
    FileDialog.openFolders(localized("Open Folder"), from: widget) { [weak self] in self?.open(paths: $0) }
  }
}

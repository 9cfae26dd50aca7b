import CAdwaita
import StudioModel
import SymbolLoading

/// Taking variants away.
extension StudioWindow {
  /// Opens the export dialog for the selected tile, and for what is marked in the library.
  func export() {
    guard let variant = store.document.selectedVariant, store.symbol(of: variant) != nil else {
      return showToast(localized("Choose a symbol first"), from: toasts)
    }
    let loader = loader
    ExportDialog.present(
      over: window, store: store,
      batch: library.selected.map { found in
        ExportBatch.Item(LibraryReferences.reference(to: found), set: found.set)
      },
      load: { reference in
        guard let found = LibraryReferences.found(reference) else {
          throw MotionProblem(message: localized("The symbols that come with the program are missing."))
        }
        return try await loader.load(found)
      })
  }
}

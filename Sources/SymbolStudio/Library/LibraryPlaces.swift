import CAdwaita
import Foundation
import StudioModel
import SymbolLoading

/// The collections that can be chosen: bundled, the computer's icon themes, folders of this sitting, recent ones.
@MainActor final class LibraryPlaces {
  private let store: StudioStore
  private var iconThemes: [SymbolCollection] = []
  private var opened: [SymbolCollection] = []
  private var recent = RecentChoices.read()

  init(store: StudioStore) {
    self.store = store
  }

  /// Looks for icon themes off the main thread.
  func findIconThemes(_ done: @escaping @MainActor () -> Void) {
    Task { [weak self] in
      let found = await Task.detached { SymbolCollection.installedIconThemes() }.value
      self?.iconThemes = found
      done()
    }
  }

  /// Adds what was opened; folders are remembered for the next sittings.
  func add(_ collection: SymbolCollection) {
    opened.removeAll { $0.id == collection.id }
    opened.insert(collection, at: 0)
    if collection.kind == .folder, let path = collection.location?.path {
      recent.note(path, in: .folders)
      // Where it cannot be written only the memory is lost.
      try? recent.write()
      // Undo goes back in the design, not in what was looked at.
      var edit = Edit.addLibraryPlace(.folder(path))
      edit.isUndoable = false
      store.perform(edit)
    }
  }

  func collection(_ id: SymbolCollection.ID) -> SymbolCollection? {
    all.first { $0.id == id }
  }

  private var all: [SymbolCollection] { [.bundled] + opened + recentCollections + iconThemes }

  /// Recent folders that are still there and not opened in this sitting.
  private var recentCollections: [SymbolCollection] {
    let shown = Set(opened.map(\.id))
    return recent.folders.prefix(6).filter { FileManager.default.fileExists(atPath: $0) }
      .map { .folder(URL(fileURLWithPath: $0)) }.filter { !shown.contains($0.id) }
  }

  /// The choices, in sections.
  func menu() -> [MenuSection] {
    func items(_ collections: [SymbolCollection]) -> [MenuItem] {
      collections.map { MenuItem($0.title.replacing("_", with: "__"), "win.collection", target: $0.id) }
    }
    return [
      MenuSection(nil, items([.bundled])),
      MenuSection(localized("Opened"), items(opened)),
      MenuSection(localized("Recent"), items(recentCollections)),
      MenuSection(localized("Icon Themes"), items(iconThemes)),
    ]
  }
}

extension SymbolCollection {
  /// What the chooser calls it.
  var title: String { kind == .bundled ? localized("Bundled Symbols") : name }
}

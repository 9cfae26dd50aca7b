import CAdwaita
import Foundation
import StudioModel
import SymbolLoading

/// The collections that can be chosen: bundled, the computer's icon themes, folders of this sitting, recent ones.
@MainActor final class LibraryPlaces {
  private let store: StudioStore
  private var iconThemes: [SymbolCollection] = []
  private var opened: [SymbolCollection] = []
  private var recent = RecentFolders.load()

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
      recent.note(path)
      store.perform(.addLibraryPlace(.folder(path)))
    }
  }

  func collection(_ id: SymbolCollection.ID) -> SymbolCollection? {
    all.first { $0.id == id }
  }

  private var all: [SymbolCollection] { [.bundled] + opened + recentCollections + iconThemes }

  /// Recent folders that are still there and not opened in this sitting.
  private var recentCollections: [SymbolCollection] {
    let shown = Set(opened.map(\.id))
    return recent.paths.filter { FileManager.default.fileExists(atPath: $0) }
      .map { .folder(URL(fileURLWithPath: $0)) }.filter { !shown.contains($0.id) }
  }

  func menu() -> [MenuSection] {
    func items(_ collections: [SymbolCollection]) -> [MenuItem] {
      collections.map { MenuItem($0.name.replacing("_", with: "__"), "win.collection", target: $0.id) }
    }
    return [
      MenuSection(nil, items([.bundled])),
      MenuSection(localized("Opened"), items(opened)),
      MenuSection(localized("Recent"), items(recentCollections)),
      MenuSection(localized("Icon Themes"), items(iconThemes)),
    ]
  }
}

/// Folders that were opened lately, in a file of the person's configuration folder, a path a line.
struct RecentFolders {
  private(set) var paths: [String] = []

  /// As many as a menu can show at a glance.
  private static let limit = 6
  private static var file: String { String(cString: g_get_user_config_dir()) + "/symbol-studio/recent" }

  static func load() -> RecentFolders {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return RecentFolders(paths: text.split(separator: "\n").prefix(limit).map(String.init))
  }

  /// Puts a folder first, and writes the list; where that fails only the memory is lost.
  mutating func note(_ path: String) {
    guard !path.contains("\n") else { return }
    paths = Array(([path] + paths.filter { $0 != path }).prefix(Self.limit))
    g_mkdir_with_parents((Self.file as NSString).deletingLastPathComponent, 0o700)
    try? paths.joined(separator: "\n").write(toFile: Self.file, atomically: true, encoding: .utf8)
  }
}

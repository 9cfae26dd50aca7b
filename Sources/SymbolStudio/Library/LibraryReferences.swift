import Foundation
import StudioModel
import SymbolLoading

/// Between what the library lists (a file found) and what a document refers to.
enum LibraryReferences {
  /// A symbol of ours is referred to by name, so that a document outlives a move of the program.
  static func reference(to found: SymbolLoading.SymbolReference) -> StudioModel.SymbolReference {
    reference(toFile: found.url.path)
  }

  static func reference(toFile path: String) -> StudioModel.SymbolReference {
    let file = URL(fileURLWithPath: path)
    if let folder = SymbolCollection.bundled.location, file.path.hasPrefix(folder.path + "/") {
      return .bundled(SymbolLoading.SymbolReference(file: file).name)
    }
    return .file(file.standardizedFileURL.path)
  }

  /// A symbol of ours; nil where there is none of that name.
  static func bundled(named name: String) -> StudioModel.SymbolReference? {
    // A name from outside must not lead out of the folder.
    guard let folder = SymbolCollection.bundled.location, !name.isEmpty, !name.contains("/"),
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(name + ".svg").path)
    else { return nil }
    return .bundled(name)
  }

  /// The symbol that this one is likely to change into: from the same folder, else a star; the folder's own
  /// one is of the same hand, ours is always there.
  static func partner(of reference: StudioModel.SymbolReference) -> StudioModel.SymbolReference? {
    guard let file = found(reference)?.url else { return nil }
    let folder = file.deletingLastPathComponent()
    let other = reference.name == "star" ? "heart" : "star"
    for name in SymbolPartner.names(for: reference.name) + [other] {
      for ending in Set([file.pathExtension, "svg"]).sorted() {
        let path = folder.appendingPathComponent(name).appendingPathExtension(ending).path
        if FileManager.default.fileExists(atPath: path) { return self.reference(toFile: path) }
      }
    }
    return .bundled(other)
  }

  /// Where the symbol's file is; nil for a text, and where the bundled symbols themselves are missing.
  static func found(_ reference: StudioModel.SymbolReference) -> SymbolLoading.SymbolReference? {
    switch reference.location {
    case .file(let path): return SymbolLoading.SymbolReference(file: URL(fileURLWithPath: path))
    case .text: return nil
    case .bundled(let name):
      guard let folder = SymbolCollection.bundled.location else { return nil }
      return SymbolLoading.SymbolReference(file: folder.appendingPathComponent(name + ".svg"))
    }
  }
}

/// Whether the path names a file that can hold a symbol, by its ending.
func isSymbolFile(_ path: String) -> Bool {
  SymbolLoading.SymbolReference.canRead(fileNamed: URL(fileURLWithPath: path).lastPathComponent)
}

import Foundation
import SymbolLoading

/// The icon files that the rows run on: a folder that was named, or the bundled symbols.
struct Icons {
  /// Sorted by name, so that every run takes the same files.
  var files: [URL]
  /// For the output.
  var source: String

  init(folder: URL?) {
    let found = folder.map { Self.drawings(in: $0) } ?? []
    if let folder, !found.isEmpty {
      files = found
      source = "\(found.count) files of the folder \(folder.lastPathComponent)"
    } else {
      files = SymbolCollection.bundled.listing().references.map(\.url)
      source = "the \(files.count) bundled symbols"
    }
  }

  /// `count` files spread evenly over all of them.
  func sample(_ count: Int) -> [URL] {
    guard files.count > count else { return files }
    return (0..<count).map { files[$0 * files.count / count] }
  }

  private static func drawings(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".svg") }.sorted().map { folder.appendingPathComponent($0) }
  }
}

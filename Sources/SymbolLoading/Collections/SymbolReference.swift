import Foundation

/// A symbol that was found but not read: enough to list it, search it and load it.
public struct SymbolReference: Hashable, Sendable, Identifiable {
  /// The file's name without its ending ("bell-off").
  public var name: String
  /// Where in its collection it lies: the folder's name, or the path below it ("outline/24"); a theme's name.
  public var set: String
  public var url: URL

  public var id: URL { url }

  /// Creates a reference as the enumeration of a collection does.
  public init(name: String, set: String, url: URL) {
    self.name = name
    self.set = set
    self.url = url
  }

  /// The reference to one file: named after it, in the set of its folder's name.
  public init(file url: URL) {
    self.init(
      name: SymbolFileName.stem(of: url.lastPathComponent) ?? url.deletingPathExtension().lastPathComponent,
      set: url.deletingLastPathComponent().lastPathComponent, url: url)
  }

  /// What the names of files that can be read end in: SVG, packed SVG, and pictures.
  public static var fileEndings: [String] { SymbolFileName.endings }

  /// Whether a file's name says that a symbol can be read from it.
  public static func canRead(fileNamed name: String) -> Bool { SymbolFileName.stem(of: name) != nil }
}

/// What a file's name says about it.
enum SymbolFileName {
  static let endings = [".svg", ".svgz", ".svg.gz"] + PictureFormat.allEndings

  /// The name without its ending, or nil where the ending is none of a symbol's.
  static func stem(of fileName: String) -> String? {
    // The usual spelling first: folders hold many thousand names, and few need a lowercase copy.
    if fileName.hasSuffix(".svg") { return fileName.utf8.count > 4 ? String(fileName.utf8.dropLast(4)) : nil }
    let lowercase = fileName.lowercased()
    for ending in endings where lowercase.hasSuffix(ending) && lowercase.utf8.count > ending.utf8.count {
      return String(fileName.dropLast(ending.count))
    }
    return nil
  }
}

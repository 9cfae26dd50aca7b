import SymbolArt

/// Where a symbol comes from, with the name it had: enough to load it again, and to say what is missing if it is gone.
public struct SymbolReference: Hashable, Sendable, Codable {
  /// Where to look for the symbol.
  public enum Location: Hashable, Sendable, Codable {
    /// A symbol that comes with the studio, by name.
    case bundled(String)
    /// A file, by its path.
    case file(String)
    /// A text that was typed.
    case text(TextSource)
  }
  /// Where the symbol was found.
  public var location: Location
  /// For people, and for exports' names: the file's name without its ending.
  public var name: String
  /// Of an Apple template: the drawing that is wanted ("Black-L"); nil: the usual one.
  public var templateSlot: String?

  /// A reference with its parts.
  public init(_ location: Location, name: String, templateSlot: String? = nil) {
    self.location = location
    self.name = name
    self.templateSlot = templateSlot
  }

  /// A symbol that comes with the studio.
  public static func bundled(_ name: String) -> SymbolReference {
    SymbolReference(.bundled(name), name: name)
  }

  /// A text's symbol is called as its first words.
  public static func text(_ source: TextSource) -> SymbolReference {
    SymbolReference(.text(source), name: source.name)
  }

  /// The text, where the symbol is made of one.
  public var text: TextSource? {
    if case .text(let source) = location { return source }
    return nil
  }

  /// A file's symbol is called as the file, without folder and ending.
  public static func file(_ path: String) -> SymbolReference {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    return SymbolReference(.file(path), name: stem.isEmpty ? file : stem)
  }
}

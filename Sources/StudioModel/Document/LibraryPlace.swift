/// A source of symbols that the library lists.
public enum LibraryPlace: Hashable, Sendable, Codable {
  /// The symbols that come with the studio.
  case bundled
  /// Symbolic icons of an installed icon theme, by its folder name ("Adwaita").
  case iconTheme(String)
  /// A folder, by its path.
  case folder(String)
}

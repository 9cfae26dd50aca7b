import CPango

/// The fonts of this computer, by the names of their families.
public enum TextFonts {
  /// In alphabetical order.
  public static var families: [String] {
    // Owned by Pango.
    guard let map = pango_cairo_font_map_get_default() else { return [] }
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { index in
      list?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
    }.sorted { $0.lowercased() < $1.lowercased() }
  }

  /// Whether a family of that name is there; upper and lower case are the same. "Sans", "Serif" and the like always are.
  public static func isInstalled(_ family: String) -> Bool {
    let name = family.lowercased()
    return aliases.contains(name) || families.contains { $0.lowercased() == name }
  }

  /// The family that is used of several, which stand behind one another with commas.
  public static func firstInstalled(of families: String) -> String? {
    families.split(separator: ",").map { String($0.drop { $0 == " " }) }.first(where: isInstalled)
  }

  /// What fontconfig always finds something for.
  private static let aliases: Set<String> = ["sans", "sans-serif", "serif", "monospace", "system-ui"]
}

/// A text that is made a symbol of, so that effects and transitions apply to it.
public struct TextSource: Hashable, Sendable, Codable {
  /// As it was typed; line ends start new lines.
  public var text: String
  /// As Pango names fonts: families, then style and weight ("Cantarell Bold", "DejaVu Serif, Italic").
  public var font: String
  /// What is a layer.
  public var parts: Parts

  /// What of a text moves on its own.
  public enum Parts: String, Hashable, Sendable, Codable, CaseIterable {
    /// A letter with its marks; what a font joins to one shape (ligatures) stays one.
    case glyphs
    /// What stands between spaces.
    case words
    /// All of it.
    case whole
  }

  /// A text of its parts; in the sheets' own font, a layer a letter, unless told otherwise.
  public init(_ text: String, font: String = TextSource.usualFont, parts: Parts = .glyphs) {
    self.text = text
    self.font = font
    self.parts = parts
  }

  /// GNOME's own font first; fontconfig goes on to whatever the system reads with.
  public static let usualFont = "Cantarell, Noto Sans, Sans"

  /// What the symbol is called: the first words of the text.
  public var name: String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > TextSource.longestName ? words.prefix(TextSource.longestName - 1) + "…" : words
  }

  /// A tile's caption has room for about as many letters.
  static let longestName = 40
}

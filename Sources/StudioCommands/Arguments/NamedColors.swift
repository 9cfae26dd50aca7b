import SymbolArt

/// The colours that may be written by name: CSS's sixteen basic ones, and none.
enum NamedColors {
  private static let values: [String: String] = [
    "none": "#0000", "transparent": "#0000", "black": "#000000", "silver": "#c0c0c0", "gray": "#808080",
    "grey": "#808080", "white": "#ffffff", "maroon": "#800000", "red": "#ff0000", "purple": "#800080",
    "fuchsia": "#ff00ff", "green": "#008000", "lime": "#00ff00", "olive": "#808000", "yellow": "#ffff00",
    "orange": "#ffa500", "navy": "#000080", "blue": "#0000ff", "teal": "#008080", "aqua": "#00ffff",
  ]

  static func color(named name: String) -> Color? {
    values[name.lowercased()].flatMap { Color(hex: $0) }
  }
}

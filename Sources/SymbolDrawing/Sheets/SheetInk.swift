import SymbolArt

/// The colours of a sheet's text and lines, to be read on its background.
struct SheetInk {
  let text: Color
  let secondary: Color
  let line: Color

  /// For a background; nil: transparent, where the ink must do on light and on dark.
  init(on background: Color?) {
    func gray(_ value: Double, alpha: Double = 1) -> Color {
      Color(red: value, green: value, blue: value, alpha: alpha)
    }
    guard let background else {
      (text, secondary, line) = (gray(0.45), gray(0.5), gray(0.5, alpha: 0.35))
      return
    }
    // Rec. 709 weights; the middle of what the eye takes for grey lies near 0.45 in sRGB.
    let lightness = 0.2126 * background.red + 0.7152 * background.green + 0.0722 * background.blue
    if lightness * background.alpha + (1 - background.alpha) > 0.45 {
      (text, secondary, line) = (gray(0.11), gray(0.4), gray(0, alpha: 0.1))
    } else {
      (text, secondary, line) = (gray(0.96), gray(0.68), gray(1, alpha: 0.14))
    }
  }
}

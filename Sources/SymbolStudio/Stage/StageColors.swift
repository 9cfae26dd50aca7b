import CAdwaita
import StudioModel
import SymbolArt

/// The colours of a tile: what lies behind the symbol, and what the symbol is tinted with.
@MainActor struct StageColors {
  /// nil: the window's own background shows.
  var background: Color?
  var isCheckered = false
  var tint: Color

  /// Near-black and near-white, as libadwaita's text on light and dark views.
  private static let darkInk = Color(red: 0.14, green: 0.14, blue: 0.16)
  private static let lightInk = Color(red: 0.96, green: 0.96, blue: 0.96)

  /// - Parameter widget: whose text colour stands for "reads well on the window's background".
  init(_ settings: StageSettings, on widget: Widget) {
    switch settings.background {
    case .automatic:
      background = nil
      tint = Color(widget.foreground)
    case .light:
      background = Color(red: 0.98, green: 0.98, blue: 0.98)
      tint = Self.darkInk
    case .dark:
      background = Color(red: 0.14, green: 0.14, blue: 0.15)
      tint = Self.lightInk
    case .checkerboard:
      isCheckered = true
      tint = Self.darkInk
    case .custom(let color):
      background = color
      tint = color.luminance > 0.4 ? Self.darkInk : Self.lightInk
    }
    if let chosen = settings.tint { tint = chosen }
  }

  /// Side of a checkerboard's square, in pixels of the interface.
  private static let square = 12.0

  /// Paints the background over the whole tile, with round corners.
  func paintBackground(_ context: OpaquePointer, _ width: Double, _ height: Double) {
    guard background != nil || isCheckered else { return }
    roundedRectangle(context, width, height, radius: 12)
    if isCheckered {
      cairo_save(context)
      cairo_clip(context)
      paintCheckerboard(context, width, height)
      cairo_restore(context)
    } else if let background {
      cairo_set_source_rgba(context, background.red, background.green, background.blue, background.alpha)
      cairo_fill(context)
    }
  }

  private func paintCheckerboard(_ context: OpaquePointer, _ width: Double, _ height: Double) {
    cairo_set_source_rgb(context, 0.97, 0.97, 0.97)
    cairo_paint(context)
    cairo_set_source_rgb(context, 0.85, 0.85, 0.86)
    for line in 0...Int(height / Self.square) {
      for place in stride(from: line % 2, through: Int(width / Self.square), by: 2) {
        cairo_rectangle(
          context, Double(place) * Self.square, Double(line) * Self.square, Self.square, Self.square)
      }
    }
    cairo_fill(context)
  }
}

/// A rectangle with round corners as the context's path.
func roundedRectangle(_ context: OpaquePointer, _ width: Double, _ height: Double, radius: Double) {
  cairo_new_sub_path(context)
  cairo_arc(context, width - radius, radius, radius, -.pi / 2, 0)
  cairo_arc(context, width - radius, height - radius, radius, 0, .pi / 2)
  cairo_arc(context, radius, height - radius, radius, .pi / 2, .pi)
  cairo_arc(context, radius, radius, radius, .pi, .pi * 1.5)
  cairo_close_path(context)
}

extension Color {
  /// A colour as GTK has it.
  init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
  }

  /// As GTK takes it.
  var rgba: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }

  /// How light it looks, 0…1 (relative luminance of WCAG 2).
  var luminance: Double {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

import CGtk
import GtkSupport
import SymbolArt

/// How large a symbol is drawn.
public enum SymbolSize: Hashable, Sendable {
  /// As high as a line of the widget's text, times a factor: a symbol between words fits them at any font size.
  case font(scale: Double)
  /// The larger side in pixels of the interface.
  case pixels(Double)

  /// As high as a line of text.
  public static let font = SymbolSize.font(scale: 1)

  /// The larger side, for a symbol in a widget.
  @MainActor func side(in widget: Widget) -> Double {
    switch self {
    case .pixels(let side): return side.isFinite ? min(max(side, 1), SymbolSize.largest) : 1
    case .font(let scale):
      let line = SymbolSize.lineHeight(in: widget) * scale
      return line.isFinite ? min(max(line.rounded(), 1), SymbolSize.largest) : 1
    }
  }

  /// More is larger than any screen, and would be asked of the layout.
  private static let largest = 16_384.0

  /// Where there is no font.
  private static let usualLineHeight = 16.0

  @MainActor private static func lineHeight(in widget: Widget) -> Double {
    guard let context = gtk_widget_get_pango_context(widget),
      let metrics = pango_context_get_metrics(context, nil, nil)
    else { return usualLineHeight }
    defer { pango_font_metrics_unref(metrics) }
    let units = pango_font_metrics_get_ascent(metrics) + pango_font_metrics_get_descent(metrics)
    return units > 0 ? Double(units) / Double(PANGO_SCALE) : usualLineHeight
  }
}

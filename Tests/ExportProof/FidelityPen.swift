import CRsvg
import SymbolArt

/// Colours and type of the table's picture.
struct FidelityPen {
  enum Alignment { case leading, center }

  let context: OpaquePointer

  static let ink = Color(red: 0.16, green: 0.17, blue: 0.2)
  static let faint = Color(red: 0.45, green: 0.47, blue: 0.52)
  static let reported = Color(red: 0.62, green: 0.63, blue: 0.68)

  /// Behind a number: from calm green by sand to apricot; grey where nothing is carried, red over the limit.
  static func ground(_ share: Double?) -> Color {
    guard let share else { return Color(red: 0.925, green: 0.928, blue: 0.94) }
    if share > 1 { return Color(red: 0.79, green: 0.27, blue: 0.31) }
    return mixed(
      [(0.85, 0.94, 0.88), (0.93, 0.95, 0.83), (0.99, 0.93, 0.78), (0.98, 0.86, 0.70)], share)
  }

  /// The same, strong enough for a small thing.
  static func bar(_ share: Double) -> Color {
    if share > 1 { return Color(red: 0.79, green: 0.27, blue: 0.31) }
    return mixed(
      [(0.36, 0.70, 0.50), (0.60, 0.74, 0.40), (0.88, 0.71, 0.30), (0.89, 0.55, 0.25)], share)
  }

  private static func mixed(_ colors: [(Double, Double, Double)], _ share: Double) -> Color {
    let place = min(max(share, 0), 1) * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    let part = place - Double(index)
    let (a, b) = (colors[index], colors[index + 1])
    return Color(
      red: a.0 + (b.0 - a.0) * part, green: a.1 + (b.1 - a.1) * part, blue: a.2 + (b.2 - a.2) * part)
  }

  func fill(_ box: Rect, _ color: Color, radius: Double = 0) {
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    cairo_new_path(context)
    let (right, bottom) = (box.x + box.width - radius, box.y + box.height - radius)
    cairo_arc(context, right, box.y + radius, radius, -.pi / 2, 0)
    cairo_arc(context, right, bottom, radius, 0, .pi / 2)
    cairo_arc(context, box.x + radius, bottom, radius, .pi / 2, .pi)
    cairo_arc(context, box.x + radius, box.y + radius, radius, .pi, 1.5 * .pi)
    cairo_close_path(context)
    cairo_fill(context)
  }

  /// Draws a line of text with its baseline at a point.
  ///
  /// - Returns: its width.
  @discardableResult
  func text(
    _ text: String, at point: Point, size: Double, _ color: Color, _ alignment: Alignment = .leading,
    isBold: Bool = false
  ) -> Double {
    cairo_select_font_face(
      context, "Cantarell", CAIRO_FONT_SLANT_NORMAL, isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, size)
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, text, &extents)
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    cairo_move_to(context, alignment == .center ? point.x - extents.x_advance / 2 : point.x, point.y)
    cairo_show_text(context, text)
    return extents.x_advance
  }
}

import CPango
import SymbolArt

/// One line of text, shaped by Pango, so that any script is readable; too long a line ends in an ellipsis.
///
/// The text is never read as markup.
struct TextLine {
  enum Alignment { case leading, center, trailing }

  var text: String
  /// Of the font, in pixels.
  var size: Double
  var isBold = false
  var color: Color
  var alignment = Alignment.leading

  /// The height that a line of a font of `size` takes, in pixels.
  static func height(of size: Double) -> Double { (size * 1.4).rounded(.up) }

  /// Draws within `width` pixels from `x`, the line's top at `y`.
  func draw(in context: OpaquePointer, x: Double, y: Double, width: Double) {
    withLayout(in: context, width: width) { layout in
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      cairo_move_to(context, x, y)
      pango_cairo_show_layout(context, layout)
      cairo_new_path(context)
    }
  }

  /// How wide the line would be if nothing held it back, in pixels.
  func naturalWidth(in context: OpaquePointer) -> Double {
    var width: Int32 = 0
    withLayout(in: context, width: nil) { pango_layout_get_pixel_size($0, &width, nil) }
    return Double(width)
  }

  private func withLayout(in context: OpaquePointer, width: Double?, _ body: (OpaquePointer?) -> Void) {
    let layout = pango_cairo_create_layout(context)
    let font = pango_font_description_new()
    defer {
      pango_font_description_free(font)
      symbol_pango_unref(UnsafeMutableRawPointer(layout))
    }
    // GNOME's own font first; fontconfig goes on to whatever the system reads with.
    pango_font_description_set_family(font, "Cantarell,Noto Sans,Sans")
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_layout_set_font_description(layout, font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    if let width {
      pango_layout_set_width(layout, Int32(min(max(width, 0), 1e6) * Double(PANGO_SCALE)))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      switch alignment {
      case .leading: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
      case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
      case .trailing: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
      }
    }
    symbol_pango_unhint(layout)
    pango_layout_set_text(layout, text, -1)
    body(layout)
  }
}

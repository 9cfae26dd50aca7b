import CAdwaita

/// Short texts in a drawing area, in the widget's own font.
@MainActor final class CanvasText {
  private let layout: Retained

  /// - Parameter scale: of the widget's font size; captions are 0.82.
  init?(_ widget: Widget, scale: Double = 0.82) {
    guard let made = gtk_widget_create_pango_layout(widget, nil) else { return nil }
    layout = Retained(made)
    // It comes with a reference, and `Retained` has taken its own.
    g_object_unref(UnsafeMutableRawPointer(made))
    guard let attributes = pango_attr_list_new() else { return }
    pango_attr_list_insert(attributes, pango_attr_scale_new(scale))
    pango_layout_set_attributes(layout.pointer, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Width and height in pixels.
  func size(of text: String) -> (width: Double, height: Double) {
    pango_layout_set_text(layout.pointer, text, -1)
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout.pointer, &width, &height)
    return (Double(width), Double(height))
  }

  /// Draws the text with its top left corner at the point, in the colour that is set.
  func draw(_ text: String, _ cairo: OpaquePointer, x: Double, y: Double) {
    pango_layout_set_text(layout.pointer, text, -1)
    cairo_move_to(cairo, x, y)
    pango_cairo_show_layout(cairo, layout.pointer)
  }
}

import CAdwaita

/// The theme's colours for what we draw ourselves: they follow dark and light.
@MainActor struct Palette {
  let foreground: GdkRGBA
  let accent: GdkRGBA
  let isDark: Bool
  private let context: UnsafeMutablePointer<GtkStyleContext>?

  /// As they are at the widget now; asked for anew at each drawing.
  init(of widget: Widget) {
    context = gtk_widget_get_style_context(widget)
    foreground = widget.foreground
    isDark = adw_style_manager_get_dark(adw_style_manager_get_default()) != 0
    accent = Self.named("accent_color", in: context) ?? foreground
  }

  /// One of the named colours of GNOME's palette ("blue", "purple" …), in the strength that reads on the background.
  func hue(_ name: String) -> GdkRGBA {
    Self.named("\(name)_\(isDark ? 2 : 4)", in: context) ?? accent
  }

  private static func named(_ name: String, in context: UnsafeMutablePointer<GtkStyleContext>?) -> GdkRGBA? {
    guard let context else { return nil }
    var color = GdkRGBA()
    return gtk_style_context_lookup_color(context, name, &color) != 0 ? color : nil
  }
}

/// Sets the colour that cairo paints with, more transparent by `alpha`.
@MainActor func setSource(_ cairo: OpaquePointer, _ color: GdkRGBA, alpha: Double = 1) {
  cairo_set_source_rgba(
    cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * alpha)
}

import CAdwaita
import SymbolArt

/// A button that shows a colour and lets the person choose another ("color-set").
@MainActor func colorButton(_ name: String) -> Widget {
  let button: Widget = gtk_color_button_new()
  gtk_color_button_set_title(button.cast(), name)
  gtk_color_button_set_modal(button.cast(), 1)
  // The name must be on the button inside, which is what gets the focus.
  for inner in children(of: button) { inner.named(name) }
  return button.named(name).tooltip(name).aligned(vertically: GTK_ALIGN_CENTER)
}

/// The colour that a colour button shows.
@MainActor func color(of button: Widget) -> Color {
  var rgba = GdkRGBA()
  gtk_color_chooser_get_rgba(button.cast(), &rgba)
  return Color(rgba)
}

/// Shows a colour on a colour button.
@MainActor func showColor(_ color: Color, on button: Widget) {
  var rgba = color.rgba
  gtk_color_chooser_set_rgba(button.cast(), &rgba)
}

import CAdwaita
import SymbolArt
import SymbolLoading

/// What a text's symbol is made of: the text, the font, and what is a layer.
@MainActor final class TextForm {
  let widget: Widget
  private let entry: Widget
  private let font: Widget
  private let parts: ChoiceRow
  private var chosenParts = TextSource.Parts.glyphs

  /// - Parameter source: what the form begins with.
  init(_ source: TextSource) {
    entry = adw_entry_row_new()
    setProperty("use-markup", false, of: entry)
    adw_preferences_row_set_title(entry.cast(), localized("Text"))
    gtk_editable_set_text(entry.cast(), source.text)
    adw_entry_row_set_activates_default(entry.cast(), 1)
    // The button shows one family: the one that is used of several.
    font = gtk_font_button_new_with_font(
      source.font == TextSource.usualFont ? TextFonts.firstInstalled(of: source.font) ?? "Sans" : source.font)
    // The size is the stage's.
    gtk_font_chooser_set_level(
      font.cast(),
      GtkFontChooserLevel(rawValue: GTK_FONT_CHOOSER_LEVEL_FAMILY.rawValue | GTK_FONT_CHOOSER_LEVEL_STYLE.rawValue))
    gtk_font_button_set_use_font(font.cast(), 1)
    font.named(localized("Font")).tooltip(localized("Choose the font"))
    parts = ChoiceRow(
      localized("Layers"),
      choices: [
        .init(title: localized("Letters"), explanation: localized("Each letter moves on its own")),
        .init(title: localized("Words"), explanation: localized("Each word moves on its own")),
        .init(title: localized("One"), explanation: localized("The text moves as a whole")),
      ])
    widget = preferencesGroup("", rows: [entry, actionRow(localized("Font"), suffix: [font]), parts.widget])
    widget.sized(width: 420)
    chosenParts = source.parts
    parts.show(Self.order.firstIndex(of: source.parts) ?? 0)
    parts.onSelect = { [weak self] in self?.chosenParts = Self.order[$0] }
  }

  /// As it stands in the form.
  var source: TextSource {
    TextSource(String(cString: gtk_editable_get_text(entry.cast())), font: fontName, parts: chosenParts)
  }

  private static let order: [TextSource.Parts] = [.glyphs, .words, .whole]

  private var fontName: String {
    guard let description = gtk_font_chooser_get_font_desc(font.cast()) else { return TextSource.usualFont }
    defer { pango_font_description_free(description) }
    pango_font_description_unset_fields(description, PANGO_FONT_MASK_SIZE)
    guard let name = pango_font_description_to_string(description) else { return TextSource.usualFont }
    defer { g_free(name) }
    return String(cString: name)
  }
}

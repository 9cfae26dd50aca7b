import CGtk
import GtkSupport
import SymbolEffects
import SymbolView

/// A slider with a symbol at each end, which bounces when the slider arrives there; the louder one's waves follow it.
@MainActor enum VolumeRow {
  static func make() -> Widget {
    let quiet = ExampleWindow.symbol("speaker", label: "Silent")
    let loud = ExampleWindow.symbol("speaker-waves", label: "Loud")
    let slider: Widget = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)
    gtk_range_set_value(slider.cast(), 50)
    slider.named("Volume").expanding(horizontally: true)
    loud.variableValue = 0.5
    var (arrivalsAtStart, arrivalsAtEnd) = (0, 0)
    quiet.symbolEffect(.bounce.down, value: arrivalsAtStart)
    loud.symbolEffect(.bounce.up, value: arrivalsAtEnd)
    connect(slider, "value-changed") { [slider] in
      let value = gtk_range_get_value(slider.cast())
      loud.variableValue = value / 100
      if value <= 0 { arrivalsAtStart += 1 }
      if value >= 100 { arrivalsAtEnd += 1 }
      quiet.symbolEffect(.bounce.down, value: arrivalsAtStart)
      loud.symbolEffect(.bounce.up, value: arrivalsAtEnd)
    }
    let row: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    for part in [quiet.widget, slider, loud.widget] { gtk_box_append(row.cast(), part) }
    return row
  }
}

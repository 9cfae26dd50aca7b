import CGtk
import GtkSupport
import SymbolEffects
import SymbolView

/// A toolbar button whose symbol turns once at each click: an effect by a value that changes.
@MainActor enum RefreshButton {
  static func make() -> Widget {
    let view = ExampleWindow.symbol("refresh", label: "Refresh")
    let button: Widget = gtk_button_new()
    gtk_button_set_child(button.cast(), view.widget)
    button.named("Refresh").tooltip("Refresh")
    var clicks = 0
    view.symbolEffect(.rotate.wholeSymbol, value: clicks)
    connect(button, "clicked") {
      clicks += 1
      view.symbolEffect(.rotate.wholeSymbol, options: .speed(2), value: clicks)
    }
    return button
  }
}

import CGtk
import GtkSupport
import SymbolEffects
import SymbolView

/// A button whose symbol is replaced by its counterpart: what is to happen at the next click.
@MainActor enum PlayButton {
  static func make() -> Widget {
    let view = ExampleWindow.symbol("play", label: "Play")
    let (play, pause) = (view.symbol, ExampleWindow.symbol("pause", label: "Pause").symbol)
    let button: Widget = gtk_button_new()
    gtk_button_set_child(button.cast(), view.widget)
    button.named("Play")
    connect(button, "clicked") { [button] in
      let isPlaying = view.symbol == play
      view.setSymbolImage(isPlaying ? pause : play, contentTransition: .replace.downUp)
      view.label = isPlaying ? "Pause" : "Play"
      button.named(isPlaying ? "Pause" : "Play")
    }
    return button
  }
}

import CGtk
import GtkSupport
import SymbolArt
import SymbolEffects
import SymbolView

/// An indicator that runs through its variable layers while connecting, stops smoothly on success, and says so with a
/// second symbol that takes its room in the row as it comes in.
@MainActor final class ConnectionRow {
  static func make() -> Widget { ConnectionRow().widget }

  private let widget: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
  private let indicator = ExampleWindow.symbol("wifi", label: "Network", size: .font(scale: 1.6))
  private let check = ExampleWindow.symbol("check-circle", label: "Connected")
  private let text = ExampleWindow.text("Not connected")
  private let button: Widget = gtk_button_new_with_label("Connect")

  /// Seconds that the network of this example takes to answer.
  private static let answerMilliseconds: UInt32 = 2300

  private init() {
    check.tint = Color(red: 0.15, green: 0.64, blue: 0.41)
    check.setShown(false, transition: .appear.up, animated: false)
    for part in [indicator.widget, check.widget, text, button] { gtk_box_append(widget.cast(), part) }
    // The button lives as long as the row, and keeps what belongs to it.
    connect(button, "clicked") { [self] in connectToNetwork() }
  }

  private func connectToNetwork() {
    button.isSensitive = false
    gtk_label_set_text(text.cast(), "Connecting…")
    check.setShown(false, transition: .appear.up)
    indicator.symbolEffect(.variableColor.iterative, isActive: true)
    after(milliseconds: Self.answerMilliseconds) { [self] in
      indicator.symbolEffect(.variableColor.iterative, isActive: false)
      check.setShown(true, transition: .appear.up)
      gtk_label_set_text(text.cast(), "Connected")
      button.isSensitive = true
    }
  }
}

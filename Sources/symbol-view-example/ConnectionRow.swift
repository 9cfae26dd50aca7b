import CGtk
import GtkSupport
import SymbolArt
import SymbolView

/// An indicator beside what it says in words, and the button that connects.
@MainActor final class ConnectionRow {
  static func make() -> Widget { ConnectionRow().widget }

  private let widget: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
  private let indicator = ConnectionIndicator(
    symbol: ExampleWindow.symbol("wifi"), label: "Network", success: ExampleWindow.symbol("check-circle"),
    successLabel: "Connected", size: .font(scale: 1.6))
  private let text: Widget = gtk_label_new("Not connected")
  private let button: Widget = gtk_button_new_with_label("Connect")

  /// Milliseconds that the network of this example takes to answer.
  private static let answerTime: UInt32 = 2300

  private init() {
    indicator.successView.tint = Color(red: 0.15, green: 0.64, blue: 0.41)
    gtk_label_set_xalign(text.cast(), 0)
    text.expanding(horizontally: true)
    for part in [indicator.widget, text, button] { gtk_box_append(widget.cast(), part) }
    // The button lives as long as the row, and keeps what belongs to it.
    connect(button, "clicked") { [self] in connectToNetwork() }
  }

  private func connectToNetwork() {
    button.isSensitive = false
    gtk_label_set_text(text.cast(), "Connecting…")
    indicator.state = .connecting
    after(milliseconds: Self.answerTime) { [self] in
      indicator.state = .connected
      gtk_label_set_text(text.cast(), "Connected")
      button.isSensitive = true
    }
  }
}

import CAdwaita
import SymbolArt
import SymbolView

/// A connection that takes a while: the symbol runs through its layers meanwhile, and stops smoothly on success.
@MainActor final class ContextConnection {
  let widget: Widget
  var views: [SymbolView] { [indicator.view, indicator.successView] }
  private let indicator: ConnectionIndicator
  private let text = label("", ellipsizes: true).expanding(horizontally: true)
  private let button: Widget = gtk_button_new()
  /// Counts connections, so that an answer to one that was given up is not heard.
  private var attempt = 0

  /// Milliseconds until the connection that is played here has succeeded.
  private static let answerTime: UInt32 = 2400

  /// - Parameter motion: asked at each press, so that it is always the variant's present one.
  init(_ symbol: Symbol, success: Symbol, motion: @escaping @MainActor () -> ContextMotion) {
    indicator = ConnectionIndicator(
      symbol: symbol, success: success, successLabel: localized("Connected"), size: .font(scale: 1.4))
    widget = row(spacing: 12, [indicator.widget, text, button])
    connect(button, "clicked") { [weak self] in self?.pressed(motion()) }
    show()
  }

  private func pressed(_ motion: ContextMotion) {
    attempt += 1
    guard indicator.state == .disconnected else {
      indicator.state = .disconnected
      return show()
    }
    indicator.effect = motion.connecting
    indicator.transition = motion.transition
    indicator.state = .connecting
    show()
    after(milliseconds: Self.answerTime) { [weak self, attempt] in
      guard let self, attempt == self.attempt else { return }
      indicator.state = .connected
      show()
    }
  }

  private func show() {
    switch indicator.state {
    case .disconnected: setText(localized("Not connected"), of: text)
    case .connecting: setText(localized("Connecting…"), of: text)
    case .connected: setText(localized("Connected"), of: text)
    }
    let title =
      switch indicator.state {
      case .disconnected: localized("Connect")
      case .connecting: localized("Cancel")
      case .connected: localized("Disconnect")
      }
    gtk_button_set_label(button.cast(), title)
  }
}

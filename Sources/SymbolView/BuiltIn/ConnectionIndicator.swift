import CGtk
import GtkSupport
import SymbolArt
import SymbolEffects
import SymbolMotion

/// A symbol that runs through its variable layers while something connects, stops smoothly, and on success makes room
/// for a second symbol.
///
///     let network = ConnectionIndicator(symbol: wifi, label: "Network", success: check, successLabel: "Connected")
///     network.state = .connecting
@MainActor public final class ConnectionIndicator {
  /// How far a connection is.
  public enum State: Hashable, Sendable {
    case disconnected, connecting, connected
  }

  /// The symbol whose layers run.
  public let view: SymbolView
  /// The symbol of success; not in the layout before.
  public let successView: SymbolView
  /// What runs while it connects.
  public var effect = AppliedEffect(
    VariableColorSymbolEffect().iterative.erased, behavior: .indefinite)
  /// How the symbol of success comes and goes.
  public var transition = AppliedEffect(AppearSymbolEffect().up.erased, behavior: .insertion)

  /// How far it is; whatever runs ends smoothly.
  public var state = State.disconnected {
    didSet { if state != oldValue { show(from: oldValue) } }
  }

  private let control = ControlWidget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  /// The one that runs, should `effect` have been changed meanwhile.
  private var running: AppliedEffect?

  /// Both symbols in a row, to be put into a container; it keeps this object alive.
  public var widget: UnsafeMutablePointer<GtkWidget> { control.widget }

  /// - Parameters:
  ///   - label: what assistive technology reads of the first symbol.
  ///   - successLabel: what it reads of the second one, once that is there.
  public init(
    symbol: Symbol, label: String? = nil, success: Symbol, successLabel: String? = nil, size: SymbolSize = .font
  ) {
    view = SymbolView(symbol: symbol, label: label, size: size)
    successView = SymbolView(symbol: success, label: successLabel, size: size)
    successView.sideRoom = 6
    successView.setShown(false, transition: transition, animated: false)
    for part in [view.widget, successView.widget] { gtk_box_append(widget.cast(), part) }
    control.keep(self)
  }

  private func show(from previous: State) {
    if previous == .connecting, let running {
      view.removeSymbolEffect(ofType: running)
      self.running = nil
    }
    if state == .connecting {
      view.addSymbolEffect(effect)
      running = effect
    }
    if (state == .connected) != (previous == .connected) {
      successView.setShown(state == .connected, transition: transition)
    }
  }
}

import CGtk
import GtkSupport
import SymbolArt
import SymbolEffects
import SymbolMotion

/// A button with two states, whose symbol becomes another one as the state changes: play and pause, a star that fills.
///
///     let play = SymbolToggle(symbol: play, symbolWhenOn: pause, label: "Play", labelWhenOn: "Pause")
///     play.onChange = { player.isPlaying = $0 }
///
/// With a label of its own for the second state it is a push button that says what the next click does; without, it is
/// a toggle button that is pressed or not.
@MainActor public final class SymbolToggle {
  /// The symbol; effects may be added to it at any time.
  public let view: SymbolView
  /// How one symbol becomes the other.
  public var contentTransition: AppliedEffect
  /// What the symbol does beside that when it is switched on by the person.
  public var motion: SymbolMotionAction?
  /// Called when the person changes the state.
  public var onChange: @MainActor (Bool) -> Void = { _ in }

  /// The GTK button, to be put into a container; it keeps this object alive.
  public var widget: UnsafeMutablePointer<GtkWidget> { control.widget }

  /// What assistive technology reads, and the tooltip.
  public var label: String { didSet { describe() } }
  /// Where the label says what the next click does: the one for the state on.
  public let labelWhenOn: String?

  /// The state. Set by the program, it changes the symbol without telling `onChange`.
  public var isOn: Bool {
    get { state }
    set { show(newValue, byPerson: false) }
  }

  private let symbols: (off: Symbol, on: Symbol)
  private let control: ControlWidget
  private var state = false
  private var pressing: SignalConnection?

  /// - Parameters:
  ///   - symbolWhenOn: nil: the same symbol in both states.
  ///   - motion: what the symbol does beside the transition when it is switched on.
  public init(
    symbol: Symbol, symbolWhenOn: Symbol? = nil, label: String, labelWhenOn: String? = nil, size: SymbolSize = .font,
    contentTransition: some ContentTransitionSymbolEffect = ReplaceSymbolEffect(), motion: SymbolMotionAction? = nil
  ) {
    symbols = (symbol, symbolWhenOn ?? symbol)
    self.label = label
    self.labelWhenOn = labelWhenOn
    self.motion = motion
    self.contentTransition = AppliedEffect(contentTransition.erased, behavior: .contentTransition)
    view = SymbolView(symbol: symbol, label: label, size: size)
    control = ControlWidget(labelWhenOn == nil ? gtk_toggle_button_new() : gtk_button_new())
    gtk_button_set_child(widget.cast(), view.widget)
    control.keep(self)
    describe()
    if labelWhenOn == nil {
      pressing = connect(widget, "toggled") { [weak self] in
        guard let self else { return }
        show(gtk_toggle_button_get_active(widget.cast()) != 0, byPerson: true)
      }
    } else {
      connect(widget, "clicked") { [weak self] in
        guard let self else { return }
        show(!state, byPerson: true)
      }
    }
  }

  private func show(_ isOn: Bool, byPerson: Bool) {
    guard isOn != state, let pointer = control.pointer else { return }
    state = isOn
    pressing?.muted { gtk_toggle_button_set_active(pointer.cast(), isOn ? 1 : 0) }
    view.setSymbolImage(isOn ? symbols.on : symbols.off, contentTransition: contentTransition)
    describe()
    guard byPerson else { return }
    if isOn { motion?(view) }
    onChange(isOn)
  }

  private func describe() {
    let text = state ? labelWhenOn ?? label : label
    view.label = text
    control.pointer?.named(text).tooltip(text)
  }
}

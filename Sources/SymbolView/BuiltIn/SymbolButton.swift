import CGtk
import GtkSupport
import SymbolArt
import SymbolEffects

/// A button whose symbol moves at each click: for toolbars.
///
///     let refresh = SymbolButton(symbol: arrows, label: "Refresh", effect: .rotate.wholeSymbol)
///     refresh.onClick = { reload() }
///     gtk_header_bar_pack_start(bar, refresh.widget)
@MainActor public final class SymbolButton {
  /// The symbol; effects may be added to it at any time.
  public let view: SymbolView
  /// What the symbol does at a click.
  public var motion: SymbolMotionAction
  /// Called at each click, after the motion has begun.
  public var onClick: @MainActor () -> Void = {}
  private let control = ControlWidget(gtk_button_new())

  /// The GTK button, to be put into a container; it keeps this object alive.
  public var widget: UnsafeMutablePointer<GtkWidget> { control.widget }

  /// What assistive technology reads, and the tooltip.
  public var label: String { didSet { describe() } }

  /// A button with a motion that is told by calls.
  public init(symbol: Symbol, label: String, size: SymbolSize = .font, motion: @escaping SymbolMotionAction) {
    self.label = label
    self.motion = motion
    view = SymbolView(symbol: symbol, label: label, size: size)
    gtk_button_set_child(widget.cast(), view.widget)
    control.keep(self)
    describe()
    connect(widget, "clicked") { [weak self] in self?.clicked() }
  }

  /// A button with one effect at each click.
  public convenience init(
    symbol: Symbol, label: String, size: SymbolSize = .font, effect: some DiscreteSymbolEffect,
    options: SymbolEffectOptions = .nonRepeating
  ) {
    self.init(symbol: symbol, label: label, size: size) { $0.runSymbolEffect(effect, options: options) }
  }

  private func clicked() {
    motion(view)
    onClick()
  }

  private func describe() {
    view.label = label
    control.pointer?.named(label).tooltip(label)
  }
}

extension SymbolView {
  /// One run of a discrete effect, now.
  ///
  /// `addSymbolEffect` does the same for effects that are discrete only; one that can also last, as most can, would
  /// repeat there until it is removed.
  public func runSymbolEffect(
    _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .nonRepeating, animated: Bool = true,
    completion: SymbolEffectCompletion? = nil
  ) {
    run(.init(effect.erased, behavior: .discrete, options: options), animated: animated, completion)
  }
}

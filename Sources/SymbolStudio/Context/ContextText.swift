import CAdwaita
import SymbolArt
import SymbolView

/// A symbol among words, twice: hidden by an indefinite effect, which leaves the words where they are, and by a
/// transition, which lets them move.
@MainActor final class ContextText {
  let widget: Widget
  /// Hides and shows both.
  let button: Widget
  let still: SymbolView
  let moving: SymbolView

  /// - Parameter motion: asked at each press, so that it is always the variant's present one.
  init(_ symbol: Symbol, motion: @escaping @MainActor () -> ContextMotion) {
    still = SymbolView(symbol: symbol)
    moving = SymbolView(symbol: symbol)
    for view in [still, moving] { view.sideRoom = 4 }
    button = gtk_toggle_button_new_with_label(localized("Hide"))
    button.tooltip(localized("Hides the symbol in both lines, or shows it again"))
    widget = column([
      Self.line(still, localized("Indefinite"), localized("Words keep their place.")),
      Self.line(moving, localized("Transition"), localized("Words move together.")),
    ])
    connect(button, "toggled") { [weak self] in self?.toggle(motion()) }
  }

  /// Hides or shows both, as the variant's switch says.
  func show(isHidden: Bool) { gtk_toggle_button_set_active(button.cast(), isHidden ? 1 : 0) }

  private func toggle(_ motion: ContextMotion) {
    let isHidden = gtk_toggle_button_get_active(button.cast()) != 0
    gtk_button_set_label(button.cast(), isHidden ? localized("Show") : localized("Hide"))
    let (visibility, transition) = (motion.visibility, motion.transition)
    // As a modifier's `isActive`: each of these effects hides while it is active.
    still.symbolEffect(visibility, isActive: isHidden, animated: motion.isAnimated(visibility))
    moving.setShown(!isHidden, transition: transition, animated: motion.isAnimated(transition))
  }

  private static func line(_ view: SymbolView, _ first: String, _ second: String) -> Widget {
    row(spacing: 0, [label(first).margins(0, end: 4), view.widget, label(second, ellipsizes: true)])
  }
}

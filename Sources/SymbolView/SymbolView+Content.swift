import CGtk
import GtkSupport
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolMotion

extension SymbolView {
  /// Shows another symbol in the same place, at once. Effects go on with it.
  public func setSymbolImage(_ symbol: Symbol) {
    guard symbol != self.symbol else { return }
    act { $0.setSymbol(symbol, at: $1) }
    symbolIsAnother()
  }

  /// Shows another symbol in the same place, with a content transition: `.replace`, `.automatic` …
  ///
  /// - Parameter completion: called once: when the new symbol is there, or as not finished if yet another one was asked
  ///   for before this one's turn came.
  public func setSymbolImage(
    _ symbol: Symbol, contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default,
    completion: SymbolEffectCompletion? = nil
  ) {
    let applied = AppliedEffect(contentTransition.erased, behavior: .contentTransition, options: options)
    setSymbolImage(symbol, contentTransition: applied, completion: completion)
  }

  func symbolIsAnother() {
    if label == nil { describe() }
    pointer.map(gtk_widget_queue_resize)
  }

  /// Prepares the player's symbol for drawing where it is another one.
  func followSymbol() {
    let revision = withPlayer { $0.symbolRevision }
    guard drawnRevision != revision else { return }
    drawnRevision = revision
    renderer = SymbolRenderer(player.symbol)
    drawing.rest()
  }
}

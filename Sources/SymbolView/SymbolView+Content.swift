import CGtk
import GtkSupport
import SymbolArt
import SymbolDrawing

extension SymbolView {
  /// Shows another symbol in the same place, at once. Effects that repeat or hold go on with it.
  public func setSymbolImage(_ symbol: Symbol) {
    guard symbol != self.symbol else { return }
    renderer = SymbolRenderer(symbol)
    act { $0.setSymbol(symbol, at: $1) }
    if label == nil { describe() }
    pointer.map(gtk_widget_queue_resize)
  }
}

import CAdwaita
import SymbolArt
import SymbolDrawing
import SymbolMotion

/// Draws single layers of one symbol, in their place, over a faint picture of the rest.
@MainActor final class LayerThumbnails {
  private let renderer: SymbolRenderer
  private let count: Int

  /// What is left of the other layers.
  private static let rest = 0.15

  init(_ symbol: Symbol) {
    renderer = SymbolRenderer(symbol)
    count = symbol.layers.count
  }

  var symbol: Symbol { renderer.symbol }

  func draw(_ layer: Int, _ context: OpaquePointer, width: Double, height: Double, tint: Color) {
    var frame = Frame.rest(layerCount: count)
    for index in frame.layers.indices where index != layer { frame.layers[index].opacity = Self.rest }
    var look = Look()
    look.tint = tint
    renderer.draw(frame, look: look, in: context, width: width, height: height)
  }
}

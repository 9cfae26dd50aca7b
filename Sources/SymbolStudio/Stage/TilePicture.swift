import CAdwaita
import StudioModel
import SymbolArt
import SymbolDrawing
import SymbolMotion

/// What a tile draws: a symbol prepared for drawing, and its look.
@MainActor final class TilePicture {
  private var renderer: SymbolRenderer?
  private var look = Look()

  /// Room around the symbol for motion that leaves its box, as a factor on its side.
  private static let roomForMotion = 1.3

  /// The largest symbol that a tile of this size has room for.
  static func largestSide(width: Double, height: Double) -> Double {
    min(width, height) / roomForMotion
  }

  /// Takes what the store knows of the variant now; cheap when nothing changed.
  func update(_ variant: Variant, _ store: StudioStore) {
    guard let symbol = store.symbol(of: variant) else {
      renderer = nil
      return
    }
    if renderer?.symbol != symbol { renderer = SymbolRenderer(symbol) }
    look = Look(rendering: variant.rendering, palette: variant.palette)
  }

  /// Draws a moment into a tile.
  /// - Parameter size: the symbol's side in pixels of the interface; less where the tile is too small for it.
  func draw(
    _ frame: Frame, _ context: OpaquePointer, width: Double, height: Double, size: Double, tint: Color
  ) {
    guard let renderer else { return }
    let side = min(size, Self.largestSide(width: width, height: height))
    cairo_save(context)
    // Whole pixels, so that strokes on the symbol's own grid stay sharp at rest.
    cairo_translate(context, ((width - side) / 2).rounded(), ((height - side) / 2).rounded())
    look.tint = tint
    renderer.draw(frame, look: look, in: context, width: side, height: side)
    cairo_restore(context)
  }
}

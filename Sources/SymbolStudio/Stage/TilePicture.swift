import CAdwaita
import StudioModel
import SymbolArt
import SymbolDrawing
import SymbolMotion
import SymbolPainting

/// What a tile draws: a symbol prepared for drawing, and its look.
@MainActor final class TilePicture {
  private var renderer: SymbolRenderer?
  private var look = Look()
  private var neighbors: StageNeighbors?
  /// Draws the symbol in motion, in the same memory; made for `renderer`.
  private var moving: FramePicture?

  /// Room around the symbol for motion that leaves its box, as a factor on its side.
  private static let roomForMotion = 1.3

  /// The largest symbol that a tile of this size has room for.
  static func largestSide(width: Double, height: Double) -> Double {
    min(width, height) / roomForMotion
  }

  /// Takes what the store knows of the variant now; cheap when nothing changed.
  func update(_ variant: Variant, _ store: StudioStore) {
    guard let symbol = store.compiledVariant(variant)?.symbol else {
      renderer = nil
      return
    }
    if renderer?.symbol != symbol { renderer = SymbolRenderer(symbol) }
    neighbors = StageNeighbors(variant)
    look = Look(rendering: variant.rendering, palette: variant.palette)
  }

  /// Draws a moment into a tile.
  /// - Parameters:
  ///   - size: the symbol's side in pixels of the interface; less where the tile is too small for it.
  ///   - scale: device pixels in one of the interface.
  func draw(
    _ moment: StageMoment, _ context: OpaquePointer, width: Double, height: Double, size: Double, scale: Double,
    tint: Color
  ) {
    // A picture that was asked for by hand is another one than the sequence's.
    if let known = renderer, known.symbol != moment.symbol { renderer = SymbolRenderer(moment.symbol) }
    guard let renderer, renderer.symbol.layers.count == moment.symbol.layers.count else { return }
    look.tint = tint
    var side = min(size, Self.largestSide(width: width, height: height)).rounded(.down)
    var center = width / 2
    if let neighbors {
      side = min(side, neighbors.largestSide(width: width)).rounded(.down)
      center = neighbors.draw(
        context, width: width, height: height, side: side, fraction: moment.layoutFraction ?? 1, color: tint)
    }
    cairo_save(context)
    // Whole pixels at rest, so that strokes on the symbol's own grid stay sharp.
    let x = center - side / 2
    let isPlaced = moment.layoutFraction == nil
    cairo_translate(context, isPlaced ? x.rounded() : x, ((height - side) / 2).rounded())
    if isPlaced, side * scale <= Double(CoverageCanvas.largestSide), moment.parts.count == 1,
      moment.parts[0].frame != .rest(layerCount: moment.symbol.layers.count)
    {
      drawMoving(moment.parts[0].frame, with: renderer, context, side: side, room: max(width, height), scale: scale)
    } else {
      draw(moment.parts, with: renderer, context, side: side)
    }
    cairo_restore(context)
  }

  /// - Parameters:
  ///   - room: how far the motion is to be seen, in pixels of the interface.
  ///   - scale: device pixels in one of the interface.
  private func drawMoving(
    _ frame: Frame, with renderer: SymbolRenderer, _ context: OpaquePointer, side: Double, room: Double, scale: Double
  ) {
    guard side >= 1 else { return }
    let picture = moving.flatMap { $0.renderer === renderer ? $0 : nil } ?? FramePicture(renderer)
    moving = picture
    // As many pixels on both sides of the symbol, so that it lies on whole ones as it does at rest.
    let margin = min((room - side) / 2, side * ViewFit.maximumMargin).rounded(.down)
    let whole = side + 2 * margin
    var look = look
    (look.size, look.scale, look.margin) = (Int(whole), scale, margin / side)
    picture.draw(frame, look: look)
    paint(picture.image, context, x: -margin, y: -margin, width: whole, height: whole)
  }

  /// Parts that share the picture are added up by their shares: a cross-fade in which what they have in common stays.
  private func draw(
    _ parts: [(frame: Frame, weight: Double)], with renderer: SymbolRenderer, _ context: OpaquePointer, side: Double
  ) {
    guard parts.count > 1 else {
      if let part = parts.first { renderer.draw(part.frame, look: look, in: context, width: side, height: side) }
      return
    }
    cairo_push_group(context)
    for part in parts {
      cairo_push_group(context)
      renderer.draw(part.frame, look: look, in: context, width: side, height: side)
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, CAIRO_OPERATOR_ADD)
      cairo_paint_with_alpha(context, part.weight)
    }
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_paint(context)
  }
}

import CRsvg
import SymbolArt
import SymbolMotion
import SymbolPainting
import Synchronization

/// Draws one symbol, at rest or in motion, any number of times: paths and extents are prepared once.
///
/// Immutable, so that several threads may draw with it at once.
public final class SymbolRenderer: Sendable {
  /// What is drawn.
  public let symbol: Symbol
  /// Which colours the file states.
  public let colorUse: ColorUse
  let artworks: [PreparedArtwork]
  /// Whether parts blend with, or knock out, what lies below: then only the symbol's own ink may be below.
  let needsOwnGround: Bool
  /// Measured only for layers that are drawn in part.
  private let measured: Mutex<[Measured: DrawableArtwork]> = Mutex([:])

  private struct Measured: Hashable {
    var layer: Int
    var isOfValue: Bool
  }

  /// Takes time in proportion to the symbol's paths; keep the renderer for as long as the symbol is shown.
  public init(_ symbol: Symbol) {
    self.symbol = symbol
    colorUse = ColorUse(symbol)
    artworks = symbol.layers.map { PreparedArtwork($0.content) }
    needsOwnGround = symbol.layers.contains { $0.annotation.erases } || artworks.contains { $0.blends }
  }

  /// A layer's artwork drawn in part: by an effect, by a variable value, or by both.
  func drawn(layer index: Int, _ state: LayerState) -> PreparedArtwork {
    let draw = state.draw ?? .complete
    guard let value = state.value else { return PreparedArtwork(drawable(index, ofValue: false).content(draw)) }
    return PreparedArtwork(
      drawable(index, ofValue: true).content(drawnTo: value, of: draw, inactiveOpacity: Frame.inactiveOpacity))
  }

  private func drawable(_ index: Int, ofValue isOfValue: Bool) -> DrawableArtwork {
    let key = Measured(layer: index, isOfValue: isOfValue)
    return measured.withLock { measured in
      if let known = measured[key] { return known }
      let layer = symbol.layers[index]
      let made =
        isOfValue
        ? DrawableArtwork(ofValue: layer, symbolSize: symbol.viewBox.size)
        : DrawableArtwork(layer, symbolSize: symbol.viewBox.size)
      measured[key] = made
      return made
    }
  }

  /// Draws a frame into any cairo context, for instance a drawing area's.
  ///
  /// The view box fits into 0, 0, `width`, `height` of the context's user space, centred; `look.size` and `look.scale`
  /// are of no account here. Motion may leave that rectangle; clip beforehand where it must not. The context is left
  /// as it was found. Layers that a frame lacks are drawn at rest.
  public func draw(_ frame: Frame, look: Look, in context: OpaquePointer, width: Double, height: Double) {
    draw(frame, look: look, in: context, width: width, height: height, cutsAtViewBox: false)
  }

  private func draw(
    _ frame: Frame, look: Look, in context: OpaquePointer, width: Double, height: Double, cutsAtViewBox: Bool
  ) {
    cairo_save(context)
    defer { cairo_restore(context) }
    if let background = look.background {
      cairo_set_source_rgba(context, background.red, background.green, background.blue, background.alpha)
      cairo_rectangle(context, 0, 0, width, height)
      cairo_fill(context)
    }
    guard let fit = ViewFit(viewBox: symbol.viewBox, margin: look.margin, width: width, height: height) else { return }
    if cutsAtViewBox {
      cairo_rectangle(context, fit.box.x, fit.box.y, fit.box.width, fit.box.height)
      cairo_clip(context)
    }
    var base = cairo_matrix_t()
    cairo_get_matrix(context, &base)
    let toDevice = fit.transform.concatenated(AffineTransform(base))
    let pass = FramePass(renderer: self, frame: frame, look: look, toDevice: toDevice)
    pass.draw(in: context)
  }

  /// A frame as a picture of `look.pixelSize` pixels a side. Without a margin it is cut at the view box, as the file's own
  /// picture is, also where that is not square.
  public func image(_ frame: Frame, look: Look = Look()) -> RasterImage {
    var image = RasterImage(width: look.pixelSize, height: look.pixelSize)
    draw(frame, look: look, onto: &image)
    return image
  }

  func draw(_ frame: Frame, look: Look, onto image: inout RasterImage) {
    let (width, height) = (Double(image.width), Double(image.height))
    image.draw { context in
      draw(frame, look: look, in: context, width: width, height: height, cutsAtViewBox: isCut(look))
    }
  }

  /// Whether a picture ends at the view box before it ends itself.
  func isCut(_ look: Look) -> Bool { look.margin == 0 && symbol.viewBox.width != symbol.viewBox.height }

  /// The symbol at rest as a picture.
  public func image(look: Look = Look()) -> RasterImage {
    image(.rest(layerCount: symbol.layers.count), look: look)
  }
}

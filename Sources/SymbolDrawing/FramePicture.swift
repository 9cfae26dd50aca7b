import SymbolArt
import SymbolMotion
import SymbolPainting

/// A picture that shows frame after frame of a symbol in motion, in the same memory: what the frame before has drawn is
/// cleared, and nothing else.
///
/// A `FramePainter` draws what it can, the renderer the rest. What is at rest the renderer should draw by itself, since
/// its picture is true to the file to the last pixel.
public final class FramePicture {
  /// What draws the frames that the painter leaves.
  public let renderer: SymbolRenderer
  /// The frame that was drawn last. Keep no copy of it, or the next frame takes new memory.
  public private(set) var image = RasterImage(width: 1, height: 1)

  private var painter: FramePainter?
  /// What the painter, or that there is none, was made for; nil: nothing yet.
  private var scale: Double?
  /// Where the picture is not of the ground's colour.
  private var inked = CoverageCanvas.Place.nowhere
  private var ground: Color?

  /// A picture of nothing yet; it takes its size from the look at each frame.
  public init(_ renderer: SymbolRenderer) {
    self.renderer = renderer
  }

  /// Draws a frame, as `SymbolRenderer.image(_:look:)` composes it.
  public func draw(_ frame: Frame, look: Look) {
    let side = RasterImage.side(look.pixelSize)
    if image.width != side || ground != look.background {
      image = RasterImage(width: side, height: side)
      ground = look.background
      inked = CoverageCanvas.Place(x: 0, y: 0, width: ground == nil ? 0 : side, height: ground == nil ? 0 : side)
    }
    clear()
    if let place = paint(frame, look, side: Double(side)) {
      inked = place
      return
    }
    // The ground is in place.
    var look = look
    look.background = nil
    renderer.draw(frame, look: look, onto: &image)
    inked = CoverageCanvas.Place(x: 0, y: 0, width: side, height: side)
  }

  private func paint(_ frame: Frame, _ look: Look, side: Double) -> CoverageCanvas.Place? {
    // A view box that is not square is cut between pixels.
    guard !renderer.isCut(look),
      let fit = ViewFit(viewBox: renderer.symbol.viewBox, margin: look.margin, width: side, height: side)
    else { return nil }
    if scale != fit.transform.a {
      scale = fit.transform.a
      painter = FramePainter(renderer, pixelsPerUnit: fit.transform.a)
    }
    return painter?.draw(frame, look: look, toDevice: fit.transform, onto: &image, isBlank: ground == nil)
  }

  private func clear() {
    guard !inked.isEmpty else { return }
    let place = inked
    let width = image.width
    let blank = ground.map { Pixel($0).word } ?? 0
    image.withMutablePixels { pixels in
      func clear(_ first: Int, _ count: Int) {
        // Bytes that are all alike are set in larger pieces.
        if blank == 0 {
          UnsafeMutableRawPointer(pixels + first).initializeMemory(as: UInt8.self, repeating: 0, count: count * 4)
        } else {
          (pixels + first).update(repeating: blank, count: count)
        }
      }
      guard place.width < width else { return clear(place.y * width, place.height * width) }
      for row in place.y..<place.y + place.height { clear(row * width + place.x, place.width) }
    }
  }
}

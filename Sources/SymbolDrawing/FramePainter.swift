import SymbolArt
import SymbolMotion
import SymbolPainting

/// Draws frames of a symbol in motion, about as `SymbolRenderer` does to the eye, in a fraction of the time: where
/// many symbols move in one window, stroking each path anew is what takes a frame's time.
///
/// What it cannot draw it says, and the renderer draws it: gradients, pictures, masks, erasing layers, paths drawn in
/// part. It keeps memory for the next frame; drop it when the symbol is at rest.
public final class FramePainter {
  private struct Layer {
    var outlines: [CoverageOutline]
    var paints: [SolidPaint]
    var level: HierarchicalLevel
  }

  private let layers: [Layer]
  private let colorUse: ColorUse
  private let canvas = CoverageCanvas()

  /// Layers that are seen and painted together, with their colour.
  private struct Run {
    var numbers: Range<Int>
    var color: Color
    var opacity: Double
  }
  private var runs: [Run] = []
  /// Whether all runs are of one colour, but for their opacities.
  private var isOfOneColor = true

  /// nil where the renderer must draw.
  ///
  /// - Parameter pixelsPerUnit: device pixels for a view box unit, at the symbol's own size.
  public init?(_ renderer: SymbolRenderer, pixelsPerUnit: Double) {
    let symbol = renderer.symbol
    guard !renderer.needsOwnGround, symbol.viewBox.size * pixelsPerUnit <= Double(CoverageCanvas.largestSide) else {
      return nil
    }
    // Motion seldom makes a symbol larger than by a fifth; there chords are a little longer.
    let fineness = 1.2 * FramePainter.fineness(side: symbol.viewBox.size * pixelsPerUnit)
    var layers: [Layer] = []
    for layer in symbol.layers {
      var own = Layer(outlines: [], paints: [], level: layer.annotation.level ?? .primary)
      for artwork in layer.content {
        guard case .shape(let shape) = artwork, let paint = SolidPaint(shape.paint),
          let outline = CoverageOutline(shape, pixelsPerUnit: pixelsPerUnit * fineness)
        else { return nil }
        own.outlines.append(outline)
        own.paints.append(paint)
      }
      layers.append(own)
    }
    self.layers = layers
    colorUse = renderer.colorUse
  }

  /// How much closer chords keep to their curves in a larger picture: there one sees more of them, and they cost less
  /// beside the rest.
  private static func fineness(side: Double) -> Double { min(max(side / 64, 1), 2) }

  /// Draws a frame and lends its pixels.
  ///
  /// - Parameters:
  ///   - toDevice: from view box units to device pixels.
  ///   - separatesAlpha: whether the colours of the pixels are divided by their opacity, as PNG has them.
  ///   - body: takes the pixels, in cairo's ARGB32, and where they lie. Not called where nothing is seen.
  /// - Returns: false where the renderer must draw this frame.
  public func draw(
    _ frame: Frame, look: Look, toDevice: AffineTransform, separatesAlpha: Bool = false,
    _ body: (UnsafeRawBufferPointer, CoverageCanvas.Place) -> Void
  ) -> Bool {
    guard collect(frame, look, toDevice) else { return false }
    guard !runs.isEmpty else { return true }
    guard let place = canvas.open() else { return false }
    paint(form: !isOfOneColor ? .mixed : separatesAlpha ? .oneColorSeparate : .oneColor)
    if separatesAlpha, !isOfOneColor { canvas.separateAlpha() }
    canvas.withPixels { body($0, place) }
    return true
  }

  /// Draws a frame over a picture.
  ///
  /// - Parameters:
  ///   - toDevice: from view box units to the picture's pixels; what leaves the picture is cut off.
  ///   - isBlank: whether the picture is transparent where the frame is seen.
  /// - Returns: the pixels that are drawn on; nil where the renderer must draw this frame, and nothing is.
  func draw(
    _ frame: Frame, look: Look, toDevice: AffineTransform, onto image: inout RasterImage, isBlank: Bool
  ) -> CoverageCanvas.Place? {
    guard collect(frame, look, toDevice) else { return nil }
    guard !runs.isEmpty else { return .nowhere }
    return canvas.draw(onto: &image) { paint(form: isOfOneColor && isBlank ? .oneColor : .mixed) }
  }

  private func paint(form: CoverageCanvas.PixelForm) {
    for run in runs { canvas.paint(run.numbers, color: run.color, opacity: run.opacity, form: form) }
  }

  /// Places what is seen, as `FramePass` composes it.
  private func collect(_ frame: Frame, _ look: Look, _ toDevice: AffineTransform) -> Bool {
    canvas.begin()
    runs.removeAll(keepingCapacity: true)
    isOfOneColor = true
    let mode = look.effectiveRendering(for: colorUse)
    return layers.withUnsafeBufferPointer { layers in
      frame.layers.withUnsafeBufferPointer { states in
        collect(layers, states, look, mode, toDevice)
      }
    }
  }

  private func collect(
    _ layers: UnsafeBufferPointer<Layer>, _ states: UnsafeBufferPointer<LayerState>, _ look: Look,
    _ mode: RenderingMode, _ toDevice: AffineTransform
  ) -> Bool {
    var number = 0
    // What the last run fades with, if it fades.
    var fading: (group: Int, opacity: Double)?
    for index in layers.indices {
      let isKnown = index < states.count
      if isKnown, !states[index].isPlain { return false }
      let matrix = isKnown ? states[index].transform.concatenated(toDevice) : toDevice
      let own = isKnown ? states[index].opacity : 1
      // Not a number compares false: such a layer is left out, like one without size.
      guard own >= PaintingLimits.minimumOpacity, matrix.isDrawable, !layers[index].outlines.isEmpty else { continue }
      let opacity = min(own, 1)
      let (coloring, strength) = look.coloring(of: layers[index].level, mode: mode)
      let start = number
      for outline in layers[index].outlines { canvas.add(outline, matrix: matrix) }
      number += layers[index].outlines.count
      guard opacity * strength < 1 else {
        for (offset, paint) in layers[index].paints.enumerated() {
          append(Run(numbers: start + offset..<start + offset + 1, color: coloring.resolve(paint), opacity: 1))
        }
        fading = nil
        continue
      }
      // What fades as one picture is painted as one, which takes one opaque colour.
      let color = coloring.resolve(layers[index].paints[0])
      if number > start + 1, color.alpha < 1 || layers[index].paints.contains(where: { coloring.resolve($0) != color })
      {
        return false
      }
      let group = isKnown ? states[index].fadeGroup : nil
      if let present = fading, present.group == group, present.opacity == opacity, let last = runs.last {
        guard last.color == color, color.alpha == 1, strength == 1 else { return false }
        runs[runs.count - 1].numbers = last.numbers.lowerBound..<number
      } else {
        append(Run(numbers: start..<number, color: color, opacity: opacity * strength))
      }
      fading = opacity < 1 ? group.map { ($0, opacity) } : nil
    }
    return true
  }

  private func append(_ run: Run) {
    if let first = runs.first?.color, first.opaque != run.color.opaque { isOfOneColor = false }
    runs.append(run)
  }
}

extension LayerState {
  /// Whether the layer is whole, sharp and in its plane.
  fileprivate var isPlain: Bool { draw == nil && value == nil && projection == nil && blur == 0 }
}

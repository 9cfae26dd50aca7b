import SymbolArt
import SymbolMotion
import SymbolPainting

/// Draws frames of a small symbol in motion, about as `SymbolRenderer` does to the eye, in a fraction of the time: where
/// hundreds of symbols move in one window, stroking each path anew is what takes a frame's time.
///
/// What it cannot draw it says, and the renderer draws it: gradients, pictures, masks, erasing layers, paths drawn in
/// part. It keeps memory for the next frame; drop it when the symbol is at rest.
public final class FramePainter {
  private struct Part {
    var outline: CoverageOutline
    var paint: SolidPaint
  }

  /// Of each layer.
  private let layers: [[Part]]
  private let levels: [HierarchicalLevel]
  private let colorUse: ColorUse
  private let canvas = CoverageCanvas()

  /// Layers that are seen and painted together, with their colour.
  private struct Run {
    var numbers: Range<Int>
    var color: Color
    var opacity: Double
  }
  private var runs: [Run] = []

  /// nil where the renderer must draw.
  ///
  /// - Parameter pixelsPerUnit: device pixels for a view box unit, at the symbol's own size.
  public init?(_ renderer: SymbolRenderer, pixelsPerUnit: Double) {
    let symbol = renderer.symbol
    guard !renderer.needsOwnGround, symbol.viewBox.size * pixelsPerUnit <= Double(CoverageCanvas.largestSide) else {
      return nil
    }
    var layers: [[Part]] = []
    for layer in symbol.layers {
      var parts: [Part] = []
      for artwork in layer.content {
        // Motion seldom makes a symbol larger than this; there chords are a little longer.
        guard case .shape(let shape) = artwork, let paint = SolidPaint(shape.paint),
          let outline = CoverageOutline(shape, pixelsPerUnit: pixelsPerUnit * 1.2)
        else { return nil }
        parts.append(Part(outline: outline, paint: paint))
      }
      layers.append(parts)
    }
    self.layers = layers
    levels = symbol.layers.map { $0.annotation.level ?? .primary }
    colorUse = renderer.colorUse
  }

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
    canvas.begin()
    runs.removeAll(keepingCapacity: true)
    guard collect(frame, look, toDevice) else { return false }
    guard !runs.isEmpty else { return true }
    guard let place = canvas.open() else { return false }
    for run in runs { canvas.paint(run.numbers, color: run.color, opacity: run.opacity) }
    if separatesAlpha { canvas.separateAlpha() }
    canvas.withPixels { body($0, place) }
    return true
  }

  /// Places what is seen, as `FramePass` composes it.
  private func collect(_ frame: Frame, _ look: Look, _ toDevice: AffineTransform) -> Bool {
    let mode = look.effectiveRendering(for: colorUse)
    var number = 0
    // What the last run fades with, if it fades.
    var fading: (group: Int, opacity: Double)?
    for index in layers.indices {
      let state = frame.layers.indices.contains(index) ? frame.layers[index] : .rest
      guard state.draw == nil, state.value == nil, state.projection == nil, state.blur == 0 else { return false }
      let matrix = state.transform.concatenated(toDevice)
      // Not a number compares false: such a layer is left out, like one without size.
      guard state.opacity >= PaintingLimits.minimumOpacity, matrix.isDrawable, !layers[index].isEmpty else { continue }
      let opacity = min(state.opacity, 1)
      let (coloring, strength) = look.coloring(of: levels[index], mode: mode)
      let colors = layers[index].lazy.map { coloring.resolve($0.paint) }
      let start = number
      for part in layers[index] { canvas.add(part.outline, matrix: matrix) }
      number += layers[index].count
      guard opacity * strength < 1 else {
        for (offset, color) in colors.enumerated() {
          runs.append(Run(numbers: start + offset..<start + offset + 1, color: color, opacity: 1))
        }
        fading = nil
        continue
      }
      // What fades as one picture is painted as one, which takes one opaque colour.
      guard let color = colors.first else { continue }
      if number > start + 1, color.alpha < 1 || colors.contains(where: { $0 != color }) { return false }
      if let present = fading, present.group == state.fadeGroup, present.opacity == opacity, let last = runs.last {
        guard last.color == color, color.alpha == 1, strength == 1 else { return false }
        runs[runs.count - 1].numbers = last.numbers.lowerBound..<number
      } else {
        runs.append(Run(numbers: start..<number, color: color, opacity: opacity * strength))
      }
      fading = opacity < 1 ? state.fadeGroup.map { ($0, opacity) } : nil
    }
    return true
  }
}

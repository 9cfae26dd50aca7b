import CRsvg
import SymbolArt
import SymbolMotion
import SymbolPainting

/// One drawing of one frame: which layers are seen, where, and which are composed together.
struct FramePass {
  private let items: [Item]
  private let needsOwnGround: Bool

  /// A layer that is seen.
  private struct Item {
    let artwork: PreparedArtwork
    let matrix: AffineTransform
    let coloring: Coloring
    /// Of the hierarchical level.
    let strength: Double
    /// Of the motion.
    let opacity: Double
    let fadeGroup: Int?
    let erases: Bool
    /// In device pixels.
    let bounds: Rect
  }

  init(renderer: SymbolRenderer, frame: Frame, look: Look, toDevice: AffineTransform) {
    needsOwnGround = renderer.needsOwnGround
    let mode = look.effectiveRendering(for: renderer.colorUse)
    var items: [Item] = []
    items.reserveCapacity(renderer.artworks.count)
    for (index, whole) in renderer.artworks.enumerated() {
      let state = frame.layers.indices.contains(index) ? frame.layers[index] : .rest
      let artwork = state.draw.map { renderer.drawn(layer: index, $0) } ?? whole
      let matrix = state.transform.concatenated(toDevice)
      // Not a number compares false: such a layer is left out, like one without size or ink.
      guard state.opacity >= PaintingLimits.minimumOpacity, matrix.isDrawable, !artwork.bounds.isNull else { continue }
      let annotation = renderer.symbol.layers[index].annotation
      let (coloring, strength) = look.coloring(of: annotation, mode: mode)
      items.append(
        Item(
          artwork: artwork, matrix: matrix, coloring: coloring, strength: strength, opacity: min(state.opacity, 1),
          fadeGroup: state.fadeGroup, erases: annotation.erases, bounds: matrix.apply(artwork.bounds)))
    }
    self.items = items
  }

  func draw(in context: OpaquePointer) {
    guard needsOwnGround, let all = bounds(of: items[...]) else {
      drawItems(in: context)
      return
    }
    context.composeApart(within: all) {
      drawItems(in: context)
    } then: {
      cairo_paint(context)
    }
  }

  private func drawItems(in context: OpaquePointer) {
    var start = items.startIndex
    while start < items.endIndex {
      let run = items[start..<endOfRun(from: start)]
      if run.count > 1, let all = bounds(of: run) {
        drawRun(run, within: all, in: context)
      } else {
        for item in run { draw(item, opacity: item.opacity, in: context) }
      }
      start = run.endIndex
    }
  }

  /// Layers that fade as one picture.
  private func drawRun(_ run: ArraySlice<Item>, within bounds: Rect, in context: OpaquePointer) {
    let opacity = run[run.startIndex].opacity
    guard run.contains(where: \.erases) else {
      PreparedArtwork.drawTogether(
        run.map {
          PreparedArtwork.Part($0.artwork, matrix: $0.matrix, coloring: $0.coloring, strength: $0.strength)
        }, opacity: opacity, in: context, within: bounds)
      return
    }
    context.composeApart(within: bounds) {
      for item in run { draw(item, opacity: 1, in: context) }
    } then: {
      cairo_paint_with_alpha(context, opacity)
    }
  }

  private func draw(_ item: Item, opacity: Double, in context: OpaquePointer) {
    let opacity = opacity * item.strength
    guard item.erases else {
      item.artwork.draw(in: context, matrix: item.matrix, coloring: item.coloring, opacity: opacity)
      return
    }
    context.composeApart(within: item.bounds) {
      item.artwork.draw(in: context, matrix: item.matrix, coloring: item.coloring)
    } then: {
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// The end of the layers that fade as one picture, from `start`; the next layer where that one fades by itself.
  private func endOfRun(from start: Int) -> Int {
    let first = items[start]
    guard first.opacity < 1, let group = first.fadeGroup else { return start + 1 }
    var end = start
    while end < items.endIndex, items[end].fadeGroup == group, items[end].opacity == first.opacity,
      // An eraser must reach all that lies below it, so it joins only a run that begins at the bottom.
      !items[end].erases || start == items.startIndex
    {
      end += 1
    }
    end = max(end, start + 1)
    return canFadeSingly(items[start..<end]) ? start + 1 : end
  }

  /// Whether no two layers of a run can overlap, so that each may fade by itself, which is cheaper.
  private func canFadeSingly(_ run: ArraySlice<Item>) -> Bool {
    // A long run is not worth the comparisons.
    guard run.count <= 8 else { return false }
    for (index, item) in zip(run.indices, run) {
      if item.erases { return false }
      for other in run[..<index] where !item.bounds.intersection(other.bounds).isNull { return false }
    }
    return true
  }

  private func bounds(of items: ArraySlice<Item>) -> Rect? {
    let all = items.reduce(Rect.null) { $0.union($1.bounds) }
    return all.isNull ? nil : all
  }
}

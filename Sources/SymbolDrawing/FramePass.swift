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
    /// The Gaussian's standard deviation in device pixels.
    var blur: Double
    /// In device pixels, before the blur.
    let bounds: Rect

    var part: PreparedArtwork.Part {
      PreparedArtwork.Part(artwork, matrix: matrix, coloring: coloring, strength: strength)
    }

    /// Where it can be seen, in device pixels.
    var reach: Rect { blur > 0 ? bounds.insetBy(-3.5 * blur) : bounds }
  }

  init(renderer: SymbolRenderer, frame: Frame, look: Look, toDevice: AffineTransform) {
    needsOwnGround = renderer.needsOwnGround
    let mode = look.effectiveRendering(for: renderer.colorUse)
    var items: [Item] = []
    items.reserveCapacity(renderer.artworks.count)
    let unit = abs(toDevice.determinant).squareRoot()
    for (index, whole) in renderer.artworks.enumerated() {
      let state = frame.layers.indices.contains(index) ? frame.layers[index] : .rest
      var artwork = state.draw == nil && state.value == nil ? whole : renderer.drawn(layer: index, state)
      var matrix = state.transform.concatenated(toDevice)
      if let view = state.projection, state.opacity >= PaintingLimits.minimumOpacity {
        artwork = artwork.projected(
          by: ProjectiveTransform(state.transform).concatenated(view).concatenated(toDevice))
        matrix = .identity
      }
      // Not a number compares false: such a layer is left out, like one without size or ink.
      guard state.opacity >= PaintingLimits.minimumOpacity, matrix.isDrawable, !artwork.bounds.isNull else { continue }
      let annotation = renderer.symbol.layers[index].annotation
      let (coloring, strength) = look.coloring(of: annotation, mode: mode)
      items.append(
        Item(
          artwork: artwork, matrix: matrix, coloring: coloring, strength: strength, opacity: min(state.opacity, 1),
          fadeGroup: state.fadeGroup, erases: annotation.erases, blur: state.blur * unit,
          bounds: matrix.apply(artwork.bounds)))
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
    if run[run.startIndex].blur > 0 { return drawBlurredRun(run, in: context) }
    guard run.contains(where: \.erases) else {
      PreparedArtwork.drawTogether(run.map(\.part), opacity: opacity, in: context, within: bounds)
      return
    }
    context.composeApart(within: bounds) {
      for item in run { draw(item, opacity: 1, in: context) }
    } then: {
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// Layers that are blurred as one picture.
  private func drawBlurredRun(_ run: ArraySlice<Item>, in context: OpaquePointer) {
    let first = run[run.startIndex]
    let bounds = run.reduce(Rect.null) { $0.union($1.bounds) }
    guard run.contains(where: \.erases) else {
      PreparedArtwork.drawBlurred(
        run.map(\.part), deviation: first.blur, opacity: first.opacity, in: context, within: bounds)
      return
    }
    context.composeBlurred(deviation: first.blur, opacity: first.opacity, within: bounds) { painter in
      for item in run {
        var sharp = item
        sharp.blur = 0
        draw(sharp, opacity: 1, in: painter)
      }
    }
  }

  private func draw(_ item: Item, opacity: Double, in context: OpaquePointer) {
    if item.blur > 0 {
      PreparedArtwork.drawBlurred(
        [item.part], deviation: item.blur, opacity: opacity, erases: item.erases, in: context, within: item.bounds)
      return
    }
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
    guard first.opacity < 1 || first.blur > 0, let group = first.fadeGroup else { return start + 1 }
    var end = start
    while end < items.endIndex, items[end].fadeGroup == group, items[end].opacity == first.opacity,
      items[end].blur == first.blur,
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
      if item.erases || item.blur > 0 { return false }
      for other in run[..<index] where !item.bounds.intersection(other.bounds).isNull { return false }
    }
    return true
  }

  private func bounds(of items: ArraySlice<Item>) -> Rect? {
    let all = items.reduce(Rect.null) { $0.union($1.reach) }
    return all.isNull ? nil : all
  }
}

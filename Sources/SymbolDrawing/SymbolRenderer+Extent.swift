import SymbolArt
import SymbolMotion
import SymbolPainting

extension SymbolRenderer {
  /// Where ink can lie in any of the frames, in view box units; null where nothing is seen.
  public func extent(of frames: [Frame]) -> Rect {
    let outlines = symbol.layers.map(LayerOutline.init)
    var extent = Rect.null
    for frame in frames {
      for (index, outline) in outlines.enumerated() {
        let state = frame.layers.indices.contains(index) ? frame.layers[index] : .rest
        guard let outline, state.opacity >= PaintingLimits.minimumOpacity, state.transform.isDrawable else { continue }
        var place = outline.extent(under: state.transform)
        // The view of the rectangle holds the view of what is in it.
        if let view = state.projection { place = view.seenBounds(of: place) ?? .null }
        extent = extent.union(place.insetBy(-3 * state.blur))
      }
    }
    return extent
  }

  /// The margin with which no frame's ink leaves the picture: a fraction of the view box's larger side, the same on all
  /// sides, so that the symbol keeps its place in the middle. Rounded up to whole hundredths.
  public func automaticMargin(for frames: [Frame]) -> Double {
    let box = symbol.viewBox
    guard box.size > 0 else { return 0 }
    let all = extent(of: frames)
    if all.isNull { return 0 }
    // In a picture that is square, the shorter side has room to spare.
    let spare = Point(x: (box.size - box.width) / 2, y: (box.size - box.height) / 2)
    let over = max(
      box.minX - spare.x - all.minX, all.maxX - box.maxX - spare.x, box.minY - spare.y - all.minY,
      all.maxY - box.maxY - spare.y)
    guard over.isFinite else { return 0 }
    // Without any margin a picture is cut at the view box, and the spare room with it.
    if over <= 0 { return all.union(box) == box ? 0 : 0.01 }
    return min((over / box.size * 100).rounded(.up) / 100, ViewFit.maximumMargin)
  }
}

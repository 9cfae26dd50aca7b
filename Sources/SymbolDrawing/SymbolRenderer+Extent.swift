import SymbolArt
import SymbolMotion
import SymbolPainting

/// Where a symbol's ink lies in frames that are looked at one after the other.
struct InkExtent {
  /// In view box units; null where nothing was seen.
  private(set) var rect = Rect.null
  private let outlines: [LayerOutline?]

  /// What knocks out needs no room: it is the end of other layers' ink.
  init(_ symbol: Symbol) { outlines = symbol.layers.map { $0.annotation.erases ? nil : LayerOutline($0) } }

  /// Takes in a frame; layers that it lacks are at rest.
  mutating func add(_ frame: Frame) {
    for (index, outline) in outlines.enumerated() {
      let state = frame.layers.indices.contains(index) ? frame.layers[index] : .rest
      guard let outline, state.opacity >= PaintingLimits.minimumOpacity, state.transform.isDrawable else { continue }
      if let view = state.projection {
        // The view of the rectangle holds the view of what is in it.
        let place = view.seenBounds(of: outline.extent(under: state.transform)) ?? .null
        rect = rect.union(place.insetBy(-3 * state.blur))
      } else {
        add(outline, under: state.transform, blur: state.blur)
      }
    }
  }

  /// Takes in all that a motion goes through; layers in none of its groups are at rest.
  mutating func add(_ reach: [Motion.Reach]) {
    var isAtRest = Array(repeating: true, count: outlines.count)
    for group in reach {
      for layer in group.layers where outlines.indices.contains(layer) {
        isAtRest[layer] = false
        guard let outline = outlines[layer] else { continue }
        for transform in group.transforms where transform.isDrawable { add(outline, under: transform, blur: 0) }
      }
    }
    for (outline, isAtRest) in zip(outlines, isAtRest) where isAtRest {
      if let outline { add(outline, under: .identity, blur: 0) }
    }
  }

  private mutating func add(_ outline: LayerOutline, under transform: AffineTransform, blur: Double) {
    // Most places lie between those that reach furthest.
    if rect.holds(outline.roughExtent(under: transform).insetBy(-3 * blur)) { return }
    rect = rect.union(outline.extent(under: transform).insetBy(-3 * blur))
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}

extension SymbolRenderer {
  /// The margin with which ink never leaves the picture: a fraction of the view box's larger side, the same on all sides,
  /// so that the symbol keeps its place in the middle. Rounded up to whole hundredths.
  ///
  /// - Parameter all: where ink can lie at any time, in view box units.
  func automaticMargin(for all: Rect) -> Double {
    let box = symbol.viewBox
    guard box.size > 0, !all.isNull else { return 0 }
    // In a picture that is square, the shorter side has room to spare.
    let spare = Point(x: (box.size - box.width) / 2, y: (box.size - box.height) / 2)
    let over = max(
      box.minX - spare.x - all.minX, all.maxX - box.maxX - spare.x, box.minY - spare.y - all.minY,
      all.maxY - box.maxY - spare.y)
    guard over.isFinite else { return 0 }
    // Without any margin a picture is cut at the view box, and the spare room with it.
    if over <= 0 { return all.union(box) == box ? 0 : 0.01 }
    return ViewFit.margin(for: over / box.size)
  }
}

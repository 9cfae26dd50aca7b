import SymbolArt
import SymbolDrawing

extension MarginRule {
  /// The room on every side of a view box in a file that keeps the box's shape, in view box units.
  ///
  /// Pictures are square, so that a longish box has room to spare in them; a file for the web is as long as its box.
  public func room(around playback: SymbolPlayback, renderer: SymbolRenderer) -> Double {
    let box = playback.symbol.viewBox
    let most = ViewFit.maximumMargin * box.size
    switch self {
    case .fixed(let fraction): return min(max(fraction * box.size, 0), most)
    case .automatic:
      let ink = playback.extent(of: renderer)
      guard !ink.isNull, box.size > 0 else { return 0 }
      let over = max(box.minX - ink.minX, box.minY - ink.minY, ink.maxX - box.maxX, ink.maxY - box.maxY)
      return ViewFit.margin(for: over / box.size) * box.size
    }
  }
}

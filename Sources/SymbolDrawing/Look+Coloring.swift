import SymbolArt
import SymbolPainting

extension Look {
  /// The rendering mode that is used where none is asked for.
  ///
  /// A tint that is asked for applies to a file that is painted in one single colour, whichever that is.
  public func effectiveRendering(for use: ColorUse) -> RenderingMode {
    if let rendering { return rendering }
    return !use.isColored || tint != nil && use.isUniform ? .monochrome : .multicolor
  }

  /// A layer's colours and the strength of its hierarchical level.
  public func coloring(of annotation: Annotation, mode: RenderingMode) -> (coloring: Coloring, strength: Double) {
    coloring(of: annotation.level ?? .primary, mode: mode)
  }

  /// A hierarchical level's colours and strength.
  func coloring(of level: HierarchicalLevel, mode: RenderingMode) -> (coloring: Coloring, strength: Double) {
    let tint = tint ?? .black
    switch mode {
    case .monochrome: return (Coloring(tint: tint, keepsOwnColors: false), 1)
    case .hierarchical: return (Coloring(tint: tint, keepsOwnColors: false), level.opacity)
    case .multicolor: return (Coloring(tint: tint, keepsOwnColors: true), 1)
    case .palette:
      let index = HierarchicalLevel.allCases.firstIndex(of: level) ?? 0
      let color = palette.indices.contains(index) ? palette[index] : palette.last ?? tint
      return (Coloring(tint: color, keepsOwnColors: false), 1)
    }
  }
}

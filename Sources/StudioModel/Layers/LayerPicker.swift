import SymbolArt
import SymbolMotion

/// Finds the layer at a place of the picture by its ink.
public struct LayerPicker: Sendable {
  private let inks: [LayerInk]

  /// Takes a few milliseconds; keep it for as long as the symbol is shown.
  public init(_ symbol: Symbol) {
    inks = symbol.layers.map { LayerInk($0.content, hasSamples: false) }
  }

  /// The foremost layer with ink at the place, else the one with ink within `slack` of it.
  ///
  /// - Parameters:
  ///   - point: in view box units.
  ///   - frame: where the layers are now; one that is not to be seen is not found.
  ///   - slack: in view box units.
  public func layer(at point: Point, in frame: Frame, slack: Double) -> Int? {
    func find(_ slack: Double) -> Int? {
      inks.indices.last { index in
        let state = frame.layers.indices.contains(index) ? frame.layers[index] : .rest
        guard state.opacity > 0.01, let inverse = state.transform.inverse else { return false }
        return inks[index].contains(inverse.apply(point), slack: slack)
      }
    }
    return find(0) ?? find(slack)
  }
}

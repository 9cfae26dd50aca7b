import SymbolArt
import SymbolMotion

/// The fine line that draws a filled figure's contour before its fill comes.
enum FillContour {
  /// - Parameter symbolSize: the larger side of the symbol's view box.
  static func pen(symbolSize: Double) -> StrokeStyle {
    StrokeStyle(width: symbolSize * DrawableArtwork.contourFraction, cap: .round, join: .round)
  }

  /// What the pen draws: many outlines hold a point that nobody sees, of which it would make a dot.
  static func path(_ outline: Path) -> Path {
    Path(outline.subpaths.filter { PathMeasure($0).length > 0 }.flatMap(\.elements))
  }

  /// It goes as the fill comes: where that is all there, it would only make it thicker.
  static func opacity(_ fill: [Keyframe]) -> [Keyframe] {
    KeyframeFunction.keyframes(
      of: [Track(property: .fill, keyframes: fill)], tolerance: BakingTolerance.value(of: .opacity)
    ) { states in
      TrackState(value: 1 - states[0].value * states[0].value, velocity: -2 * states[0].value * states[0].velocity)
    }
  }
}

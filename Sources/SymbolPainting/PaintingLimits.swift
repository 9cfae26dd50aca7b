/// Bounds of what is drawn, each with its reason.
public enum PaintingLimits {
  /// Pixels a side. cairo's image surfaces end at 32767; above 16384 a picture takes more than a gibibyte.
  public static let maximumSide = 16384
  /// A transform with a smaller determinant flattens its layer: nothing is to be seen, and cairo, asked to invert
  /// it, puts the whole context into an error state that outlives restore.
  public static let minimumDeterminant = 1e-9
  /// Opacity below half of an eighth bit leaves no trace.
  public static let minimumOpacity = 0.5 / 255
  /// cairo counts in 24.8 fixed point: coordinates beyond ±2²² pixels wrap around.
  public static let maximumCoordinate = 4_194_304.0
}

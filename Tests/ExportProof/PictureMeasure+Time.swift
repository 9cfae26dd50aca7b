import SymbolPainting

extension PictureMeasure {
  /// Seconds by which a player may be early or late: a quarter of a frame at 60 Hz. Formats count in milliseconds or
  /// frames, so that at the very moment of a jump (a pen's first touch) rounding would decide which side is compared.
  public static let timeTolerance = 0.25 / 60

  /// How far a player's picture is from the preview at a time, or just beside it where that is nearer.
  public static func compare(
    _ shown: RasterImage, at time: Double, with preview: (Double) -> RasterImage
  ) -> Fidelity {
    let there = compare(shown, preview(time))
    if there.isWithinLimits { return there }
    return [-1, -0.25, 0.25, 1].map { time + $0 * timeTolerance }.filter { $0 >= 0 }
      .map { compare(shown, preview($0)) }
      .reduce(there) { $1.share < $0.share ? $1 : $0 }
  }
}

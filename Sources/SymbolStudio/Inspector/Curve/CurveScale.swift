/// Where a curve's parts lie in its graph: time from left to right, the way that is done from bottom to top. Pure.
struct CurveScale: Hashable {
  /// Pixels of the whole graph.
  var width: Double
  var height: Double
  /// The parts of the way between the lower and the upper edge.
  var range: ClosedRange<Double>

  /// Pixels around the curve, for handles at the corners.
  static let inset = 13.0
  /// Without overshoot there is this much room above and below: a handle can be dragged there.
  static let room = 0.3
  /// How far handles may be dragged and typed: beyond it nothing is seen of the symbol.
  static let reach = -3.0...4.0

  /// - Parameter values: all that must be seen, beside 0 and 1.
  init(width: Double, height: Double, showing values: [Double]) {
    self.width = width
    self.height = height
    range = (min(values.min() ?? 0, 0) - Self.room)...(max(values.max() ?? 1, 1) + Self.room)
  }

  /// Pixels of a time (0…1) and a part of the way.
  func place(time: Double, value: Double) -> (x: Double, y: Double) {
    let part = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    return (Self.inset + time * (width - 2 * Self.inset), height - Self.inset - part * (height - 2 * Self.inset))
  }

  /// The time (within 0…1) and part of the way (within `reach`) at a place.
  func point(x: Double, y: Double) -> (time: Double, value: Double) {
    let part = (height - Self.inset - y) / max(height - 2 * Self.inset, 1)
    let value = range.lowerBound + part * (range.upperBound - range.lowerBound)
    return (
      min(max((x - Self.inset) / max(width - 2 * Self.inset, 1), 0), 1),
      min(max(value, Self.reach.lowerBound), Self.reach.upperBound)
    )
  }
}

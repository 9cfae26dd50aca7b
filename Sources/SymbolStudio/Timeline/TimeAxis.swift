/// From seconds to pixels along the timeline, and where its ticks stand. Pure.
struct TimeAxis: Hashable {
  /// Room at both ends, in pixels: half of the playhead's handle, so that it reaches 0 and the end.
  static let inset = 8.0

  /// Seconds from end to end.
  var duration: Double
  /// Pixels from edge to edge, insets included.
  var width: Double

  /// Pixels from the left edge.
  func position(of time: Double) -> Double {
    guard duration > 0 else { return Self.inset }
    return Self.inset + time / duration * max(0, width - 2 * Self.inset)
  }

  /// One mark of the ruler.
  struct Tick: Hashable {
    var time: Double
    /// Long, with its time beside it.
    var isMajor: Bool
  }

  /// Ticks from 0 to the end; major ones stand at least `spacing` pixels apart.
  func ticks(majorSpacing spacing: Double = 64) -> [Tick] {
    guard duration > 0, width > 2 * Self.inset else { return [] }
    let pixelsPerSecond = (width - 2 * Self.inset) / duration
    // Steps that people count in, with the number of parts that each divides into well.
    let steps: [(seconds: Double, parts: Int)] = [
      (0.05, 5), (0.1, 5), (0.2, 4), (0.5, 5), (1, 5), (2, 4), (5, 5), (10, 5), (30, 6), (60, 6), (300, 5),
      (1800, 6), (7200, 4), (43_200, 6), (604_800, 7),
    ]
    guard let step = steps.first(where: { $0.seconds * pixelsPerSecond >= spacing }) ?? steps.last else { return [] }
    let minor = step.seconds / Double(step.parts)
    let count = Int((duration / minor + 1e-6).rounded(.down))
    // A span of days would have no end of ticks; nobody can read them either.
    guard count < 10_000 else { return [] }
    return (0...count).map { Tick(time: Double($0) * minor, isMajor: $0 % step.parts == 0) }
  }
}

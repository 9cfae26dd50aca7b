/// How long it takes until nothing is left of what a new motion has taken the place of.
enum HandOver {
  /// Seconds for size, place and opacity: as quick as a disappearance and a half.
  static let duration = 0.3
  /// Seconds that a turn takes longer for each degree, so that half a turn is not whipped back.
  static let secondsPerDegree = 1.0 / 300
  /// A turn goes on in its direction unless this part of the resting angle lies behind it at most.
  static let returningPart = 0.25

  /// Seconds for a difference from rest: less where the velocity would carry it far out first, but never so little that
  /// a large difference is gone at a blow.
  static func duration(for difference: TrackState, of property: TrackProperty) -> Double {
    if property == .rotation || property == .rotation3D { return duration + abs(difference.value) * secondsPerDegree }
    // A cubic that begins at rest with velocity v goes out to 4/27 · v · T.
    let braking = farthest(property) * 27 / 4 / max(abs(difference.velocity), 1e-6)
    let returning = duration * min(abs(difference.value) / (10 * farthest(property)), 1)
    return max(min(braking, duration), returning, shortest)
  }

  /// How far velocity alone may carry a property out.
  private static func farthest(_ property: TrackProperty) -> Double {
    switch property {
    case .scale, .opacity, .drawStart, .drawEnd, .fill, .scaleX, .scaleY: 0.05
    case .offsetX, .offsetY, .blur: 0.02
    case .rotation, .rotation3D: 15
    }
  }

  /// Seconds; two frames of a usual screen.
  private static let shortest = 0.033
}

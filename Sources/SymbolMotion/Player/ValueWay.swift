/// A number that goes smoothly to a goal whenever a new one is set.
struct ValueWay: Hashable, Sendable {
  private(set) var goal: Double
  private var start = 0.0
  private var keyframes: [Keyframe] = []

  init(_ value: Double) {
    goal = value
  }

  /// When the goal is reached.
  var end: Double { keyframes.last.map { start + $0.time } ?? -.infinity }

  func value(at time: Double) -> Double { state(at: time).value }

  /// - Parameter duration: seconds; 0 goes there at once.
  mutating func go(to goal: Double, within duration: Double, range: ClosedRange<Double> = 0...1, at time: Double) {
    guard goal != self.goal || duration == 0 else { return }
    let present = state(at: time)
    keyframes = duration > 0 ? Settling.smooth(from: present, to: goal, within: duration, range: range) : []
    start = time
    self.goal = goal
  }

  private func state(at time: Double) -> TrackState { keyframes.state(at: time - start, rest: goal) }
}

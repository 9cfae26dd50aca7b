/// What is added to a motion for a while, so that it begins where the symbol is rather than where it would by itself.
struct Lead: Hashable, Sendable {
  /// Of each group: ways from a difference to none, in the motion's own time.
  private var ways: [[TrackProperty: [Keyframe]]] = []
  /// The motion's own time at which nothing is added any more.
  private(set) var end = -Double.infinity

  /// Adds nothing.
  init() {}

  /// - Parameters:
  ///   - differences: what is wanted less what the motion has, for each group.
  ///   - time: the motion's own time at which they hold.
  init(_ differences: [[TrackProperty: TrackState]], at time: Double) {
    ways = differences.map { differences in
      var ways: [TrackProperty: [Keyframe]] = [:]
      for (property, difference) in differences
      where abs(difference.value) > 1e-9 || abs(difference.velocity) > 1e-6 {
        ways[property] = Settling.smooth(
          from: difference, to: 0, within: HandOver.duration(for: difference, of: property),
          range: -Double.infinity...Double.infinity
        ).delayed(by: time)
      }
      return ways
    }
    end = ways.reduce(end) { $1.values.reduce($0) { max($0, $1.last?.time ?? $0) } }
  }

  /// What is added to, of each group.
  var properties: [Set<TrackProperty>] { ways.map { Set($0.keys) } }

  func add(to poses: inout [Pose], at time: Double) {
    for (index, ways) in ways.enumerated() {
      for (property, way) in ways { poses[index][property] += way.state(at: time, rest: 0).value }
    }
  }

  func adding(to state: TrackState, of property: TrackProperty, inGroup index: Int, at time: Double) -> TrackState {
    guard time < end, let way = ways.indices.contains(index) ? ways[index][property] : nil else { return state }
    let added = way.state(at: time, rest: 0)
    let value = state.value + added.value
    let drawn = min(max(value, property.range.lowerBound), property.range.upperBound)
    return TrackState(value: drawn, velocity: drawn == value ? state.velocity + added.velocity : 0)
  }
}

/// Where a motion that shows or hides is entered, so that it goes on from what is seen now.
struct VisibilityEntry {
  /// The motion; its groups are split where their layers do not look alike now.
  let motion: Motion
  /// In the motion's own time.
  let time: Double
  /// Of each group: what is seen now less what the motion has at that time.
  let differences: [[TrackProperty: TrackState]]

  /// - Parameters:
  ///   - present: value and velocity of all properties now; nil: all is at rest.
  ///   - takesMovement: whether the motion takes over movement as well, and is entered where that is likest; else
  ///     movement that is left goes to rest by itself, and the motion begins from rest.
  init(_ motion: Motion, from present: GroupStates?, takesMovement: Bool = false) {
    let motion = present.map { motion.split(whereUnlikeIn: $0) } ?? motion
    let wanted = motion.groups.map { group in
      { (property: TrackProperty) in
        let state = group.layers.first.flatMap { present?.state(of: property, ofLayer: $0) }
        return state ?? TrackState(value: property.restValue, velocity: 0)
      }
    }
    let time =
      takesMovement ? VisibilityEntry.nearestTime(of: motion, wanted) : VisibilityEntry.likestTime(of: motion, wanted)
    self.motion = motion
    self.time = time
    differences = motion.groups.indices.map { index in
      VisibilityEntry.difference(wanted[index], motion, group: index, at: time, takesMovement: takesMovement)
    }
  }

  /// The first moment at which the motion shows as much of each group as is seen now; the last one where all is seen
  /// already and the motion shows it.
  private static func likestTime(of motion: Motion, _ wanted: [(TrackProperty) -> TrackState]) -> Double {
    let end = motion.holds ? motion.intro : motion.totalDuration ?? motion.duration
    func difference(at time: Double) -> Double {
      zip(motion.poses(at: time), wanted).reduce(0) { sum, group in
        let (pose, wanted) = group
        let drawn = wanted(.drawEnd).value - wanted(.drawStart).value
        return sum + abs(pose.opacity - wanted(.opacity).value) + abs(pose.draw.end - pose.draw.start - drawn)
      }
    }
    let isSeen = wanted.allSatisfy { wanted in
      TrackProperty.allCases.allSatisfy { $0.isMovement || wanted($0).isAtRest(of: $0) }
    }
    if isSeen { return difference(at: end) < 1e-9 ? end : 0 }
    var best = (time: 0.0, difference: difference(at: 0))
    for step in 1...PlayerLimits.entryMoments {
      let time = end * Double(step) / Double(PlayerLimits.entryMoments)
      let difference = difference(at: time)
      if difference < best.difference - 1e-9 { best = (time, difference) }
    }
    return best.time
  }

  /// The moment at which the motion's values are nearest to the present ones, in the units of what a hand-over may move.
  private static func nearestTime(of motion: Motion, _ wanted: [(TrackProperty) -> TrackState]) -> Double {
    let end = motion.totalDuration ?? motion.duration
    func difference(at time: Double) -> Double {
      zip(motion.poses(at: time), wanted).reduce(0) { sum, group in
        TrackProperty.allCases.reduce(sum) { sum, property in
          let unit = property == .rotation || property == .rotation3D ? 180.0 : 1
          return sum + abs(group.0[property] - group.1(property).value) / unit
        }
      }
    }
    func nearest(from start: Double, to last: Double) -> Double {
      let times = (0...PlayerLimits.entryMoments).map {
        start + (last - start) * Double($0) / Double(PlayerLimits.entryMoments)
      }
      return times.min { difference(at: $0) < difference(at: $1) } ?? start
    }
    let first = nearest(from: 0, to: end)
    let step = end / Double(PlayerLimits.entryMoments)
    return nearest(from: max(first - step, 0), to: min(first + step, end))
  }

  private static func difference(
    _ wanted: (TrackProperty) -> TrackState, _ motion: Motion, group: Int, at time: Double, takesMovement: Bool
  ) -> [TrackProperty: TrackState] {
    var result: [TrackProperty: TrackState] = [:]
    for property in TrackProperty.allCases {
      let own = motion.state(of: property, inGroup: group, at: time)
      // Movement that is left goes to rest by itself: here the motion begins from rest.
      let wanted =
        property.isMovement && !takesMovement ? TrackState(value: property.restValue, velocity: 0) : wanted(property)
      result[property] = TrackState(value: wanted.value - own.value, velocity: wanted.velocity - own.velocity)
    }
    guard let start = result[.drawStart], let end = result[.drawEnd] else { return result }
    let length =
      motion.state(of: .drawEnd, inGroup: group, at: time).value
      - motion.state(of: .drawStart, inGroup: group, at: time).value
    if length < 1e-9, length + end.value - start.value < 1e-9 {
      // Nothing is drawn, wherever it begins.
      result[.drawStart] = nil
      result[.drawEnd] = nil
    } else {
      // Once round a path is no difference.
      let turns = start.value.rounded()
      result[.drawStart]?.value -= turns
      result[.drawEnd]?.value -= turns
    }
    return result
  }
}

extension Motion {
  /// The same motion with a group for each layer of the groups whose layers do not look alike in `present`.
  fileprivate func split(whereUnlikeIn present: GroupStates) -> Motion {
    var result = self
    result.groups = groups.flatMap { group in
      let looks = group.layers.map { layer in
        TrackProperty.allCases.filter { !$0.isMovement }.map { present.state(of: $0, ofLayer: layer) }
      }
      guard looks.contains(where: { $0 != looks[0] }) else { return [group] }
      return group.layers.map { layer in
        var part = group
        part.layers = [layer]
        return part
      }
    }
    return result
  }
}

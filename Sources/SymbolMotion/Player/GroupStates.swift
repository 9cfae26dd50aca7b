import SymbolArt

/// Value and velocity of the animated properties of several groups at one time.
struct GroupStates: Hashable, Sendable {
  /// Without tracks.
  var groups: [MotionGroup]
  /// Parallel to the groups.
  var states: [[TrackProperty: TrackState]]

  /// - Parameters:
  ///   - properties: of each group, what is animated beside its tracks.
  ///   - state: asked for each property that a group animates.
  init(
    _ groups: [MotionGroup], with properties: [Set<TrackProperty>] = [], state: (Int, TrackProperty) -> TrackState
  ) {
    self.groups = groups.map { group in
      var group = group
      group.tracks = []
      return group
    }
    states = groups.indices.map { index in
      let added = properties.indices.contains(index) ? properties[index] : []
      let all = added.union(groups[index].tracks.map(\.property))
      return Dictionary(uniqueKeysWithValues: all.map { ($0, state(index, $0)) })
    }
  }

  /// The groups of a motion, without any states.
  init(_ motion: Motion) {
    groups = motion.groups
    states = motion.groups.map { _ in [:] }
  }

  /// Whether both have the same parts about the same points, so that they add up group by group.
  func matches(_ other: GroupStates) -> Bool {
    groups.count == other.groups.count
      && zip(groups, other.groups).allSatisfy {
        $0.layers == $1.layers && $0.pivot == $1.pivot && $0.anchor == $1.anchor && $0.projection == $1.projection
      }
  }

  /// Adds what lies on top: scales and opacities multiply, offsets and rotations add, and so do their velocities.
  mutating func combine(with other: GroupStates) {
    for index in states.indices {
      for (property, state) in other.states[index] {
        let own = states[index][property] ?? TrackState(value: property.restValue, velocity: 0)
        states[index][property] =
          property.multiplies
          ? TrackState(
            value: own.value * state.value, velocity: own.velocity * state.value + own.value * state.velocity)
          : TrackState(value: own.value + state.value, velocity: own.velocity + state.velocity)
      }
    }
  }

  /// The same without the properties that do not satisfy a condition.
  func keeping(_ isKept: (TrackProperty) -> Bool) -> GroupStates {
    var result = self
    result.states = states.map { $0.filter { isKept($0.key) } }
    return result
  }

  /// Value and velocity of a layer's property; nil where no group animates it.
  func state(of property: TrackProperty, ofLayer layer: Int) -> TrackState? {
    groups.indices.last { groups[$0].layers.contains(layer) }.flatMap { states[$0][property] }
  }
}

extension TrackProperty {
  /// Whether it says where a layer is, about a point, rather than how much of it is seen.
  var isMovement: Bool {
    switch self {
    case .offsetX, .offsetY, .scale, .rotation, .scaleX, .scaleY, .rotation3D: true
    case .opacity, .drawStart, .drawEnd, .fill, .blur: false
    }
  }

  /// Whether two of it multiply; else they add.
  var multiplies: Bool {
    switch self {
    case .scale, .opacity, .fill, .scaleX, .scaleY: true
    case .offsetX, .offsetY, .rotation, .drawStart, .drawEnd, .rotation3D, .blur: false
    }
  }
}

extension Motion {
  /// What the motion leads to, at once: `animated: false`. A state that is held (scale) is held until the stop, one that
  /// a run ends in (disappear as a transition) stays; what repeats or comes back to rest does not move at all.
  public var endState: Motion {
    var result = self
    result.intro = 0
    result.loop = 0
    result.outro = 0
    result.pause = 0
    result.repetition = holds ? .forever : .times(1)
    result.stopping = holds ? .settles(within: 0) : .finishesRun
    let end: Double? = holds ? intro : totalDuration
    result.groups = groups.indices.compactMap { index in
      guard let end else { return nil }
      var group = groups[index]
      group.stopDelay = 0
      group.tracks = group.tracks.compactMap { track in
        let value = state(of: track.property, inGroup: index, at: end).value
        guard value != track.property.restValue else { return nil }
        return Track(property: track.property, keyframes: [Keyframe(time: 0, value: value)])
      }
      return group.tracks.isEmpty ? nil : group
    }
    return result
  }
}

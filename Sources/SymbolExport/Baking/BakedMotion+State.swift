import SymbolMotion

extension BakedMotion {
  /// The track's value at a place on the timeline of intro, loop and outro.
  public func value(of property: TrackProperty, inGroup group: Int, atTimelinePlace place: Double) -> Double {
    guard groups.indices.contains(group), let track = groups[group].tracks.first(where: { $0.property == property })
    else { return property.restValue }
    return track.value(at: place)
  }
}

extension BakedTrack {
  /// The value at a place on the timeline.
  public func value(at place: Double) -> Double {
    Track(
      property: property,
      keyframes: keyframes.map { Keyframe(time: $0.time, value: $0.value, curve: $0.curve) }
    ).value(at: place)
  }
}

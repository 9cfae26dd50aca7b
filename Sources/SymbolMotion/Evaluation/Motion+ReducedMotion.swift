extension Motion {
  /// The motion for a person who asked for less: nothing moves. Fades stay; a movement that leads to a state (scale, or
  /// the removal of what is drawn) becomes that state at once, and leaves it at once; other movement is left out.
  public var withReducedMovement: Motion {
    var result = self
    // What fades away need not be small or undrawn as well.
    let fades = groups.contains { $0.track(.opacity) != nil }
    if holds && !fades {
      result.stopping = .settles(within: 0)
      result.outro = 0
      for index in groups.indices { result.groups[index].stopDelay = 0 }
    }
    for index in groups.indices {
      if let fade = groups[index].reducedOpacity {
        result.groups[index].tracks = [Track(property: .opacity, keyframes: fade)]
        continue
      }
      let end = holds ? intro : totalDuration
      result.groups[index].tracks = groups[index].tracks.compactMap { track in
        if track.property == .opacity { return track }
        guard let end, !fades else { return nil }
        let held = track.value(at: end)
        guard held != track.property.restValue else { return nil }
        return Track(property: track.property, keyframes: [Keyframe(time: 0, value: held)])
      }
    }
    return result
  }
}

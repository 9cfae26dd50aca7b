import SymbolMotion

/// The opacity of a group for a person who asked for less motion, where it is another one than that of the motion.
struct ReducedFade {
  var track: WebTrack
  var timing: WebTiming
  /// Whether it stands in for a movement, and how; nil: it is the group's own fade without the jumps of a turn in space.
  var standIn: WebTiming.StandIn?

  /// Those of a motion's groups; nil where the opacity is the motion's own.
  ///
  /// - Parameter bake: as the motion itself was baked.
  static func all(
    of motion: Motion, _ timing: WebTiming, _ tracks: [[(property: TrackProperty, track: WebTrack)]],
    bake: (Motion) -> BakedMotion
  ) -> [ReducedFade?] {
    let hiding = motion.hidingByOpacity
    let differs = motion.groups.indices.map { index in
      motion.groups[index].reducedOpacity != nil
        || hiding.groups[index].track(.opacity) != motion.groups[index].track(.opacity)
    }
    guard differs.contains(true) else { return differs.map { _ in nil } }
    let baked = bake(motion.withReducedMovement)
    return motion.groups.indices.map { index in
      guard differs[index] else { return nil }
      let base = tracks[index].first { $0.property == .opacity }?.track.base ?? 1
      let opacity = baked.groups[index].tracks.first { $0.property == .opacity }
      var result = ReducedFade(
        track: opacity.map { WebTrack($0, baked, base: base) } ?? WebTrack(base: base), timing: timing)
      result.track = result.track.mapped { min(max($0, 0), 1) }
      if let fade = motion.groups[index].reducedOpacity {
        result.standIn = (fade.first?.value ?? 0) < (fade.last?.value ?? 0) ? .comes : .leaves
      }
      if motion.kind == .customTransition { result.cutEnd() }
      return result
    }
  }

  /// Leaves out what stays at the end, so that the way back, which is the same backwards, sets out at once: each
  /// direction of a transition fades at its start.
  private mutating func cutEnd() {
    guard var loop = track.loop else { return }
    var keyframes = loop.keyframes
    while keyframes.count > 2, keyframes[keyframes.count - 1].value == keyframes[keyframes.count - 2].value {
      keyframes.removeLast()
    }
    loop.keyframes = keyframes
    loop.duration = keyframes[keyframes.count - 1].time
    guard loop.duration > 0 else { return }
    track.loop = loop
    timing.loop = loop.duration
  }
}

import SymbolArt

/// Evaluation: pure functions of the motion, the time, and the time of the stop.
extension Motion {
  /// All layers at a time.
  ///
  /// - Parameters:
  ///   - time: seconds from the start. Before 0 the first frame, beyond the end the last one; endless motions go on.
  ///   - stop: when the motion is stopped, in seconds from the start; nil: not at all. It settles from there.
  public func frame(at time: Double, stoppedAt stop: Double? = nil) -> Frame {
    var frame = Frame.rest(layerCount: layerCount)
    if isNested {
      var composer = FrameComposer()
      composer.begin(layerCount: layerCount)
      composer.add(MotionTable(self), at: time, stoppedAt: stop)
      composer.finish(&frame)
      return frame
    }
    for (index, pose) in poses(at: time, stoppedAt: stop).enumerated() {
      let group = groups[index]
      let opacity = pose.seenOpacity(in: group.projection)
      var state = LayerState(
        transform: pose.transform(of: group, symbolSize: symbolSize), opacity: opacity,
        fadeGroup: (opacity < 1 || pose.blur > 0) && group.layers.count > 1 ? index : nil,
        draw: pose.draw.isComplete ? nil : pose.draw)
      state.blur = pose.blur * symbolSize
      state.projection = pose.projection(in: group.projection, symbolSize: symbolSize)?
        .after(offset: pose.offset * symbolSize)
      for layer in group.layers where frame.layers.indices.contains(layer) {
        frame.layers[layer] = state
      }
    }
    return frame
  }

  /// The animated values of each group at a time.
  public func poses(at time: Double, stoppedAt stop: Double? = nil) -> [Pose] {
    var poses: [Pose] = []
    evaluate(at: time, stoppedAt: stop, into: &poses)
    return poses
  }

  /// The animated values of each group at a time, in the memory of those of another time.
  func evaluate(at time: Double, stoppedAt stop: Double?, into poses: inout [Pose]) {
    poses.removeAll(keepingCapacity: true)
    // Without a stop all tracks are at the same place.
    let place = stop == nil ? place(at: time) : nil
    groups.withUnsafeBufferPointer { groups in
      for group in groups.indices {
        var pose = Pose.rest
        groups[group].tracks.withUnsafeBufferPointer { tracks in
          for track in tracks.indices {
            let property = tracks[track].property
            if let place {
              pose[property] = tracks[track].running(at: place).value
            } else {
              pose[property] = state(of: tracks[track], in: groups[group], at: time, stoppedAt: stop).value
            }
          }
        }
        poses.append(pose)
      }
    }
  }

  /// Value and velocity of a group's property at a time.
  ///
  /// - Returns: the state at rest for a property that is not animated.
  public func state(
    of property: TrackProperty, inGroup index: Int, at time: Double, stoppedAt stop: Double? = nil
  ) -> TrackState {
    guard let track = groups[index].track(property) else {
      return TrackState(value: property.restValue, velocity: 0)
    }
    return state(of: track, in: groups[index], at: time, stoppedAt: stop)
  }

  /// Seconds from a stop until every layer is at rest, for the worst moment to stop.
  public var longestSettling: Double {
    let delay = groups.map(\.stopDelay).max() ?? 0
    switch stopping {
    case .finishesRun: return duration
    case .settles(let within), .springs(_, let within), .turnsToRest(let within, _): return delay + within
    }
  }

  /// Seconds from a stop until every layer is at rest.
  public func settlingTime(stoppedAt stop: Double) -> Double {
    if stopping == .finishesRun {
      let loops = loopsPlayed(whenStoppedAt: stop)
      let end = intro + Double(loops) * loop + Double(max(loops - 1, 0)) * pause + outro
      return max(end - max(stop, 0), 0)
    }
    if let totalDuration, stop >= totalDuration - outro { return max(totalDuration - stop, 0) }
    var longest = 0.0
    for group in groups {
      for track in group.tracks {
        let state = runningState(of: track, at: max(stop, 0) + group.stopDelay)
        let way = Settling.keyframes(
          from: state, of: track.property, restingAngle: group.restingAngle, by: stopping)
        longest = max(longest, group.stopDelay + (way.last?.time ?? 0))
      }
    }
    return longest
  }

  func state(of track: Track, in group: MotionGroup, at time: Double, stoppedAt stop: Double?) -> TrackState {
    guard let stop else { return runningState(of: track, at: time) }
    if stopping == .finishesRun {
      return runningState(of: track, at: time, loops: loopsPlayed(whenStoppedAt: stop))
    }
    // A motion that has reached its outro is on its way to rest already.
    if let totalDuration, stop >= totalDuration - outro { return runningState(of: track, at: time) }
    let release = max(stop, 0) + group.stopDelay
    if time < release { return runningState(of: track, at: time) }
    let way = Settling.keyframes(
      from: runningState(of: track, at: release), of: track.property, restingAngle: group.restingAngle, by: stopping)
    return way.state(at: time - release, rest: track.property.restValue)
  }

  private func runningState(of track: Track, at time: Double, loops: Int? = nil) -> TrackState {
    track.running(at: place(at: time, loops: loops))
  }

  /// How many loops are played in all when the present run is finished.
  func loopsPlayed(whenStoppedAt stop: Double) -> Int {
    let place = place(at: max(stop, 0))
    let present = place.phase == .intro ? (holds ? 0 : 1) : place.loop + 1
    if case .times(let count) = repetition { return min(present, count) }
    return holds ? 0 : present
  }
}

extension Track {
  /// Value and velocity at a place in the play.
  fileprivate func running(at place: Motion.Place) -> TrackState {
    switch place.phase {
    case .before, .after:
      return TrackState(value: value(at: place.timeline), velocity: 0)
    case .pause:
      return TrackState(value: keyframes.stateBefore(place.timeline, rest: property.restValue).value, velocity: 0)
    case .intro, .loop, .outro:
      return state(at: place.timeline)
    }
  }
}

/// The ways of one group's properties in the three phases, each with times from 0.
struct PhaseTracks {
  var property: TrackProperty
  var intro: [Keyframe] = []
  var loop: [Keyframe]
}

/// One group's ways, before they are put on the motion's timeline.
struct PhaseGroup {
  var group: MotionGroup
  var tracks: [PhaseTracks]
}

extension CompilerContext {
  /// A motion of an intro, a loop that goes on until stopped, and the outro that follows from how it stops.
  ///
  /// - Parameter loop: seconds; 0 holds the end of the intro.
  func repeating(_ groups: [PhaseGroup], intro: Double, loop: Double, stopping: Stopping) -> Motion {
    var outro = 0.0
    let motionGroups = groups.map { phases in
      var group = phases.group
      group.tracks = phases.tracks.map { track in
        let running = intro > 0 ? track.intro.followed(by: track.loop, after: intro) : track.loop
        let last = loop > 0 ? running.stateBefore(intro + loop, rest: 0) : running.state(at: intro, rest: 0)
        let way = Settling.keyframes(
          from: last, of: track.property, restingAngle: group.restingAngle, by: stopping)
        outro = max(outro, group.stopDelay + (way.last?.time ?? 0))
        let held = way.count > 1 ? way : []
        return Track(
          property: track.property, keyframes: running.followed(by: held, after: intro + loop + group.stopDelay))
      }
      return group
    }
    return Motion(
      effectName: applied.effect.dotName, kind: applied.effect.kind, layerCount: symbol.layers.count,
      symbolSize: symbolSize, groups: motionGroups, intro: intro, loop: loop, outro: outro, repetition: .forever,
      stopping: stopping)
  }

  /// The repeating form of a closed way that each group enters in its turn and then goes round without a seam.
  ///
  /// - Parameters:
  ///   - lead: keyframes before the way, from 0 to `leadLength`, ending where it begins.
  ///   - cycle: the closed way, from 0 to `length`.
  func seamless(
    _ groups: [(group: MotionGroup, cycles: [(property: TrackProperty, lead: [Keyframe], cycle: [Keyframe])])],
    delays: [Double], leadLength: Double = 0, length: Double, stopping: Stopping
  ) -> Motion {
    let longest = delays.max() ?? 0
    let intro = longest + leadLength
    let phases = zip(groups, delays).map { entry, delay in
      PhaseGroup(
        group: entry.group,
        tracks: entry.cycles.map { property, lead, cycle in
          let ahead = longest - delay
          var way = lead.isEmpty ? [Keyframe(time: 0, value: cycle[0].value)] : lead
          way = way.delayed(by: delay)
          if ahead > 0 { way = way.followed(by: cycle.part(from: 0, to: ahead), after: delay + leadLength) }
          if delay > 0 { way.insert(Keyframe(time: 0, value: way[0].value), at: 0) }
          return PhaseTracks(property: property, intro: way, loop: cycle.turned(by: ahead, length: length))
        })
    }
    return repeating(phases, intro: intro, loop: length, stopping: stopping)
  }
}

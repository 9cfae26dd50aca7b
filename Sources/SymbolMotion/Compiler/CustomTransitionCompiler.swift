import SymbolArt
import SymbolEffects

extension MotionCompiler {
  /// A transition of one's own: one group for the whole symbol, or several, innermost first, where transitions that are
  /// combined turn or scale about different points. Repetition is of no account.
  static func customTransition(_ transition: CustomTransition, _ context: CompilerContext) -> Motion {
    let isInsertion = context.applied.behavior == .insertion
    var groups: [MotionGroup] = []
    var length = 0.0
    var isGone = false
    for part in transition.parts {
      let passage = TransitionPassage(part, isInsertion: isInsertion, in: context)
      length = max(length, passage.duration)
      isGone = isGone || passage.endsInvisible
      let group = passage.group()
      if let last = groups.last, let merged = last.merged(with: group) {
        groups[groups.count - 1] = merged
      } else {
        groups.append(group)
      }
    }
    // What is not inserted is not there, whatever the active state looks like.
    if !isGone { groups[0].jumpOutOfSight(isInsertion: isInsertion, length: length) }
    var motion = context.runs(groups, length: length, stopping: .finishesRun)
    motion.repetition = .times(1)
    motion.pause = 0
    return motion
  }
}

extension MotionGroup {
  /// Both in one group, where they turn and scale about the same points; nil where they do not.
  fileprivate func merged(with outer: MotionGroup) -> MotionGroup? {
    let sizes: [TrackProperty] = [.scale, .scaleX, .scaleY]
    func animates(_ group: MotionGroup, _ properties: [TrackProperty]) -> Bool {
      properties.contains { group.track($0) != nil }
    }
    if projection != nil && outer.projection != nil { return nil }
    if animates(self, [.rotation]) && animates(outer, [.rotation]) && anchor != outer.anchor { return nil }
    if animates(self, sizes) && animates(outer, sizes) && pivot != outer.pivot { return nil }
    var result = self
    if animates(outer, [.rotation]) { result.anchor = outer.anchor }
    if animates(outer, sizes) { result.pivot = outer.pivot }
    if outer.projection != nil { result.projection = outer.projection }
    for track in outer.tracks {
      if let index = result.tracks.firstIndex(where: { $0.property == track.property }) {
        result.tracks[index].keyframes = result.tracks[index].keyframes.combined(
          with: track.keyframes, of: track.property)
      } else {
        result.tracks.append(track)
      }
    }
    return result
  }

  /// Takes the group out of sight at the very start of an insertion, or the very end of a removal.
  fileprivate mutating func jumpOutOfSight(isInsertion: Bool, length: Double) {
    let entry = min(MotionGroup.entryTime, length / 2)
    let own = track(.opacity)?.keyframes ?? [Keyframe(time: 0, value: 1)]
    let shown = own.part(from: isInsertion ? entry : 0, to: length)
    tracks.removeAll { $0.property == .opacity }
    let fade = min(MotionGroup.reducedFade, length)
    if isInsertion {
      tracks.append(
        Track(property: .opacity, keyframes: [Keyframe(time: 0, value: 0, curve: .hold)] + shown.delayed(by: entry)))
      reducedOpacity = [Keyframe(time: 0, value: 0, curve: .cubicBezier(.sine)), Keyframe(time: fade, value: 1)]
    } else {
      tracks.append(Track(property: .opacity, keyframes: shown + [Keyframe(time: length, value: 0)]))
      reducedOpacity = [Keyframe(time: 0, value: 1, curve: .cubicBezier(.sine)), Keyframe(time: fade, value: 0)]
    }
  }

  /// Seconds after which what comes without a fade is there: less than a frame.
  private static let entryTime = 0.001
  /// Seconds of the plain fade for a person who asked for less motion.
  private static let reducedFade = 0.3
}

extension [Keyframe] {
  /// Two ways of one property at the same time: factors multiply, the others add up.
  fileprivate func combined(with other: [Keyframe], of property: TrackProperty) -> [Keyframe] {
    func both(_ one: TrackState, _ two: TrackState) -> TrackState {
      if property.multiplies {
        return TrackState(
          value: one.value * two.value, velocity: one.velocity * two.value + one.value * two.velocity)
      }
      if property == .blur {
        let sum = (one.value * one.value + two.value * two.value).squareRoot()
        return TrackState(
          value: sum, velocity: sum > 0 ? (one.value * one.velocity + two.value * two.velocity) / sum : 0)
      }
      return TrackState(value: one.value + two.value, velocity: one.velocity + two.velocity)
    }
    let times = Set(map(\.time) + other.map(\.time)).sorted()
    guard times.count > 1 else { return self }
    let rest = property.restValue
    var result: [Keyframe] = []
    for (from, to) in zip(times, times.dropFirst()) {
      result += SmoothWay.keyframes(from: from, to: to, pieces: 2, tolerance: property.followingTolerance) { time in
        // The last state of a piece is the one that is arrived with.
        time >= to
          ? both(stateBefore(time, rest: rest), other.stateBefore(time, rest: rest))
          : both(state(at: time, rest: rest), other.state(at: time, rest: rest))
      }
    }
    return result
  }
}

/// Follows a smooth way by cubics through its values and velocities.
enum SmoothWay {
  /// - Parameters:
  ///   - pieces: at least so many, so that no swing is missed.
  ///   - tolerance: pieces are halved until they lie within it, in the value's unit.
  static func keyframes(
    from start: Double, to end: Double, pieces: Int, tolerance: Double, state: (Double) -> TrackState
  ) -> [Keyframe] {
    let step = (end - start) / Double(pieces)
    return (0..<pieces).reduce(into: []) { result, piece in
      let from = start + Double(piece) * step
      result = result.followed(
        by: way(from: from, to: piece == pieces - 1 ? end : from + step, tolerance, deepest, state), after: 0)
    }
  }

  /// Halvings of a piece.
  private static let deepest = 8

  private static func way(
    from start: Double, to end: Double, _ tolerance: Double, _ depth: Int, _ state: (Double) -> TrackState
  ) -> [Keyframe] {
    let (first, last) = (state(start), state(end))
    let misses = [0.25, 0.5, 0.75].contains { part in
      let there = Settling.hermite(from: first, to: last, duration: end - start, at: part).value
      return abs(there - state(start + part * (end - start)).value) > tolerance
    }
    guard misses, depth > 0 else {
      return Settling.cubic(from: first, to: last, duration: end - start).delayed(by: start)
    }
    let middle = (start + end) / 2
    return way(from: start, to: middle, tolerance, depth - 1, state).followed(
      by: way(from: middle, to: end, tolerance, depth - 1, state), after: 0)
  }
}

extension TrackProperty {
  /// How far cubics may lie from the way that they follow: a tenth of what can be seen.
  var followingTolerance: Double {
    switch self {
    case .rotation, .rotation3D: 0.02
    case .opacity, .fill, .drawStart, .drawEnd: 0.0005
    case .offsetX, .offsetY, .scale, .scaleX, .scaleY, .blur: 0.0001
    }
  }
}

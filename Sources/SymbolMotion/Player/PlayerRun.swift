import SymbolEffects

/// One run of an effect: a motion with the time at which it began, and perhaps the time at which it was stopped.
struct PlayerRun: Hashable, Sendable {
  let id: RunID
  var applied: AppliedEffect
  /// The motion, as it is played.
  var table: MotionTable
  /// The player's time at which the motion's own time is 0.
  var origin: Double
  /// In the motion's own time; nil: not stopped.
  var stop: Double?
  /// What is added for a while so that the motion begins where the symbol is.
  var lead = Lead()
  /// Whether its one completion has been told.
  var isCompleted = false

  init(id: RunID, applied: AppliedEffect, motion: Motion, origin: Double) {
    self.id = id
    self.applied = applied
    table = MotionTable(motion)
    self.origin = origin
  }

  var motion: Motion {
    get { table.motion }
    set { table = MotionTable(newValue) }
  }

  /// When it does not change any more unless somebody acts; nil: never.
  var stillTime: Double? {
    let end: Double? =
      if let stop {
        max(stop, 0) + motion.settlingTime(stoppedAt: stop)
      } else if motion.holds {
        motion.intro
      } else {
        motion.totalDuration
      }
    return end.map { origin + max($0, lead.end) }
  }

  /// When it ends or reaches its state by itself, or has settled after its stop; nil: not before somebody stops it.
  var completionTime: Double? {
    if stop != nil { return stillTime }
    return (motion.holds ? motion.intro : motion.totalDuration).map { origin + $0 }
  }

  /// Whether it goes on until stopped, rather than ending or reaching a state.
  var repeatsUntilStopped: Bool { motion.isEndless && !motion.holds }

  /// Whether the symbol is at rest when the run is still, so that the run can be forgotten.
  var endsAtRest: Bool {
    if stop != nil && motion.isEndless { return true }
    guard let total = motion.totalDuration else { return false }
    guard applied.effect.kind.changesVisibility else { return true }
    return motion.poses(at: total + 1) == motion.groups.map { _ in .rest }
  }

  /// The same run with the motion as it is on another symbol, as far as it has come.
  func continued(as motion: Motion, at time: Double) -> PlayerRun {
    var result = self
    result.lead = Lead()
    result.motion = motion
    guard motion.intro != self.motion.intro || motion.loop != self.motion.loop || motion.outro != self.motion.outro
    else { return result }
    let own = time - origin
    // What begins only now begins on the other symbol as well, whatever phases its motion has there.
    guard own > 0 else { return result }
    result.stop = stop.map { motion.time(like: self.motion, at: $0) }
    if let stop, let goesOn = result.stop, motion.stopping != .finishesRun {
      result.origin = time - goesOn - max(own - stop, 0)
    } else {
      result.origin = time - motion.time(like: self.motion, at: own, stoppedAt: stop)
    }
    return result
  }

  /// Value and velocity of all animated properties of each group.
  func states(at time: Double) -> GroupStates {
    let own = time - origin
    return GroupStates(motion.groups, with: own < lead.end ? lead.properties : []) { index, property in
      let state = motion.state(of: property, inGroup: index, at: own, stoppedAt: stop)
      return lead.adding(to: state, of: property, inGroup: index, at: own)
    }
  }

  /// The next start of a further run after a time, or an earlier time; infinite where there is none.
  func nextRepeat(after time: Double) -> Double {
    let period = motion.loop + motion.pause
    guard motion.loop > 0 else { return .infinity }
    let first = origin + motion.intro
    let next = first + max(((time - first) / period).rounded(.down) + 1, 1) * period
    // Rounding may count a start a hair's breadth early: from there on it is looked for.
    return next - PlayerLimits.closeness
  }

  /// Starts of further runs in a span of time (the first moment excluded, the last included), oldest first.
  func repeats(after start: Double, until end: Double) -> [(time: Double, number: Int)] {
    let period = motion.loop + motion.pause
    guard motion.loop > 0, end > start else { return [] }
    let first = origin + motion.intro
    var last = ((end - first) / period).rounded(.down)
    if case .times(let count) = motion.repetition { last = min(last, Double(count - 1)) }
    if let stop { last = min(last, ((stop - motion.intro) / period).rounded(.down)) }
    let next = max(((start - first) / period).rounded(.down) + 1, 1)
    // After a long absence the last ones tell enough.
    let oldest = max(next, last - Double(PlayerLimits.repeatsAtOnce) + 1)
    guard last >= oldest, last < 1e15 else { return [] }
    return (Int(oldest)...Int(last)).map { (first + Double($0) * period, $0) }
  }
}

extension EffectKind {
  /// Appear, disappear and draw show and hide: each takes the place of the others.
  var changesVisibility: Bool {
    switch self {
    case .appear, .disappear, .drawOn, .drawOff, .automatic, .customTransition: true
    case .bounce, .pulse, .variableColor, .scale, .wiggle, .rotate, .breathe, .replace, .imageSwitching: false
    }
  }
}

import SymbolEffects

/// The place of one type of effect in the stack: its present run, and what is left of those that it took the place of.
struct PlayerSlot: Hashable, Sendable {
  /// Oldest first: innermost in the drawing, as the run comes last.
  var remnants: [Remnant] = []
  var run: PlayerRun?

  /// Puts a run in the place of the present one, going on from where the symbol is.
  ///
  /// - Parameter movesOn: whether movement that is left goes to rest; else it is gone at once (reduced motion).
  mutating func take(_ next: PlayerRun, at time: Double, symbolSize: Double, movesOn: Bool) {
    forget(before: time)
    var next = next
    var left = run?.states(at: time)
    if next.applied.effect.kind.changesVisibility {
      // A transition turned back goes back the way that it came, also where its movement is concerned.
      let turnsBack =
        next.applied.effect.kind == .customTransition && left?.matches(GroupStates(next.motion)) == true
        && run?.applied.effect.kind == .customTransition
      let entry = VisibilityEntry(next.motion, from: left, takesMovement: turnsBack)
      next.motion = entry.motion
      next.origin = time - entry.time
      next.lead = Lead(
        movesOn ? entry.differences : entry.differences.map { $0.filter { !$0.key.isMovement } }, at: entry.time)
      left = turnsBack ? nil : left?.keeping(\.isMovement)
    } else if movesOn {
      next.lead = Lead(next.motion.differencesFromRest, at: 0)
    }
    if !movesOn { left = left?.keeping { !$0.isMovement } }
    run = next
    guard let left else { return }
    leave(left, kind: next.applied.effect.kind, layerCount: next.motion.layerCount, symbolSize: symbolSize, at: time)
  }

  /// What is not seen any more.
  mutating func forget(before time: Double) {
    remnants.removeAll { $0.end <= time }
    if let run, run.isCompleted, run.endsAtRest, let still = run.stillTime, still <= time { self.run = nil }
  }

  var isEmpty: Bool { run == nil && remnants.isEmpty }

  /// The next time at which something ends, or is to be told, after `time`.
  func nextNews(after time: Double) -> Double {
    var next = remnants.reduce(Double.infinity) { min($0, $1.end) }
    guard let run else { return next }
    if !run.isCompleted { next = min(next, run.completionTime ?? .infinity, run.nextRepeat(after: time)) }
    if run.isCompleted, run.endsAtRest, let still = run.stillTime { next = min(next, still) }
    return next
  }

  /// When it does not change any more unless somebody acts; nil: never.
  var stillTime: Double? {
    let remnantsEnd = remnants.map(\.end).max() ?? -.infinity
    guard let run else { return remnantsEnd }
    return run.stillTime.map { max($0, remnantsEnd) }
  }

  private mutating func leave(
    _ states: GroupStates, kind: EffectKind, layerCount: Int, symbolSize: Double, at time: Double
  ) {
    var states = states
    func remnant(_ states: GroupStates) -> Remnant? {
      Remnant(states, kind: kind, layerCount: layerCount, symbolSize: symbolSize, at: time)
    }
    // Neighbours about the same points become one; exactly, since nothing lies between them.
    if let last = remnants.last {
      var joined = last.states(at: time)
      if joined.matches(states) {
        joined.combine(with: states)
        remnants.removeLast()
        states = joined
      }
    }
    if let remnant = remnant(states) { remnants.append(remnant) }
    // The oldest has faded most: that it goes at once is seen least.
    if remnants.count > PlayerLimits.remnants { remnants.removeFirst() }
  }
}

extension Motion {
  /// Of each group: what is missing to rest where the motion begins. Most begin at rest.
  fileprivate var differencesFromRest: [[TrackProperty: TrackState]] {
    groups.indices.map { index in
      var result: [TrackProperty: TrackState] = [:]
      for track in groups[index].tracks {
        let value = track.property.restValue - state(of: track.property, inGroup: index, at: 0).value
        result[track.property] = TrackState(value: value, velocity: 0)
      }
      return result
    }
  }
}

#if canImport(Glibc)
  import Glibc
#endif
import SymbolEffects

/// What is left of a motion whose place another one has taken: it goes to rest from where it was, with the velocity it
/// had, while the other begins. The two add up, so that neither value nor velocity jumps.
struct Remnant: Hashable, Sendable {
  /// The motion, as it is played.
  let table: MotionTable
  /// The player's time at which it begins.
  let start: Double

  /// nil where there is nothing left: all is at rest and stands still.
  init?(_ states: GroupStates, kind: EffectKind, layerCount: Int, symbolSize: Double, at time: Double) {
    var end = 0.0
    let groups = zip(states.groups, states.states).map { group, states in
      var group = group
      group.tracks = TrackProperty.allCases.compactMap { property in
        guard let state = states[property], let way = Remnant.way(from: state, of: property, in: group) else {
          return nil
        }
        end = max(end, way.last?.time ?? 0)
        return Track(property: property, keyframes: way)
      }
      return group
    }
    guard end > 0 else { return nil }
    table = MotionTable(
      Motion(effectName: "", kind: kind, layerCount: layerCount, symbolSize: symbolSize, groups: groups, loop: end))
    start = time
  }

  /// One run to rest.
  var motion: Motion { table.motion }

  var end: Double { start + motion.loop }

  func states(at time: Double) -> GroupStates {
    GroupStates(motion.groups) { motion.state(of: $1, inGroup: $0, at: time - start) }
  }

  private static func way(from state: TrackState, of property: TrackProperty, in group: MotionGroup) -> [Keyframe]? {
    guard property == .rotation else {
      guard !state.isAtRest(of: property) else { return nil }
      let difference = TrackState(value: state.value - property.restValue, velocity: state.velocity)
      return Settling.smooth(
        from: state, to: property.restValue, within: HandOver.duration(for: difference, of: property),
        range: property.range)
    }
    let turn = TrackState(
      value: remainder(of: state, restingAngle: group.restingAngle > 0 ? group.restingAngle : 360),
      velocity: state.velocity)
    guard !turn.isAtRest(of: property) else { return nil }
    return Settling.smooth(
      from: turn, to: 0, within: HandOver.duration(for: turn, of: property), range: property.range)
  }

  /// The angle from the next rest: ahead in the direction of the turn, unless one lies close behind.
  private static func remainder(of state: TrackState, restingAngle: Double) -> Double {
    let nearest = state.value.remainder(dividingBy: restingAngle)
    if state.velocity > 0, nearest > restingAngle * HandOver.returningPart { return nearest - restingAngle }
    if state.velocity < 0, nearest < -restingAngle * HandOver.returningPart { return nearest + restingAngle }
    return nearest
  }
}

extension TrackState {
  /// So close to rest, and so slow, that it is not seen.
  func isAtRest(of property: TrackProperty) -> Bool {
    abs(value - property.restValue) < 1e-9 && abs(velocity) < 1e-6
  }
}

import SymbolEffects
import TestSupport
import Testing

@testable import SymbolMotion

@Suite("Stopping")
struct StopTests {
  @Test(
    "at any moment: value and velocity go on, and rest is reached within the stated time", arguments: MotionCase.effects
  )
  func anyMoment(_ effect: AnySymbolEffect) throws {
    for row in try MotionCase.endless(effect) { try anyMoment(row) }
  }

  private func anyMoment(_ row: MotionCase) throws {
    let motion = try row.motion()
    var dice = RepeatableRandom(seed: 42)
    for _ in 0..<50 {
      let stop = Double.random(in: 0...motion.intro + 2 * (motion.loop + motion.pause) + 0.5, using: &dice)
      let settling = motion.settlingTime(stoppedAt: stop)
      #expect(settling <= motion.longestSettling + 1e-9, "\(row)")
      for (group, property) in motion.tracks {
        let release = stop + motion.groups[group].stopDelay
        let running = motion.state(of: property, inGroup: group, at: release)
        let stopped = motion.state(of: property, inGroup: group, at: release, stoppedAt: stop)
        #expect(abs(stopped.value - running.value) < 1e-6, "\(row)")
        #expect(abs(stopped.velocity - running.velocity) < 1e-3 * max(1, abs(running.velocity)), "\(row)")
        let end = motion.state(of: property, inGroup: group, at: stop + settling + 1e-9, stoppedAt: stop)
        #expect(motion.distanceFromRest(end.value, of: property, inGroup: group) < 1e-9, "\(row)")
        let later = motion.state(of: property, inGroup: group, at: stop + settling + 60, stoppedAt: stop)
        #expect(later.velocity == 0, "\(row)")
        #expect(motion.distanceFromRest(later.value, of: property, inGroup: group) < 1e-9, "\(row)")
      }
    }
  }

  @Test("the way to rest does not jump, overshoot what can be drawn, or jerk", arguments: MotionCase.effects)
  func wayToRest(_ effect: AnySymbolEffect) throws {
    for row in try MotionCase.endless(effect) { try wayToRest(row) }
  }

  private func wayToRest(_ row: MotionCase) throws {
    let motion = try row.motion()
    var dice = RepeatableRandom(seed: 7)
    for _ in 0..<4 {
      let stop = Double.random(in: 0...motion.intro + motion.loop + motion.pause + 0.5, using: &dice)
      let end = stop + motion.settlingTime(stoppedAt: stop)
      for (group, property) in motion.tracks {
        var last = motion.state(of: property, inGroup: group, at: stop - 0.001, stoppedAt: stop)
        for millisecond in 0...Int((end - stop) * 1000) + 2 {
          let time = stop + Double(millisecond) / 1000
          let state = motion.state(of: property, inGroup: group, at: time, stoppedAt: stop)
          let change =
            property == .rotation ? (state.value - last.value).remainder(dividingBy: 360) : state.value - last.value
          #expect(abs(change) <= Bounds.step(property), "\(property) at \(time), stopped at \(stop) – \(row)")
          #expect(property.range.contains(state.value), "\(property) at \(time), stopped at \(stop) – \(row)")
          let starts = abs(last.velocity) < Bounds.velocityStep(property) / 10 && motion.stopping == .finishesRun
          let isSeen = motion.state(of: .opacity, inGroup: group, at: time, stoppedAt: stop).value > 0.01
          if isSeen && !starts && abs(state.velocity - last.velocity) > Bounds.velocityStep(property) {
            Issue.record(
              "\(property) at \(time), stopped at \(stop): velocity \(last.velocity) → \(state.velocity) – \(row)")
            break
          }
          last = state
        }
      }
    }
  }

  @Test("the stated outro is what a stop at the end of a loop plays", arguments: MotionCase.effects)
  func outro(_ effect: AnySymbolEffect) throws {
    for row in try MotionCase.endless(effect) { try outro(row) }
  }

  private func outro(_ row: MotionCase) throws {
    let motion = try row.motion()
    guard motion.outro > 0, motion.pause == 0 else { return }
    let stop = motion.intro + motion.loop
    #expect(abs(motion.settlingTime(stoppedAt: stop) - motion.outro) < 1e-9, "\(row)")
    for (group, property) in motion.tracks {
      let track = try #require(motion.groups[group].track(property))
      for step in 0...20 where motion.groups[group].stopDelay == 0 || motion.holds {
        let time = motion.outro * Double(step) / 20
        let evaluated = motion.state(of: property, inGroup: group, at: stop + time, stoppedAt: stop).value
        let stated = track.value(at: stop + time)
        let change = evaluated - stated
        #expect(abs(property == .rotation ? change.remainder(dividingBy: 360) : change) < 1e-6, "\(row)")
      }
    }
  }

  @Test("a turn on the way comes to rest in at most 1.6 s, ahead of where it was stopped")
  func turns() throws {
    for row in MotionCase.all(options: [".repeat(.continuous)"]) where row.effect.kind == .rotate {
      let motion = try row.motion()
      for step in 0..<60 {
        let stop = motion.intro + motion.loop * Double(step) / 60
        #expect(motion.settlingTime(stoppedAt: stop) <= 1.6 + 1e-9)
        for group in motion.groups.indices {
          let sign: Double = motion.state(of: .rotation, inGroup: group, at: stop).velocity < 0 ? -1 : 1
          for late in 0...32 {
            let time = stop + Double(late) / 20
            #expect(motion.state(of: .rotation, inGroup: group, at: time, stoppedAt: stop).velocity * sign >= -1e-9)
          }
        }
      }
    }
  }
}

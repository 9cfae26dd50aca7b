import SymbolEffects
import Testing

@testable import SymbolMotion

/// How much a property may change in a millisecond, and its velocity. A motion drawn at 60 Hz then never leaps: the
/// bounds lie at twice what the fastest effect does, and far below what a cut would do.
enum Bounds {
  static func step(_ property: TrackProperty) -> Double {
    switch property {
    case .offsetX, .offsetY: 0.002
    case .scale: 0.006
    case .rotation, .rotation3D: 0.7
    case .opacity, .fill, .drawStart, .drawEnd, .blur, .scaleX, .scaleY: 0.02
    }
  }

  static func velocityStep(_ property: TrackProperty) -> Double {
    switch property {
    case .offsetX, .offsetY: 0.04
    case .scale: 0.3
    case .rotation, .rotation3D: 6
    case .opacity, .fill, .drawStart, .drawEnd, .blur, .scaleX, .scaleY: 0.5
    }
  }
}

@Suite("Smoothness")
struct SmoothnessTests {
  @Test("no jump: within a millisecond no value changes by more than its bound", arguments: MotionCase.effects)
  func noJump(_ effect: AnySymbolEffect) throws {
    for row in MotionCase.everything(effect) { try noJump(row) }
  }

  private func noJump(_ row: MotionCase) throws {
    let motion = try row.motion()
    let end = motion.totalDuration ?? motion.intro + 2 * motion.loop + 2 * motion.pause
    for (group, property) in motion.tracks {
      var last = motion.state(of: property, inGroup: group, at: 0).value
      var worst = 0.0
      for millisecond in 0...Int(end * 1000) + 2 {
        let value = motion.state(of: property, inGroup: group, at: Double(millisecond) / 1000).value
        // A whole turn more or less is the same picture.
        let change = property == .rotation ? abs(value - last).remainder(dividingBy: 360) : value - last
        worst = max(worst, abs(change))
        last = value
      }
      #expect(worst <= Bounds.step(property), "\(property) of group \(group) – \(row)")
    }
  }

  @Test(
    "no velocity jump inside a run: only what stands still or is not seen may start fast",
    arguments: MotionCase.effects)
  func noVelocityJump(_ effect: AnySymbolEffect) throws {
    for row in MotionCase.everything(effect) { try noVelocityJump(row) }
  }

  private func noVelocityJump(_ row: MotionCase) throws {
    let motion = try row.motion()
    let end = motion.totalDuration ?? motion.intro + 2 * motion.loop + 2 * motion.pause
    for (group, property) in motion.tracks {
      var last = motion.state(of: property, inGroup: group, at: 0)
      for millisecond in 0...Int(end * 1000) + 2 {
        let time = Double(millisecond) / 1000
        let state = motion.state(of: property, inGroup: group, at: time)
        let startsFromRest = abs(last.velocity) < Bounds.velocityStep(property) / 10
        let isSeen = motion.state(of: .opacity, inGroup: group, at: time).value > 0.01
        if abs(state.velocity - last.velocity) > Bounds.velocityStep(property), isSeen, !startsFromRest {
          Issue.record(
            "\(property) of group \(group) at \(time): velocity \(last.velocity) → \(state.velocity) – \(row)")
          break
        }
        last = state
      }
    }
  }

  @Test("velocity is the derivative of the value")
  func velocity() throws {
    for row in MotionCase.all(options: ["", ".repeat(.continuous)"]) {
      let motion = try row.motion()
      for (group, property) in motion.tracks {
        for step in 1...40 {
          let time = motion.playLength * Double(step) / 41 + 0.000_123
          let before = motion.state(of: property, inGroup: group, at: time - 1e-6).value
          let after = motion.state(of: property, inGroup: group, at: time + 1e-6).value
          let velocity = motion.state(of: property, inGroup: group, at: time).velocity
          #expect(
            abs((after - before) / 2e-6 - velocity) < Bounds.velocityStep(property) / 10,
            "\(row): \(property) at \(time)")
        }
      }
    }
  }

  @Test("loops close: the end of a loop is its start, in value and velocity", arguments: MotionCase.effects)
  func loopsClose(_ effect: AnySymbolEffect) throws {
    for row in try MotionCase.endless(effect) { try loopsClose(row) }
  }

  private func loopsClose(_ row: MotionCase) throws {
    let motion = try row.motion()
    guard motion.loop > 0 else { return }
    for (group, property) in motion.tracks {
      let keyframes = try #require(motion.groups[group].track(property)).keyframes
      let start = keyframes.state(at: motion.intro, rest: property.restValue)
      let end = keyframes.stateBefore(motion.intro + motion.loop, rest: property.restValue)
      let change = end.value - start.value
      #expect(abs(property == .rotation ? change.remainder(dividingBy: 360) : change) < 1e-9, "\(row)")
      // A run that comes to rest may start fast again.
      if start.velocity != end.velocity && end.velocity != 0 {
        #expect(abs(end.velocity - start.velocity) < 1e-6 * max(1, abs(start.velocity)), "\(property) – \(row)")
      }
    }
  }
}

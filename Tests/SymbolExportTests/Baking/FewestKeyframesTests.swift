import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolExport

@Suite("Fewest keyframes")
struct FewestKeyframesTests {
  @Test("No keyframe of a preset repeats another's time and value, and none stands where the value stays")
  func nothingIdle() throws {
    for applied in BakingTests.samples {
      for count in [1, 3, 8] {
        let baked = try PresetMotions.baked(applied, groupCount: count).motion
        for track in baked.groups.flatMap(\.tracks) {
          let values = track.keyframes.map { (time: ($0.time * 1e5).rounded(), value: ($0.value * 1e5).rounded()) }
          for (first, second) in zip(values, values.dropFirst()) where first.time == second.time {
            #expect(first.value != second.value, "\(applied.effect) \(applied.behavior) \(track.property) repeats")
          }
          for (index, second) in values.enumerated().dropFirst().dropLast() {
            let isLevel = values[index - 1].value == second.value && values[index + 1].value == second.value
            let isSpring = track.keyframes[index - 1].spring != nil || track.keyframes[index].spring != nil
            #expect(!isLevel || isSpring, "\(applied.effect) \(applied.behavior) \(track.property) is level")
          }
        }
      }
    }
  }

  @Test("From extreme to extreme a spring takes one curve, and two where it starts fast")
  func springs() {
    for damping in [0.3, 0.5, 0.6, 0.8, 1] {
      for velocity in [0.0, 8, -4] {
        let spring = Spring(response: 0.3, dampingFraction: damping, initialVelocity: velocity)
        let track = Track(
          property: .scale,
          keyframes: [
            Keyframe(time: 0, value: 1.2, curve: .spring(spring)),
            Keyframe(time: spring.settlingDuration(from: 1.2, to: 1), value: 1),
          ])
        let baked = BakedTrack.keyframes(of: track, until: track.end)
        let signs = (1..<2000).map { track.state(at: track.end * Double($0) / 2000).velocity.sign }
        let extremes = zip(signs, signs.dropFirst()).count { $0 != $1 }
        #expect(baked.count - 1 <= extremes + 3, "damping \(damping), velocity \(velocity): \(baked.count)")
      }
    }
  }

  @Test("What every effect takes in all is counted: a bounce six keyframes a group, a wiggle seven")
  func counts() throws {
    func most(_ name: String, _ behavior: AppliedBehavior) throws -> Int {
      let applied = AppliedEffect(try AnySymbolEffect(parsing: name), behavior: behavior)
      let tracks = try PresetMotions.baked(applied, groupCount: 3).motion.groups.flatMap(\.tracks)
      return tracks.map(\.keyframes.count).max() ?? 0
    }
    #expect(try most(".bounce", .discrete) == 6)
    #expect(try most(".wiggle", .discrete) == 7)
    #expect(try most(".pulse", .discrete) == 3)
    #expect(try most(".rotate", .discrete) == 2)
    #expect(try most(".scale", .indefinite) <= 8)
    #expect(try most(".breathe.pulse", .indefinite) <= 6)
    #expect(try most(".wiggle", .indefinite) <= 11)
  }

  @Test("A curve that was cut in two is one again, and a bend or an extreme stays")
  func cuts() {
    let whole = [
      Keyframe(time: 0, value: 0, curve: .cubicBezier(0.3, 0.1, 0.6, 1)), Keyframe(time: 2, value: 10),
    ]
    let cut = whole.part(from: 0, to: 0.7).dropLast() + whole.part(from: 0.7, to: 2).delayed(by: 0.7)
    let joined = Array(cut).fewest(tolerance: 0.05)
    #expect(cut.count == 3 && joined.count == 2)
    for step in 0...50 {
      let time = Double(step) / 25
      let track = Track(property: .rotation, keyframes: joined)
      #expect(abs(track.value(at: time) - Track(property: .rotation, keyframes: whole).value(at: time)) < 0.006)
    }
    let bend = [Keyframe(time: 0, value: 0), Keyframe(time: 1, value: 1), Keyframe(time: 2, value: 3)]
    #expect(bend.fewest(tolerance: 0.05) == bend)
    let line = [Keyframe(time: 0, value: 0), Keyframe(time: 1, value: 1), Keyframe(time: 3, value: 3)]
    #expect(line.fewest(tolerance: 0.05).map(\.time) == [0, 3])
    let jump = [
      Keyframe(time: 0, value: 0, curve: .hold), Keyframe(time: 1, value: 0), Keyframe(time: 1, value: 1),
      Keyframe(time: 2, value: 2),
    ]
    #expect(jump.fewest(tolerance: 0.05).map(\.value) == [0, 1, 2])
  }
}

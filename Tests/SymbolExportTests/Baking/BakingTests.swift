import SymbolArt
import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolExport

@Suite("Baking")
struct BakingTests {
  /// Every effect that compiles, in every behaviour, for three groups.
  static let samples: [AppliedEffect] = EffectKind.allCases.flatMap { kind in
    AppliedBehavior.supported(by: kind).map { AppliedEffect(kind.effect, behavior: $0) }
  }.filter { (try? PresetMotions.baked($0, groupCount: 3)) != nil }

  @Test("Baked keyframes keep within the stated tolerance of the motion, at any time")
  func tolerance() throws {
    for applied in Self.samples where applied.behavior != .contentTransition {
      for count in [1, 3, 8] {
        let symbol = PresetMotions.symbol(groupCount: count)
        let motion = try MotionCompiler.compile(applied, for: symbol)
        let baked = BakedMotion(motion)
        let stop = motion.isEndless && motion.stopping != .finishesRun ? motion.intro + motion.loop : nil
        let length = baked.intro + baked.loop + baked.outro
        for index in motion.groups.indices {
          for track in motion.groups[index].tracks {
            let bakedTrack = try #require(baked.groups[index].tracks.first { $0.property == track.property })
            let bakedValues = Track(
              property: track.property,
              keyframes: bakedTrack.keyframes.map { Keyframe(time: $0.time, value: $0.value, curve: $0.curve) })
            for step in 0...200 {
              let time = length * Double(step) / 200
              // The pause before an outro is not on the timeline.
              let expected =
                time < motion.intro + motion.loop || stop != nil
                ? motion.state(of: track.property, inGroup: index, at: time, stoppedAt: stop).value
                : track.value(at: time)
              let value = bakedValues.value(at: time)
              if abs(value - expected) > BakingTolerance.value(of: track.property) * 1.01 {
                Issue.record(
                  "\(applied.effect) \(applied.behavior) group \(index) of \(count), \(track.property) at \(time)")
                return
              }
            }
          }
        }
      }
    }
  }

  @Test("Only hold, linear and cubic Bézier are left, every handle's x within 0…1, and springs are kept beside")
  func curves() throws {
    for applied in Self.samples {
      let baked = try PresetMotions.baked(applied, groupCount: 3).motion
      for keyframe in baked.groups.flatMap(\.tracks).flatMap(\.keyframes) {
        switch keyframe.curve {
        case .hold, .linear: break
        case .cubicBezier(let bezier): #expect((0...1).contains(bezier.x1) && (0...1).contains(bezier.x2))
        case .spring, .steps: Issue.record("\(applied.effect) still has \(keyframe.curve)")
        }
      }
    }
    let bounce = try PresetMotions.baked(AppliedEffect(.init(.bounce), behavior: .discrete), groupCount: 2).motion
    let springs = bounce.groups.flatMap(\.tracks).flatMap(\.keyframes).compactMap(\.spring)
    #expect(springs.count == 2 && springs.allSatisfy { $0.spring.dampingFraction == 0.6 && $0.endValue == 1 })
  }

  @Test("A spring needs few keyframes, in order of time")
  func economy() throws {
    for applied in Self.samples {
      for track in try PresetMotions.baked(applied, groupCount: 1).motion.groups.flatMap(\.tracks) {
        #expect(
          track.keyframes.count <= 40,
          "\(applied.effect) \(applied.behavior) \(track.property): \(track.keyframes.count)")
        for (first, second) in zip(track.keyframes, track.keyframes.dropFirst()) { #expect(first.time <= second.time) }
      }
    }
  }

  @Test("An endless motion comes to rest at the end of its outro")
  func outro() throws {
    for applied in Self.samples {
      let baked = try PresetMotions.baked(applied, groupCount: 3).motion
      guard baked.repetition == .forever, applied.behavior == .indefinite else { continue }
      for track in baked.groups.flatMap(\.tracks) {
        let end = track.value(at: baked.intro + baked.loop + baked.outro)
        let rest = track.property == .rotation ? end.truncatingRemainder(dividingBy: 360) : end
        #expect(
          abs(rest - track.property.restValue) < 1e-6 || abs(abs(rest) - 360) < 1e-6,
          "\(applied.effect) \(track.property) ends at \(end)")
      }
    }
  }
}

import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolExport

@Suite("A player that has only the schema")
struct PresetPlayingTests {
  @Test("shows the motion itself, for every effect, behaviour, repetition and number of groups")
  func plays() throws {
    let options: [SymbolEffectOptions] = [
      .default, .speed(1.7), .repeat(.periodic(2, delay: 0.3)), .repeat(.continuous),
    ]
    for kind in EffectKind.allCases {
      for behavior in AppliedBehavior.supported(by: kind) {
        for options in options {
          let applied = AppliedEffect(kind.effect, behavior: behavior, options: options)
          let preset = Preset(name: "Test", effects: [applied])
          let written = preset.written()
          guard written.issues.isEmpty else { continue }
          let file = try JSONNode(file: "", data: written.data).value
          for count in [1, 4] { try compare(applied, file, groupCount: count) }
        }
      }
    }
  }

  private func compare(_ applied: AppliedEffect, _ file: JSONValue, groupCount: Int) throws {
    let player = try #require(SchemaPlayer(file, effect: 0, groupCount: groupCount))
    let motion = try MotionCompiler.compile(applied, for: PresetMotions.symbol(groupCount: groupCount))
    let length = motion.totalDuration ?? (motion.intro + 2 * motion.loop + motion.pause + 0.3)
    for (index, group) in motion.groups.enumerated() {
      for track in group.tracks {
        for step in 0...23 {
          let time = length * (Double(step) + 0.37) / 23
          let expected = motion.state(of: track.property, inGroup: index, at: time).value
          for layer in group.layers {
            let value = player.value(track.property.rawValue, group: layer, at: time) ?? track.property.restValue
            // Rounding to five decimals moves steep places a little in time.
            let tolerance =
              BakingTolerance.value(of: track.property) * 1.2 + 2e-5 * abs(velocity(motion, track, index, time))
            let turned = track.property == .rotation ? (value - expected).remainder(dividingBy: 360) : value - expected
            // A plain comparison: `#expect` a hundred thousand times takes half a minute.
            if abs(turned) > tolerance {
              Issue.record(
                """
                \(applied.effect) \(applied.behavior) \(applied.options), \(groupCount) groups, \(track.property) at \
                \(time): \(value), not \(expected)
                """)
              return
            }
          }
        }
      }
    }
  }

  private func velocity(_ motion: Motion, _ track: Track, _ group: Int, _ time: Double) -> Double {
    motion.state(of: track.property, inGroup: group, at: time).velocity
  }
}

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
          let file = try JSONNode(file: "", data: written.data).value
          for count in [1, 4] { try compare(applied, file, groupCount: count) }
        }
      }
    }
  }

  @Test("shows every ready-made transition both ways, with what is hidden in the opacity")
  func transitions() throws {
    for (id, transition) in CustomTransition.readyMade {
      for behavior in [AppliedBehavior.insertion, .removal] {
        let applied = AppliedEffect(.customTransition(transition), behavior: behavior)
        let file = try JSONNode(file: "", data: Preset(name: id, effects: [applied]).written().data).value
        let motion = try MotionCompiler.compile(applied, for: PresetMotions.symbol(groupCount: 1))
        let player = try #require(SchemaPlayer(file, effect: 0, groupCount: 1))
        #expect(player.motion["way"] == .string(behavior.rawValue))
        for step in 0...40 {
          let time = motion.duration * (Double(step) + 0.5) / 41
          let pose = motion.poses(at: time)[0]
          // At the threshold itself either is right.
          if abs(abs(pose.rotation3D) - 90) < 0.5 { continue }
          let hides = motion.groups[0].projection?.hides(degrees: pose.rotation3D) == true
          for property in TrackProperty.allCases {
            let value = player.value(property.rawValue, group: 0, at: time) ?? property.restValue
            let expected = property == .opacity && hides ? 0 : pose[property]
            // Rounded times move a fast turn by a little.
            #expect(
              abs(value - expected) <= BakingTolerance.value(of: property) * 1.3,
              "\(id) \(behavior) \(property) \(time)")
          }
        }
      }
    }
  }

  @Test("shows every way and style of image switching")
  func switchings() throws {
    for way in ImageSwitching.Way.allCases {
      for style in ImageSwitching.Style.allCases {
        for curve in [TransitionCurve.easeInOut, .spring(response: 0.4, dampingFraction: 0.6)] {
          let switching = ImageSwitching(way: way, style: style, outTime: 0.2, wait: 0.15, inTime: 0.4, curve: curve)
          let applied = AppliedEffect(.imageSwitching(switching), behavior: .contentTransition)
          let file = try JSONNode(file: "", data: Preset(name: "Test", effects: [applied]).written().data).value
          try compare(applied, file, groupCount: 1)
        }
      }
    }
  }

  @Test("is told of anchors, of the view in perspective, and of tracks about points of their own")
  func centers() throws {
    func group(_ transition: CustomTransition) throws -> JSONValue {
      let applied = AppliedEffect(.customTransition(transition), behavior: .insertion)
      let file = try JSONNode(file: "", data: Preset(name: "Test", effects: [applied]).written().data).value
      let motion = try #require(SchemaPlayer(file, effect: 0, groupCount: 1)).motion
      guard case .array(let groups) = motion["groups"] else { return .null }
      return groups[0]
    }
    #expect(try group(.rotate)["rotationCenter"] == .array([.integer(0), .integer(1)]))
    let flip = try group(.flipFromLeft)["projection"]
    #expect(flip?["axis"] == .array([.integer(0), .integer(1), .integer(0)]) && flip?["perspective"] == .number(0.5))
    var other = CustomTransition.rotate
    other.insertion.active.anchor = .topTrailing
    let nested = try group(.rotate.combined(with: other))
    guard case .array(let outer) = nested["outer"] else { return #expect(Bool(false), "no outer tracks") }
    #expect(outer.count == 1 && outer[0]["rotationCenter"] == .array([.integer(1), .integer(0)]))
  }

  private func compare(_ applied: AppliedEffect, _ file: JSONValue, groupCount: Int) throws {
    let player = try #require(SchemaPlayer(file, effect: 0, groupCount: groupCount))
    let isReplacement = applied.behavior == .contentTransition
    let symbol = PresetMotions.symbol(groupCount: groupCount)
    let motion =
      try isReplacement
      ? MotionCompiler.compile(applied, from: symbol, to: PresetMotions.symbol(groupCount: groupCount, top: 13)).motion
      : MotionCompiler.compile(applied, for: symbol)
    let length = motion.totalDuration ?? (motion.intro + 2 * motion.loop + motion.pause + 0.3)
    for (index, group) in motion.groups.enumerated() {
      for track in group.tracks {
        for step in 0...23 {
          let time = length * (Double(step) + 0.37) / 23
          let expected = motion.state(of: track.property, inGroup: index, at: time).value
          for layer in group.layers {
            // Of a content transition the layers of the symbol that goes come first.
            let goes = isReplacement && layer < groupCount
            let value =
              player.value(
                track.property.rawValue, group: isReplacement && !goes ? layer - groupCount : layer, goes: goes,
                at: time)
              ?? track.property.restValue
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

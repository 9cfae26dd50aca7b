import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

/// What is left of a motion whose place another one has taken.
@Suite("Hand-overs")
struct HandOverTests {
  private let group = MotionGroup(name: "all", layers: [0], pivot: .zero, anchor: .zero)

  private func states(_ property: TrackProperty, _ value: Double, velocity: Double) -> GroupStates {
    GroupStates([group], with: [[property]]) { _, _ in TrackState(value: value, velocity: velocity) }
  }

  @Test("two that lie on one another multiply or add, and so do their velocities")
  func combine() throws {
    var scale = states(.scale, 2, velocity: 3)
    scale.combine(with: states(.scale, 0.5, velocity: 1))
    #expect(scale.states[0][.scale] == TrackState(value: 1, velocity: 3 * 0.5 + 2 * 1))
    var turn = states(.rotation, 20, velocity: 3)
    turn.combine(with: states(.rotation, -5, velocity: 1))
    #expect(turn.states[0][.rotation] == TrackState(value: 15, velocity: 4))
  }

  @Test("a turn goes on in its direction to the next rest, unless one lies close behind", arguments: [1.0, -1])
  func turn(_ sign: Double) throws {
    for (angle, start) in [(150.0, -210.0), (60, 60)] {
      let left = states(.rotation, sign * angle, velocity: sign * 180)
      let remnant = try #require(Remnant(left, kind: .rotate, layerCount: 1, symbolSize: 24, at: 5))
      func value(_ time: Double) -> Double { remnant.states(at: time).states[0][.rotation]?.value ?? 0 }
      #expect(abs(value(5) - sign * start) < 1e-6)
      #expect(abs(value(remnant.end)) < 1e-9)
      #expect(sign * value(5.02) > start)
    }
  }

  @Test("even what is hardly away from rest but quick takes two frames")
  func shortest() {
    for property in [TrackProperty.scale, .opacity, .offsetX] {
      #expect(HandOver.duration(for: TrackState(value: 0, velocity: 1e4), of: property) >= 0.033)
    }
  }

  @Test("with less motion a state takes the place of another at once")
  func lessMotion() throws {
    var player = Player(symbol: TestSymbols.bars(2), reducesMotion: true)
    try player.add(".scale.up", at: 0)
    try player.add(".scale.down", at: 1)
    for time in [1, 1.05, 1.2, 2] { #expect(abs(player.frame(at: time).layers[0].transform.a - 0.8) < 1e-9) }
  }
}

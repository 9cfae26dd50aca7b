import SymbolArt
import SymbolEffects
import SymbolMotion
import Testing

@testable import SymbolStudio

@Suite("What the timeline shows")
struct TimelineModelTests {
  /// Two groups, the second 0.1 s later; opacity falls to `depth` and comes back within 1 s.
  static func motion(
    intro: Double = 0, outro: Double = 0, pause: Double = 0, _ repetition: Motion.Repetition = .times(1),
    stopping: Stopping = .finishesRun
  ) -> Motion {
    func group(_ name: String, delay: Double) -> MotionGroup {
      let times = [intro + delay, intro + 0.5, intro + 1]
      let keyframes = zip(times, [1, 0.4, 1]).map { Keyframe(time: $0, value: $1) }
      return MotionGroup(
        name: name, layers: [0], pivot: .zero, anchor: .zero, tracks: [Track(property: .opacity, keyframes: keyframes)])
    }
    return Motion(
      effectName: ".pulse", kind: .pulse, layerCount: 1, symbolSize: 24,
      groups: [group("first", delay: 0), group("second", delay: 0.1)], intro: intro, loop: 1, outro: outro,
      pause: pause, repetition: repetition, stopping: stopping)
  }

  @Test("A row a motion group, its keyframes where they are met, so that stagger is seen")
  func rows() throws {
    let section = try #require(TimelineModel(motions: [Self.motion()], duration: 1.5, stop: nil).sections.first)
    #expect(section.title == ".pulse")
    #expect(section.rows.map(\.name) == ["first", "second"])
    #expect(section.rows[0].curves[0].keyframes.map(\.time) == [0, 0.5, 1])
    #expect(section.rows[1].curves[0].keyframes.map(\.time) == [0.1, 0.5, 1])
    #expect(section.segments == [.init(kind: .run(1), start: 0, end: 1)])
  }

  @Test("A transition of one's own has a row a property, with the values that it goes through")
  func properties() throws {
    var motion = Self.motion()
    motion.kind = .customTransition
    motion.groups.removeLast()
    motion.groups[0].tracks.append(
      Track(property: .rotation, keyframes: [Keyframe(time: 0, value: -90), Keyframe(time: 1, value: 0)]))
    let section = try #require(TimelineModel(motions: [motion], duration: 1, stop: nil).sections.first)
    #expect(section.rows.map(\.name) == ["Opacity", "Rotation"])
    #expect(section.rows.map(\.caption) == ["100 % → 100 %", "−90° → 0°"])
    #expect(section.rows.allSatisfy { $0.curves.count == 1 })
  }

  @Test("Repeats are marked, with pauses between, intro before and outro after")
  func repeats() {
    let model = TimelineModel(
      motions: [Self.motion(intro: 0.2, outro: 0.3, pause: 0.5, .times(2))], duration: 5, stop: nil)
    let segments = model.sections[0].segments
    #expect(segments.map(\.kind) == [.intro, .run(1), .pause, .run(2), .outro])
    let times = segments.map { [$0.start, $0.end] }
    for (found, expected) in zip(times, [[0, 0.2], [0.2, 1.2], [1.2, 1.7], [1.7, 2.7], [2.7, 3]]) {
      for (one, other) in zip(found, expected) { #expect(abs(one - other) < 1e-9) }
    }
    #expect(model.sections[0].rows[0].curves[0].keyframes.count == 6)
  }

  @Test("An endless motion fills the time; stopped, it shows its way to rest")
  func endless() throws {
    let motion = Self.motion(.forever, stopping: .settles(within: 0.4))
    let running = TimelineModel(motions: [motion], duration: 3, stop: nil)
    #expect(running.sections[0].segments.map(\.kind) == [.run(1), .run(2), .run(3)])
    let stopped = TimelineModel(motions: [motion], duration: 3, stop: 1.5)
    #expect(stopped.sections[0].segments.map(\.kind) == [.run(1), .run(2), .outro])
    let curve = stopped.sections[0].rows[0].curves[0]
    #expect(try #require(curve.points.last).value == 1)
    #expect(try #require(curve.keyframes.last).time > 1.5)
  }

  @Test("All groups of an effect are drawn to one range, rest value included")
  func ranges() {
    let curves = TimelineModel(motions: [Self.motion()], duration: 1.5, stop: nil).sections[0].rows.flatMap(\.curves)
    #expect(Set(curves.map(\.range)).count == 1)
    #expect(curves[0].range.upperBound == 1)
    #expect(curves[0].range.lowerBound == 0.4)
  }
}

import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("How far motions reach")
struct ReachTests {
  /// Where points go at all times, those between keyframes included.
  private static func places(_ points: [Point], under transforms: [AffineTransform]) -> Rect {
    transforms.reduce(Rect.null) { box, transform in
      points.reduce(box) { $0.union(Rect(from: transform.apply($1), to: transform.apply($1))) }
    }
  }

  private static func frames(_ motion: Motion) -> [Frame] {
    let stop = motion.previewStop
    let end = stop.map { $0 + motion.settlingTime(stoppedAt: $0) } ?? motion.playLength
    let count = Int(end * 480) + 1
    return (0...count).map { motion.frame(at: end * Double($0) / Double(count), stoppedAt: stop) }
  }

  @Test("the extremes hold all frames, and frames come near to them", arguments: MotionCase.effects)
  func extremes(_ effect: AnySymbolEffect) throws {
    let corners = Rect(x: 3, y: 2, width: 5, height: 9).corners
    for row in MotionCase.all([effect], options: ["", ".repeat(.continuous)"]) {
      let motion = try row.motion()
      guard let reach = motion.reach(stoppedAt: motion.previewStop, seenFrom: 0) else { continue }
      let frames = Self.frames(motion)
      for group in reach {
        let layer = try #require(group.layers.first)
        let whole = Self.places(corners, under: group.transforms)
        let seen = Self.places(corners, under: frames.map { $0.layers[layer].transform })
        let away = [
          whole.minX - seen.minX, whole.minY - seen.minY, seen.maxX - whole.maxX, seen.maxY - whole.maxY,
        ]
        #expect(away.allSatisfy { $0 < 0.01 }, "\(row)")
        #expect(away.allSatisfy { $0 > -0.1 }, "\(row)")
      }
    }
  }

  @Test("what moves in one way at a time is told, what moves in several is found from frames")
  func kinds() throws {
    let symbol = TestSymbols.bars(3)
    func reach(_ effect: AnySymbolEffect, _ behavior: AppliedBehavior = .indefinite) throws -> [Motion.Reach]? {
      let motion = try MotionCompiler.compile(AppliedEffect(effect, behavior: behavior), for: symbol)
      return motion.reach(stoppedAt: motion.previewStop, seenFrom: 0.01)
    }
    #expect(try reach(.wiggle(.init()), .discrete)?.isEmpty == false)
    #expect(try reach(.rotate(.init()))?.isEmpty == false)
    #expect(try reach(.pulse(.init()))?.allSatisfy { $0.transforms == [.identity] } == true)
    #expect(try reach(.wiggle(.init().custom(angle: 30)), .discrete) == nil)
  }

  @Test("a curve's handles and a spring's swings count")
  func overshoot() throws {
    let bezier = [
      Keyframe(time: 0, value: 0, curve: .cubicBezier(0.3, -0.6, 0.6, 1.8)), Keyframe(time: 1, value: 10),
    ]
    let spring = [
      Keyframe(time: 0, value: 0, curve: .spring(Spring(response: 0.3, dampingFraction: 0.3))),
      Keyframe(time: 1, value: 10),
    ]
    for keyframes in [bezier, spring] {
      let track = Track(property: .rotation, keyframes: keyframes)
      let values = (0...2000).map { track.value(at: Double($0) / 2000) }
      let range = try #require(keyframes.valueRange)
      #expect(abs(range.lowerBound - (values.min() ?? 0)) < 0.01)
      #expect(abs(range.upperBound - (values.max() ?? 0)) < 0.01)
      #expect(range.upperBound > 10.5)
    }
  }
}

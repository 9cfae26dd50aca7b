import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("Stacking")
struct StackTests {
  private func motion(
    _ kind: EffectKind, _ property: TrackProperty, _ value: Double, pivot: Point = Point(x: 12, y: 12)
  )
    -> Motion
  {
    Motion(
      effectName: ".\(kind.rawValue)", kind: kind, layerCount: 1, symbolSize: 24,
      groups: [
        MotionGroup(
          name: "all", layers: [0], pivot: pivot, anchor: pivot,
          tracks: [Track(property: property, keyframes: [Keyframe(time: 0, value: value)])])
      ], loop: 1)
  }

  private func state(_ motions: Motion...) -> LayerState {
    MotionStack(motions, layerCount: 1).frame(at: 0.5).layers[0]
  }

  private func isNear(_ left: Point, _ right: Point) -> Bool { left.distance(to: right) < 1e-9 }

  @Test("offsets and rotations add")
  func sums() {
    let corner = Point(x: 20, y: 12)
    let moved = state(motion(.wiggle, .offsetX, 0.1), motion(.replace, .offsetX, 0.05)).transform
    #expect(isNear(moved.apply(corner), Point(x: 20 + 0.15 * 24, y: 12)))
    let turned = state(motion(.wiggle, .rotation, 30), motion(.rotate, .rotation, 60)).transform
    #expect(isNear(turned.apply(corner), Point(x: 12, y: 20)))
  }

  @Test("scales and opacities multiply")
  func products() {
    let both = state(motion(.bounce, .scale, 1.5), motion(.scale, .scale, 2))
    #expect(isNear(both.transform.apply(Point(x: 13, y: 12)), Point(x: 15, y: 12)))
    #expect(abs(state(motion(.pulse, .opacity, 0.5), motion(.appear, .opacity, 0.4)).opacity - 0.2) < 1e-12)
  }

  @Test("from outside in: offset, scale about its pivot, rotation about its anchor, in whatever order they were added")
  func order() {
    let scale = motion(.scale, .scale, 2, pivot: .zero)
    let turn = motion(.rotate, .rotation, 90)
    let offset = motion(.wiggle, .offsetY, 0.5)
    // (20, 12) turns to (12, 20), grows to (24, 40), moves to (24, 52).
    for stack in [[scale, turn, offset], [offset, scale, turn], [turn, offset, scale]] {
      let frame = MotionStack(stack, layerCount: 1).frame(at: 0)
      #expect(isNear(frame.layers[0].transform.apply(Point(x: 20, y: 12)), Point(x: 24, y: 52)))
    }
  }

  @Test("adding a kind that is already there takes its place")
  func replacing() {
    var stack = MotionStack([motion(.bounce, .scale, 2), motion(.pulse, .opacity, 0.5)], layerCount: 1)
    stack.add(motion(.bounce, .scale, 3))
    #expect(stack.motions.map(\.kind) == [.bounce, .pulse])
    #expect(isNear(stack.frame(at: 0).layers[0].transform.apply(Point(x: 13, y: 12)), Point(x: 15, y: 12)))
  }

  @Test("a stack of one is that motion; of none, rest")
  func trivial() throws {
    for row in MotionCase.all(options: [""]) {
      let motion = try row.motion()
      let stack = MotionStack([motion], layerCount: motion.layerCount)
      #expect(stack.playLength == motion.playLength && stack.duration == motion.duration)
      for time in [0, 0.1, 0.3, 0.7, 1.9] {
        let alone = motion.frame(at: time)
        var composed = Frame(layers: [])
        var composer = FrameComposer()
        composer.begin(layerCount: motion.layerCount)
        composer.add(MotionTable(motion), at: time)
        composer.finish(&composed)
        for (left, right) in zip(alone.layers, composed.layers) {
          #expect(abs(left.opacity - right.opacity) < 1e-12)
          for corner in row.symbol.viewBox.corners {
            #expect(isNear(left.transform.apply(corner), right.transform.apply(corner)), "\(row)")
          }
        }
        #expect(stack.frame(at: time) == alone)
      }
    }
    #expect(MotionStack([], layerCount: 2).frame(at: 1) == .rest(layerCount: 2))
  }

  @Test("layers of one group fade as one")
  func fading() throws {
    let symbol = TestSymbols.bars(4) { Annotation(group: $0 < 2 ? "left" : "right", canPulse: true) }
    let pulse = try MotionCompiler.compile(AppliedEffect(.pulse(.pulse), behavior: .discrete), for: symbol)
    let groups = pulse.frame(at: 0.7).layers.map(\.fadeGroup)
    #expect(groups[0] != nil && groups[0] == groups[1] && groups[2] == groups[3] && groups[0] != groups[2])
    #expect(pulse.frame(at: 0).layers.allSatisfy { $0.fadeGroup == nil })
  }
}

import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("What the graph of a transition's timing shows is what plays")
struct TransitionTimingTests {
  @Test("Length and progress are those of the compiled motion, both ways, with springs and overshoot")
  func same() throws {
    let timings = [
      TransitionTiming(duration: 0.4), TransitionTiming(.linear, duration: 2),
      TransitionTiming(.cubicBezier(0.34, 1.56, 0.64, 1), duration: 0.7),
      TransitionTiming(.spring(response: 0.5, dampingFraction: 0.4)),
    ]
    for timing in timings {
      // Offsets have no bounds: they follow the curve wherever it goes.
      let active = TransitionState(opacity: 0, offsetX: .points(100))
      let transition = CustomTransition(name: "", insertion: TransitionWay(active: active, timing: timing))
      for behavior in [AppliedBehavior.insertion, .removal] {
        let motion = try CustomTransitionMotionTests.motion(transition, behavior)
        #expect(abs(motion.duration - timing.length) < 1e-9)
        for step in 0...50 {
          let time = timing.length * Double(step) / 50
          let offset = motion.poses(at: time)[0].offset.x
          let progress = timing.progress(at: time)
          let wanted = behavior == .insertion ? 1 - progress : progress
          #expect(abs(offset - wanted) < 2e-3, "\(timing) \(behavior) \(time)")
        }
      }
    }
  }
}

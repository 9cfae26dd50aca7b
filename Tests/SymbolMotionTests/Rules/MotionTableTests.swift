import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("What plays for many frames")
struct MotionTableTests {
  @Test("states exactly the poses of its motion, in the memory of other ones")
  func poses() throws {
    var poses = [Pose](repeating: Pose(offset: Point(x: 9, y: 9), scale: 9, rotation: 9, opacity: 0.9), count: 3)
    for row in MotionCase.all(options: ["", ".repeat(.periodic(2, delay: 0.3))"]) {
      let motion = try row.motion()
      let table = MotionTable(motion)
      let moments = stride(from: -0.1, through: motion.playLength + 0.5, by: 0.13)
      for (time, stop) in moments.flatMap({ [($0, nil), ($0, 0.4)] }) {
        table.evaluate(at: time, stoppedAt: stop, into: &poses)
        #expect(poses == motion.poses(at: time, stoppedAt: stop), "\(row) at \(time), stopped at \(stop ?? .nan)")
      }
    }
  }

  @Test("a curve's value alone is that of its state, to the last bit")
  func values() {
    let curves: [Curve] = [
      .hold, .linear, .cubicBezier(.sine), .cubicBezier(0.2, 1.8, 0.4, -1), .cubicBezier(1, 0, 0, 1),
      .spring(Spring(response: 0.3, dampingFraction: 0.5)), .steps(count: 3, position: .jumpEnd),
    ]
    for curve in curves {
      for time in [-1, 0, 0.1, 0.5, 0.77, 1, 2] {
        let state = curve.state(at: time, duration: 1, from: 2, to: -3)
        #expect(curve.value(at: time, duration: 1, from: 2, to: -3) == state.value, "\(curve) at \(time)")
      }
    }
  }

  @Test("a player takes little memory: hundreds of views ask theirs at each frame")
  func size() {
    #expect(MemoryLayout<AppliedEffect>.size <= 128)
    #expect(MemoryLayout<PlayerRun>.size <= 256)
    #expect(MemoryLayout<Player>.size <= 1536)
  }
}

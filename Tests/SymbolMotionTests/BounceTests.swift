import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

@Suite("Bounce")
struct BounceTests {
  @Test("reaches 1.2 × at 0.18 s, dips to about 0.98 and is at rest by 0.66 s")
  func start() throws {
    let motion = try MotionCompiler.compile(
      AppliedEffect(.bounce(.bounce), behavior: .discrete), for: TestSymbols.bars(1))
    let scale = { motion.state(of: .scale, inGroup: 0, at: $0).value }
    #expect(motion.duration == 0.66)
    #expect(abs(scale(0.18) - 1.2) < 1e-12)
    let lowest = try #require(stride(from: 0.18, through: 0.66, by: 0.001).map(scale).min())
    #expect(abs(lowest - 0.98) < 0.004)
    #expect(scale(0) == 1 && scale(0.66) == 1 && scale(5) == 1)
    #expect(motion.frame(at: 0.66) == .rest(layerCount: 1))
  }
}

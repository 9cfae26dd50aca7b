import SymbolMotion
import Testing

@testable import SymbolExport

/// A way over several pieces, cut into what concerns each.
struct PieceTrackTests {
  @Test("each piece is drawn while the way is in it, also where pieces meet in the very middle", arguments: 2...9)
  func pieces(_ count: Int) {
    let way = [
      Keyframe(time: 1, value: 0, curve: .cubicBezier(CubicBezier(0.42, 0, 0.58, 1))),
      Keyframe(time: 3, value: 1, curve: .hold), Keyframe(time: 4, value: 1, curve: .linear),
      Keyframe(time: 6, value: 0),
    ]
    let whole = Track(property: .drawEnd, keyframes: way)
    for piece in 0..<count {
      let (low, high) = (Double(piece) / Double(count), Double(piece + 1) / Double(count))
      let part = Track(property: .drawEnd, keyframes: way.within(low, high))
      for step in 0...140 {
        let time = Double(step) * 0.05
        let expected = min(max((whole.value(at: time) - low) / (high - low), 0), 1)
        #expect(abs(part.value(at: time) - expected) < 1e-3, "piece \(piece) at \(time)")
      }
    }
  }
}

import SymbolArt
import SymbolMotion

/// The motions of a symbol as one command plays them: with a stop, a variable value, and moments to show.
struct SymbolPlayback: Sendable {
  let symbol: Symbol
  let stack: MotionStack
  let stop: Double?
  let value: Double?

  func frame(at time: Double) -> Frame {
    let frame = stack.frame(at: time, stoppedAt: stop)
    guard let value else { return frame }
    return frame.showing(variableValue: value, of: symbol)
  }

  /// Seconds from the start to the last moment worth showing: rest, or for a motion without an end its intro and one loop.
  var length: Double {
    if stack.motions.isEmpty { return 0 }
    if let stop { return stop + stack.settlingTime(stoppedAt: stop) }
    if let total = stack.totalDuration { return total }
    return stack.motions.map { $0.isEndless ? $0.intro + $0.loop : $0.playLength }.max() ?? 0
  }

  /// Moments spread evenly from the start to the end, both included; of a symbol at rest a single one.
  func moments(_ count: Int) -> [(time: Double, frame: Frame)] {
    let length = length
    guard count > 1, length > 0 else { return [(0, frame(at: 0))] }
    return (0..<count).map { index in
      let time = length * Double(index) / Double(count - 1)
      return (time, frame(at: time))
    }
  }

  /// Frames close enough together to find the extent of the motion; for automatic margins.
  func extentFrames() -> [Frame] {
    let length = length
    guard length > 0 else { return [] }
    // 60 a second at the usual lengths; a long motion is no wider than a short one.
    let count = min(max(Int(length * 60), 16), 600)
    return (0...count).map { frame(at: length * Double($0) / Double(count)) }
  }
}

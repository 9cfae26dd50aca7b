import SymbolArt
import SymbolDrawing
import SymbolMotion

/// What the frames of a motion cost on this machine.
public struct FrameCost: Hashable, Sendable {
  /// Milliseconds of frames spread evenly over the motion.
  public var frames: [Double]
  /// The picture's side in pixels.
  public var side: Int

  /// Milliseconds of the usual frame.
  public var median: Double {
    let sorted = frames.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// Milliseconds of the dearest frame.
  public var worst: Double { frames.max() ?? 0 }

  /// How many symbols may play at once within a budget of milliseconds for each frame.
  public func count(within budget: Double) -> Int { median > 0 ? Int(budget / median) : .max }

  /// Draws the motion's frames and takes the time; for a thread of its own.
  public static func measured(
    _ motion: Motion, of symbol: Symbol, side: Int = 96, frames count: Int = 24
  ) -> FrameCost {
    let renderer = SymbolRenderer(symbol)
    let clock = ContinuousClock()
    var frames: [Double] = []
    for index in 0..<count {
      let time = motion.duration * (Double(index) + 0.5) / Double(count)
      // The best of three: another program's turn is not the motion's cost.
      let costs = (0..<3).map { _ in
        clock.measure { _ = renderer.image(motion.frame(at: time), look: Look(size: side)) }.milliseconds
      }
      frames.append(costs.min() ?? 0)
    }
    return FrameCost(frames: frames, side: side)
  }
}

extension Duration {
  /// In milliseconds, with parts of them.
  public var milliseconds: Double {
    Double(components.attoseconds) / 1e15 + Double(components.seconds) * 1000
  }
}

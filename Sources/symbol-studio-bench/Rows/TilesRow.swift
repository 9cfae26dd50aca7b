import Foundation
import SymbolArt
import SymbolDrawing
import SymbolMotion

/// The frame work of one tick with many tiles playing: evaluating and drawing all of them, each into its own memory, as
/// the stage does (`FramePicture`).
func tilesRow(_ icons: Icons, count: Int, size: Int) throws -> Row {
  let budget = 1000.0 / 60
  let files = icons.sample(count)
  let tiles = try (0..<count).map { index -> (FramePicture, MotionStack) in
    let file = files[index % files.count]
    let symbol = try readSymbol(Data(contentsOf: file), file)
    let effect = benchmarkEffects[index % benchmarkEffects.count]
    let motion = try MotionCompiler.compile(effect, for: symbol)
    return (FramePicture(SymbolRenderer(symbol)), MotionStack([motion], layerCount: symbol.layers.count))
  }
  let look = Look(size: size)
  var ticks: [Double] = []
  for tick in 0..<240 {
    let time = Double(tick) / 60
    ticks.append(
      milliseconds {
        for (picture, stack) in tiles {
          let period = max(stack.duration, 1.0 / 60)
          picture.draw(stack.frame(at: time.truncatingRemainder(dividingBy: period)), look: look)
        }
      })
  }
  return Row(
    "\(count) tiles at \(size) px playing: frame work of a tick, 99th percentile",
    value: ticks.quantile(0.99), unit: "ms", goal: 8,
    details: [
      "median ms": ticks.quantile(0.5),
      "share of ticks over 16.7 ms": Double(ticks.count { $0 > budget }) / Double(ticks.count),
      "ticks": Double(ticks.count),
    ])
}

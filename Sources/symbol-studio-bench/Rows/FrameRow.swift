import Foundation
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolMotion

/// The effects that every row which animates uses: one of each way of moving.
let benchmarkEffects: [AppliedEffect] = [
  AppliedEffect(.bounce(.init()), behavior: .discrete),
  AppliedEffect(.pulse(.init()), behavior: .discrete),
  AppliedEffect(.variableColor(.init()), behavior: .discrete),
  AppliedEffect(.wiggle(.init()), behavior: .discrete),
  AppliedEffect(.rotate(.init()), behavior: .discrete),
  AppliedEffect(.breathe(.init()), behavior: .discrete),
]

/// One animated frame at 256 px, against librsvg drawing the same file once.
func frameRow(_ icons: Icons) throws -> Row {
  var ratios: [Double] = []
  var ours: [Double] = []
  var theirs: [Double] = []
  for file in icons.sample(30) {
    let data = try Data(contentsOf: file)
    let symbol = try readSymbol(data, file)
    let renderer = SymbolRenderer(symbol)
    let document = try Peer.Document(data)
    let peer = medianMilliseconds(runs: 15) { document.draw(size: 256) }
    for effect in benchmarkEffects {
      let motion = try MotionCompiler.compile(effect, for: symbol)
      let stack = MotionStack([motion], layerCount: symbol.layers.count)
      var step = 0
      let frame = medianMilliseconds(runs: 15) {
        step += 1
        _ = renderer.image(stack.frame(at: motion.duration * Double(step) / 16), look: Look(size: 256))
      }
      ours.append(frame)
      theirs.append(peer)
      ratios.append(frame / peer)
    }
  }
  return Row(
    "one animated frame at 256 px ÷ librsvg drawing the file once (30 icons × 6 effects, median)",
    value: ratios.quantile(0.5), unit: "ratio", goal: 1.0,
    details: [
      "frame, median ms": ours.quantile(0.5), "librsvg, median ms": theirs.quantile(0.5),
      "ratio, 90th percentile": ratios.quantile(0.9), "samples": Double(ratios.count),
    ])
}

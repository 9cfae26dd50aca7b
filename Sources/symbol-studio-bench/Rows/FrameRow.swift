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
///
/// Icons and effects take turns, and so does librsvg: a processor that draws the very same picture again and again learns
/// its branches by heart and gets through it in about half the time. No frame of a motion is drawn twice in a row, and
/// neither is a file that is drawn once.
func frameRow(_ icons: Icons) throws -> Row {
  struct Subject {
    let document: Peer.Document
    let renderer: SymbolRenderer
    let stacks: [MotionStack]
    var theirs: [Double] = []
    var ours: [[Double]]
  }
  var subjects = try icons.sample(30).map { file -> Subject in
    let data = try Data(contentsOf: file)
    let symbol = try readSymbol(data, file)
    let stacks = try benchmarkEffects.map {
      MotionStack([try MotionCompiler.compile($0, for: symbol)], layerCount: symbol.layers.count)
    }
    return Subject(
      document: try Peer.Document(data), renderer: SymbolRenderer(symbol), stacks: stacks,
      ours: Array(repeating: [], count: stacks.count))
  }
  let runs = 16
  // The first run warms caches up and is not counted.
  for run in 0...runs {
    for index in subjects.indices {
      let subject = subjects[index]
      let theirs = milliseconds { subject.document.draw(size: 256) }
      if run > 0 { subjects[index].theirs.append(theirs) }
      for (effect, stack) in subject.stacks.enumerated() {
        let time = stack.duration * Double(run) / Double(runs + 1)
        let ours = milliseconds { _ = subject.renderer.image(stack.frame(at: time), look: Look(size: 256)) }
        if run > 0 { subjects[index].ours[effect].append(ours) }
      }
    }
  }
  let theirs = subjects.map { $0.theirs.quantile(0.5) }
  let ours = subjects.flatMap { $0.ours.map { $0.quantile(0.5) } }
  let ratios = subjects.flatMap { subject in
    subject.ours.map { $0.quantile(0.5) / subject.theirs.quantile(0.5) }
  }
  return Row(
    "one animated frame at 256 px ÷ librsvg drawing the file once (30 icons × 6 effects, median)",
    value: ratios.quantile(0.5), unit: "ratio", goal: 1.0,
    details: [
      "frame, median ms": ours.quantile(0.5), "librsvg, median ms": theirs.quantile(0.5),
      "ratio, 90th percentile": ratios.quantile(0.9), "samples": Double(ratios.count),
    ])
}

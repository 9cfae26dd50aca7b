import Foundation
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolLoading
import SymbolMotion

/// Content transitions and drawing: what the layers of two symbols at once, and paths drawn in part, cost a frame.
func transitionRows() throws -> [Row] {
  let pairs = [("bell", "bell-slash"), ("eye", "eye-slash"), ("play", "pause"), ("speaker", "speaker-waves")]
  let replacements = try pairs.map { old, new in
    let effect = AppliedEffect(ReplaceSymbolEffect().erased, behavior: .contentTransition)
    let replacement = try MotionCompiler.compile(effect, from: try bundled(old), to: try bundled(new))
    return (replacement.symbol, replacement.motion)
  }
  let figures = ["heart-fill", "bell-fill", "gear-fill", "cloud-fill"]
  let drawn = try figures.map { name in
    let symbol = try bundled(name)
    return (symbol, try MotionCompiler.compile(AppliedEffect(.drawOn(.drawOn), behavior: .insertion), for: symbol))
  }
  return [
    try framesRow("a frame of .replace at 256 px (\(pairs.count) pairs)", replacements),
    try framesRow("a frame of .drawOn on a filled figure at 256 px (\(figures.count) figures)", drawn),
  ]
}

/// Frames spread over each motion, in turns, so that no picture is drawn twice in a row; as a ratio to the same symbol
/// at rest.
private func framesRow(_ name: String, _ motions: [(Symbol, Motion)]) throws -> Row {
  let runs = 40
  var (moving, resting): ([Double], [Double]) = ([], [])
  let subjects = motions.map { (SymbolRenderer($0.0), $0.1) }
  for run in 0...runs {
    for (renderer, motion) in subjects {
      let frame = motion.frame(at: motion.duration * Double(run) / Double(runs + 1))
      let rest = Frame.rest(layerCount: motion.layerCount)
      let still = milliseconds { _ = renderer.image(rest, look: Look(size: 256)) }
      let time = milliseconds { _ = renderer.image(frame, look: Look(size: 256)) }
      // The first run warms caches up.
      if run > 0 {
        moving.append(time)
        resting.append(still)
      }
    }
  }
  return Row(
    name + ": median", value: moving.quantile(0.5), unit: "ms", goal: 1000 / 60,
    details: [
      "99th percentile ms": moving.quantile(0.99),
      "ratio to a frame at rest": moving.quantile(0.5) / resting.quantile(0.5), "frames": Double(moving.count),
    ])
}

/// A symbol that comes with the library: the pairs must be there whatever folder is measured.
private func bundled(_ name: String) throws -> Symbol {
  struct Missing: Error, CustomStringConvertible {
    var description: String
  }
  guard let folder = SymbolCollection.bundled.location else {
    throw Missing(description: "the bundled symbols are missing")
  }
  let file = folder.appending(component: name + ".svg")
  return try SymbolReader.read(try Data(contentsOf: file), name: name)
}

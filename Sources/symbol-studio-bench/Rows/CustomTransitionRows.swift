import Foundation
import SymbolArt
import SymbolDrawing
import SymbolEffects
import SymbolMotion

/// What custom transitions cost: a frame of the card's flip, a frame of a blur of 12 pixels, and many cards at once.
func customTransitionRows(_ icons: Icons) throws -> [Row] {
  let symbols = try icons.sample(30).map { try readSymbol(Data(contentsOf: $0), $0) }
  var blur = CustomTransition(name: "Blur", insertion: TransitionWay(active: TransitionState(blur: 12)))
  // Twelve pixels at 256, all the way.
  blur.designSize = 256
  blur.insertion.identity.blur = 12
  return try [
    row("3D flip at 256 px: a frame, median", .flipFromLeft, symbols, goal: 4),
    row("12 px blur at 256 px: a frame, median", blur, symbols, goal: 4),
    flippingTiles(symbols, count: 25, size: 96),
  ]
}

private func motion(_ transition: CustomTransition, _ symbol: Symbol) throws -> Motion {
  try MotionCompiler.compile(AppliedEffect(.customTransition(transition), behavior: .insertion), for: symbol)
}

private func row(_ name: String, _ transition: CustomTransition, _ symbols: [Symbol], goal: Double) throws -> Row {
  var times: [Double] = []
  for symbol in symbols {
    let motion = try motion(transition, symbol)
    let renderer = SymbolRenderer(symbol)
    // The second half of a flip, in which the card is seen.
    for step in 0..<12 {
      let time = motion.duration * (0.55 + 0.4 * Double(step) / 12)
      let cost = milliseconds { _ = renderer.image(motion.frame(at: time), look: Look(size: 256)) }
      if step > 0 { times.append(cost) }
    }
  }
  return Row(
    name, value: times.quantile(0.5), unit: "ms", goal: goal,
    details: ["90th percentile ms": times.quantile(0.9), "frames": Double(times.count)])
}

private func flippingTiles(_ symbols: [Symbol], count: Int, size: Int) throws -> Row {
  let tiles = try (0..<count).map { index -> (SymbolRenderer, Motion) in
    let symbol = symbols[index % symbols.count]
    return (SymbolRenderer(symbol), try motion(.flipFromLeft, symbol))
  }
  var ticks: [Double] = []
  var work: [Double] = []
  for tick in 0..<120 {
    let before = threadMilliseconds()
    defer { work.append(threadMilliseconds() - before) }
    ticks.append(
      milliseconds {
        for (renderer, motion) in tiles {
          let time = (Double(tick) / 60).truncatingRemainder(dividingBy: motion.duration)
          _ = renderer.image(motion.frame(at: time), look: Look(size: size))
        }
      })
  }
  return Row(
    "\(count) tiles at \(size) px flipping in 3D: frame work of a tick, 99th percentile",
    value: ticks.quantile(0.99), unit: "ms", goal: 8,
    details: [
      "median ms": ticks.quantile(0.5), "processor time of a tick, 99th percentile ms": work.quantile(0.99),
      "processor time of a tick in which cards are seen, median ms": work.filter { $0 > 0.2 }.quantile(0.5),
    ])
}

import SymbolArt
import SymbolEffects
import Testing

@testable import SymbolMotion

/// Symbols and short forms for the rules about players.
enum PlayerSamples {
  /// Four figures without any symmetry, so that a turn by any angle but a full one is seen; two in a group.
  static let symbol = TestSymbols.symbol(
    "figures",
    (0..<4).map { index in
      let x = 3 + 5 * Double(index)
      return TestSymbols.layer(
        "figure \(index + 1)",
        TestSymbols.polygon([Point(x: x, y: 4), Point(x: x + 4, y: 9), Point(x: x + 1, y: 17)]),
        Annotation(
          group: index > 1 ? "pair" : nil, canPulse: index == 1, canRotate: index == 0,
          anchor: index == 0 ? Point(x: 4, y: 12) : nil, threshold: Double(index) / 4))
    })

  /// To be replaced by one another.
  static let symbols = [symbol, TestSymbols.bars(3), TestSymbols.bars(5)]

  static func player() -> Player { Player(symbol: symbol) }

  /// Every other seed's player draws its variable value.
  static func player(_ seed: UInt64) -> Player {
    var player = player()
    if seed.isMultiple(of: 2) { player.setVariableValueMode(.draw, at: 0) }
    return player
  }

  /// A corner of each layer's figure.
  static let corners: [Point] = symbol.layers.map { Point(x: $0.bounds.minX, y: $0.bounds.minY) }
}

extension Player {
  /// Adds an effect by its dot name.
  @discardableResult
  mutating func add(
    _ name: String, _ behavior: AppliedBehavior = .indefinite, options: String = ".default", animated: Bool = true,
    at time: Double
  ) throws -> RunID {
    try add(
      AppliedEffect(
        AnySymbolEffect(parsing: name), behavior: behavior, options: SymbolEffectOptions(parsing: options)),
      animated: animated, at: time)
  }

  /// Whether nothing can be seen.
  func isHidden(at time: Double) -> Bool { frame(at: time).layers.allSatisfy(\.isHidden) }

  /// Whether all is seen as the file has it.
  func isAsInFile(at time: Double) -> Bool {
    frame(at: time).difference(from: .rest(layerCount: symbol.layers.count)) < 1e-9
  }
}

extension LayerState {
  var isHidden: Bool { opacity < 1e-9 || draw.map { $0.end - $0.start < 1e-9 && $0.fill < 1e-9 } ?? false }
}

extension Frame {
  /// The largest difference that is seen in any layer: of the place of a corner (in a 24-unit box), of opacity, of the
  /// length that is drawn, by an effect or by a value, or the strength of the fill.
  func difference(from other: Frame) -> Double {
    var largest = 0.0
    for (index, (one, two)) in zip(layers, other.layers).enumerated() where !(one.isHidden && two.isHidden) {
      let corner = PlayerSamples.corners[index]
      let (here, there) = (one.transform.apply(corner), two.transform.apply(corner))
      largest = max(largest, abs(here.x - there.x), abs(here.y - there.y), abs(one.opacity - two.opacity))
      largest = max(largest, abs((one.value ?? .complete).end - (two.value ?? .complete).end))
      let (first, second) = (one.draw ?? .complete, two.draw ?? .complete)
      largest = max(largest, abs(first.end - first.start - second.end + second.start), abs(first.fill - second.fill))
      // Where it begins is not seen when all or nothing is drawn.
      if first.end - first.start > 1e-6, !first.isComplete || !second.isComplete, second.end - second.start > 1e-6,
        first.end - first.start < 1 - 1e-6
      {
        largest = max(largest, abs((first.start - second.start).remainder(dividingBy: 1)))
      }
    }
    return largest
  }
}

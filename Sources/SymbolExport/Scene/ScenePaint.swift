import SymbolArt
import SymbolPainting

extension Paint {
  /// The paint with the symbol's tint worked in: a colour, or a gradient of plain colours. A gradient whose stops are
  /// all alike is a colour.
  func resolved(_ coloring: Coloring) -> Paint {
    switch self {
    case .color(let color): return .color(coloring.resolve(color))
    case .tint(let alpha): return .color(coloring.tint.multiplyingAlpha(by: alpha))
    case .linearGradient(var gradient):
      gradient.stops = Paint.resolved(gradient.stops, coloring)
      return Paint.plain(gradient.stops) ?? .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = Paint.resolved(gradient.stops, coloring)
      return Paint.plain(gradient.stops) ?? .radialGradient(gradient)
    }
  }

  private static func resolved(_ stops: [GradientStop], _ coloring: Coloring) -> [GradientStop] {
    var last = 0.0
    return stops.map { stop in
      // Offsets may not go backwards (SVG 2, section 14.2.4).
      last = max(last, min(max(stop.offset, 0), 1))
      return GradientStop(offset: last, color: coloring.resolve(stop))
    }
  }

  private static func plain(_ stops: [GradientStop]) -> Paint? {
    guard let first = stops.first else { return .color(Color(red: 0, green: 0, blue: 0, alpha: 0)) }
    return stops.allSatisfy { $0.color == first.color } ? .color(first.color) : nil
  }
}

extension LinearGradient {
  /// The line along which the gradient runs, in view box units: offsets are measured at right angles to it, which
  /// points that were merely transformed would not give under unequal scales.
  var line: (start: Point, end: Point) {
    let first = transform.apply(start)
    let way = end - start
    let squared = way.x * way.x + way.y * way.y
    guard let inverse = transform.inverse, squared > 0 else { return (first, transform.apply(end)) }
    // The offset grows by way · p / |way|²; its gradient in view box units is that vector under the transposed inverse.
    let (u, v) = (way.x / squared, way.y / squared)
    let slope = Point(x: inverse.a * u + inverse.b * v, y: inverse.c * u + inverse.d * v)
    let steepness = slope.x * slope.x + slope.y * slope.y
    guard steepness > 0 else { return (first, transform.apply(end)) }
    return (first, first + slope * (1 / steepness))
  }
}

/// Gradients that repeat, for formats that only know padded ones: as many turns as the painted area needs.
enum GradientSpreading {
  /// More turns than this are finer than can be seen on an icon.
  static let maximumTurns = 64

  /// - Parameter turns: from the first to after the last, in lengths of the gradient.
  static func stops(_ stops: [GradientStop], _ spread: GradientSpread, turns: Range<Int>) -> [GradientStop] {
    let count = Double(turns.count)
    return turns.flatMap { turn in
      let isMirrored = spread == .reflect && turn % 2 != 0
      return (isMirrored ? stops.reversed() : stops).map { stop in
        let offset = isMirrored ? 1 - stop.offset : stop.offset
        return GradientStop(offset: (Double(turn - turns.lowerBound) + offset) / count, color: stop.color)
      }
    }
  }

  /// The turns that cover offsets from `low` to `high`.
  static func turns(from low: Double, to high: Double) -> Range<Int> {
    guard low.isFinite, high.isFinite else { return 0..<1 }
    let half = Double(maximumTurns / 2)
    let first = Int(min(max(low.rounded(.down), -half), 0))
    let last = Int(max(min(high.rounded(.up), half), 1))
    return first..<last
  }
}

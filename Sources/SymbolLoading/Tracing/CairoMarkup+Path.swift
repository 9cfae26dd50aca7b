import SymbolArt

extension CairoMarkup {
  /// Path data of cairo's: absolute M, L, C and Z. The move that cairo writes after each Z is dropped.
  func path(_ range: Range<Int>, through transform: AffineTransform, grid: Grid) -> Path {
    var elements: [Path.Element] = []
    elements.reserveCapacity(range.count / 40 + 4)
    var position = range.lowerBound
    let end = range.upperBound
    func point() -> Point? {
      guard let x = number(at: &position, before: end), let y = number(at: &position, before: end) else { return nil }
      return grid.round(transform.apply(Point(x: x, y: y)))
    }
    while position < end {
      let command = bytes[position]
      position += 1
      switch command {
      case UInt8(ascii: "M"):
        guard let place = point() else { continue }
        if case .move? = elements.last { elements.removeLast() }
        elements.append(.move(place))
      case UInt8(ascii: "L"):
        guard let place = point() else { continue }
        elements.append(.line(place))
      case UInt8(ascii: "C"):
        guard let first = point(), let second = point(), let last = point() else { continue }
        elements.append(.curve(first, second, last))
      case UInt8(ascii: "Z"): elements.append(.close)
      default: continue
      }
    }
    if case .move? = elements.last, elements.count > 1 { elements.removeLast() }
    return Path(elements)
  }

  /// A `matrix(…)` value.
  func transform(_ range: Range<Int>?) -> AffineTransform {
    guard let range else { return .identity }
    let values = numbers(in: range)
    guard values.count == 6 else { return .identity }
    return AffineTransform(a: values[0], b: values[1], c: values[2], d: values[3], e: values[4], f: values[5])
  }
}

/// Rounding to a decimal grid finer than cairo's own (1/256 of a unit of the trace), which turns 12.999992 back into
/// 13 without moving anything by a visible amount.
struct Grid {
  private let steps: Double

  /// - Parameter size: The larger side of the view box.
  init(size: Double) {
    var steps = 1e6
    var extent = 1.0
    while extent < size, steps > 1e-6 {
      extent *= 10
      steps /= 10
    }
    self.steps = steps
  }

  func round(_ value: Double) -> Double { (value * steps).rounded() / steps }
  func round(_ rect: Rect) -> Rect {
    rect.isNull ? rect : Rect(x: round(rect.x), y: round(rect.y), width: round(rect.width), height: round(rect.height))
  }
  func round(_ point: Point) -> Point { Point(x: round(point.x), y: round(point.y)) }
}

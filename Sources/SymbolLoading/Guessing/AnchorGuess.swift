#if canImport(Glibc)
  import Glibc
#endif
import SymbolArt

extension AnnotationGuesser {
  /// Gives rotating parts the point that they turn about: the centre of arcs that have one in common, their own where they look alike after part of a turn, else
  /// that of the round part they turn in or about, else the common one of all that turns with them.
  mutating func guessAnchors(_ arcs: ConcentricArcs?) {
    let turning = symbol.layers.indices.filter { layer in
      symbol.layers[layer].annotation.canRotate && symbol.layers[layer].origins[.anchor] == nil
        && !parts[layer].bounds.isNull
    }
    guard !turning.isEmpty else { return }
    let together = turning.count > 1 ? Self.symmetryCenter(turning.flatMap { parts[$0].points }) : nil
    for layer in turning {
      let common = arcs.flatMap { $0.ranks[layer] == nil ? nil : $0.center }
      let anchor =
        common ?? Self.symmetryCenter(parts[layer].points) ?? hubCenter(of: layer) ?? together ?? parts[layer].center
      let place = anchor.rounded(to: size / 24_000)
      say(.anchor, of: layer) { $0.anchor = place }
    }
  }

  /// About which the points look alike after a half, third … of a turn; nil if there is no such place.
  static func symmetryCenter(_ points: [Point]) -> Point? {
    if let circle = FittedCircle(points), circle.deviation < 0.02 * circle.radius, circle.sweep > 1.9 * .pi {
      return circle.center
    }
    guard points.count >= 8 else { return nil }
    let center = points.reduce(Point.zero, +) * (1 / Double(points.count))
    let radius = points.reduce(0) { max($0, $1.distance(to: center)) }
    // Points are spread evenly but not at the same places of each limb: a step between two is the least that counts.
    let slack = 0.05 * radius
    let orders = [3, 4, 5, 6, 7, 8, 9, 10, 12, 2]
    let isAlike = orders.contains { order in
      let turn = AffineTransform.rotation(degrees: 360 / Double(order), about: center)
      return points.allSatisfy { point in
        let turned = turn.apply(point)
        return points.contains { $0.distance(to: turned) <= slack }
      }
    }
    return isAlike ? center : nil
  }

  /// The centre of a round part that the layer lies in (a clock's face) or reaches into (a fan's hub).
  private func hubCenter(of layer: Int) -> Point? {
    let box = parts[layer].bounds
    var best: (distance: Double, center: Point)?
    for (index, part) in parts.enumerated() where index != layer && part.isClosed && !part.bounds.isNull {
      guard let circle = FittedCircle(part.points), circle.deviation < 0.03 * circle.radius, circle.sweep > 1.9 * .pi
      else { continue }
      let reach = circle.radius + part.halfWidth
      let lies = box.lies(in: part.bounds.insetBy(-0.01 * size))
      let touches = parts[layer].points.contains { $0.distance(to: circle.center) <= reach + 0.06 * size }
      guard lies || touches else { continue }
      let distance = circle.center.distance(to: box.center)
      if best.map({ distance < $0.distance }) ?? true { best = (distance, circle.center) }
    }
    return best?.center
  }
}

extension Point {
  /// Without the digits that fitting makes up.
  fileprivate func rounded(to step: Double) -> Point {
    func round(_ value: Double) -> Double { ((value / step).rounded() * step * 1e6).rounded() / 1e6 }
    return Point(x: round(x), y: round(y))
  }
}

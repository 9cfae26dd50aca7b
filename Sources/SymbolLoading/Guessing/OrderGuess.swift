#if canImport(Glibc)
  import Glibc
#endif
import SymbolArt

extension AnnotationGuesser {
  /// Arcs from inside out, rings of parts clockwise, bars from left to right; whatever else there is stays in the file's
  /// order before them, and what comes on top of a symbol after them.
  mutating func guessOrder(_ arcs: ConcentricArcs?) {
    let says: [AnnotationField] = [.order, .threshold, .group]
    guard !symbol.layers.contains(where: { layer in says.contains { layer.origins[$0] != nil } }) else { return }
    var ranks: [Int: Int]
    if let arcs {
      ranks = arcs.ranks
    } else if let ring = PartRing(parts, among: plainParts, size: size) {
      ranks = Dictionary(uniqueKeysWithValues: zip(ring.members, 0...))
      if ring.members.count == symbol.layers.count {
        for layer in ring.members { say(.closedLoop, of: layer) { $0.closedLoop = true } }
      }
    } else if let row = barsFromLeft() {
      ranks = Dictionary(uniqueKeysWithValues: zip(row, 0...))
    } else {
      return
    }
    let before = plainParts.filter { ranks[$0] == nil }
    let after = symbol.layers.indices.filter { symbol.layers[$0].annotation.role != nil && ranks[$0] == nil }
    ranks = ranks.mapValues { $0 + before.count }
    for (place, layer) in before.enumerated() { ranks[layer] = place }
    var last = ranks.values.max() ?? 0
    for layer in after {
      last += 1
      ranks[layer] = last
    }
    for (layer, rank) in ranks { say(.order, of: layer) { $0.order = rank } }
  }

  /// Layers without a role of their own.
  private var plainParts: [Int] { symbol.layers.indices.filter { symbol.layers[$0].annotation.role == nil } }

  /// Three or more parts of one width side by side on a common line; nil if there are none.
  private func barsFromLeft() -> [Int]? {
    let sorted = plainParts.filter { !parts[$0].bounds.isNull }.sorted { parts[$0].bounds.minX < parts[$1].bounds.minX }
    func row(_ line: (Rect) -> Double) -> [Int] {
      var best: [Int] = []
      for first in sorted {
        var row = [first]
        for next in sorted where next != first {
          guard let last = row.last else { break }
          let (model, box, left) = (parts[first].bounds, parts[next].bounds, parts[last].bounds)
          let isAlike = abs(box.width - model.width) <= max(0.2 * model.width, 0.01 * size)
          let isOnLine = abs(line(box) - line(model)) <= 0.03 * size
          if isAlike, isOnLine, box.minX >= left.maxX - 0.005 * size { row.append(next) }
        }
        if row.count > best.count { best = row }
      }
      return best
    }
    let rows = [row { $0.maxY }, row { $0.center.y }, row { $0.minY }]
    guard let longest = rows.max(by: { $0.count < $1.count }), longest.count >= 3 else { return nil }
    return longest
  }
}

/// Arcs about one centre, with what lies in it: the waves of a wifi sign.
struct ConcentricArcs {
  var center: Point
  /// Places from inside out by layer; arcs of one radius share a place.
  var ranks: [Int: Int]

  /// Two or more arcs of different radii whose centres agree; nil otherwise.
  init?(_ parts: [PartGeometry], size: Double) {
    let found = parts.indices.compactMap { index in
      ConcentricArcs.arc(parts[index], size: size).map { (index: index, circle: $0) }
    }
    guard found.count >= 2 else { return nil }
    // Drawings are not exact: what looks concentric may be off by a unit of a 24-unit grid.
    let slack = 0.055 * size
    var family: [(index: Int, circle: FittedCircle)] = []
    for seed in found {
      let members = found.filter { $0.circle.center.distance(to: seed.circle.center) <= slack }
      if members.count > family.count { family = members }
    }
    family.sort { $0.circle.radius < $1.circle.radius }
    guard let smallest = family.first?.circle.radius, let largest = family.last?.circle.radius,
      largest - smallest > 0.06 * size
    else { return nil }
    let sum = family.reduce(Point.zero) { $0 + $1.circle.center }
    center = sum * (1 / Double(family.count))
    ranks = [:]
    var rank = 0
    // What sits in the common centre comes first.
    let members = Set(family.map(\.index))
    for (index, part) in parts.enumerated() where !members.contains(index) && !part.bounds.isNull {
      if part.bounds.size < 1.6 * smallest, part.center.distance(to: center) <= 1.5 * slack { ranks[index] = 0 }
    }
    if !ranks.isEmpty { rank = 1 }
    var radius = smallest
    for member in family {
      if member.circle.radius - radius > 0.05 * size {
        rank += 1
        radius = member.circle.radius
      }
      ranks[member.index] = rank
    }
  }

  /// An open arc, or the contour of a filled one.
  private static func arc(_ part: PartGeometry, size: Double) -> FittedCircle? {
    if part.halfWidth > 0 {
      guard !part.isClosed, let circle = FittedCircle(part.points), (0.08...1.5).contains(circle.radius / size),
        circle.deviation < 0.015 * size, (0.25...ConcentricArcs.mostSweep).contains(circle.sweep)
      else { return nil }
      return circle
    }
    // The contour of a filled arc runs along both edges and round the ends; one edge tells its centre.
    guard let circle = FittedCircle(edgeOf: part.points, tolerance: 0.008 * size),
      (0.08...1.5).contains(circle.radius / size), (0.6...ConcentricArcs.mostSweep).contains(circle.sweep),
      circle.deviation < min(0.2 * size, 0.8 * circle.radius)
    else { return nil }
    return circle
  }

  /// Radians; what goes further round is a ring.
  private static let mostSweep = 1.9 * Double.pi
}

/// Like parts evenly spread around a centre: the segments of a spinner.
struct PartRing {
  /// Clockwise from the top.
  var members: [Int]

  init?(_ parts: [PartGeometry], among candidates: [Int], size: Double) {
    let known = candidates.filter { !parts[$0].bounds.isNull }
    guard known.count >= 5 else { return nil }
    // The part in the middle, if there is one, is not of the ring.
    let whole = known.reduce(Rect.null) { $0.union(parts[$1].bounds) }
    let members = known.filter { parts[$0].center.distance(to: whole.center) > 0.12 * size }
    guard members.count >= 5 else { return nil }
    let center = members.reduce(Point.zero) { $0 + parts[$1].center } * (1 / Double(members.count))
    let distances = members.map { parts[$0].center.distance(to: center) }
    let longest = members.map { parts[$0].points.extent }
    guard let near = distances.min(), let far = distances.max(), far - near <= 0.06 * size,
      let short = longest.min(), let long = longest.max(), long - short <= max(0.25 * long, 0.02 * size)
    else { return nil }
    let turns = members.map { index -> (index: Int, angle: Double) in
      let place = parts[index].center - center
      let angle = atan2(place.x, -place.y)
      return (index, angle < -1e-3 ? angle + 2 * .pi : angle)
    }.sorted { $0.angle < $1.angle }
    let step = 2 * .pi / Double(members.count)
    for (first, second) in zip(turns, turns.dropFirst()) {
      guard abs(second.angle - first.angle - step) < 0.25 * step else { return nil }
    }
    self.members = turns.map(\.index)
  }
}

extension [Point] {
  /// The largest distance from the first point.
  fileprivate var extent: Double {
    guard let first else { return 0 }
    return reduce(0) { Swift.max($0, $1.distance(to: first)) }
  }
}

import SymbolArt

extension AnnotationGuesser {
  /// Finds the frame around the rest, the line that strikes it out, and what sits at its corner.
  mutating func guessRoles(besides arcs: ConcentricArcs?) {
    let enclosure = enclosureIndex
    let slash = slashIndex(besides: enclosure)
    if let enclosure, isAroundTheRest(enclosure, but: slash) { say(.role, of: enclosure) { $0.role = .enclosure } }
    if let slash { say(.role, of: slash) { $0.role = .slash } }
    for badge in badge(besides: [enclosure, slash].compactMap { $0 } + (arcs.map { Array($0.ranks.keys) } ?? [])) {
      say(.role, of: badge) { $0.role = .badge }
    }
  }

  // MARK: Enclosure

  /// A large closed round or square outline in the middle; it may still turn out to be around nothing.
  private var enclosureIndex: Int? {
    parts.indices.first { index in
      let part = parts[index]
      let box = part.bounds
      guard part.isClosed, !box.isNull, box.width >= 0.6 * size, box.height >= 0.6 * size,
        box.center.distance(to: symbol.viewBox.center) <= 0.1 * size
      else { return false }
      // Room for something inside: a filled slash has none.
      return part.points.allSatisfy { $0.distance(to: box.center) >= 0.2 * size }
        && part.points.isConvex(tolerance: 0.01 * size)
    }
  }

  /// Whether everything else lies inside, clear of the outline.
  private func isAroundTheRest(_ enclosure: Int, but slash: Int?) -> Bool {
    let inside = parts[enclosure].bounds.insetBy(2 * parts[enclosure].halfWidth + 0.02 * size)
    let others = parts.indices.filter { $0 != enclosure && $0 != slash && !parts[$0].bounds.isNull }
    if others.isEmpty { return slash != nil }
    return others.allSatisfy { parts[$0].bounds.lies(in: inside) }
  }

  // MARK: Slash

  /// A slash is at least this long; arrows' shafts are shorter.
  private static let slashLength = 0.75
  /// And at most this thick.
  private static let slashThickness = 0.16
  /// Degrees from upright or level.
  private static let slashSlant = 25.0
  /// So much of it must run through other parts, which it strikes out.
  private static let slashOverOthers = 0.3

  private func slashIndex(besides enclosure: Int?) -> Int? {
    let found = parts.indices.filter { index in
      guard index != enclosure, let bar = FittedBar(parts[index]), bar.length >= Self.slashLength * size,
        bar.thickness <= Self.slashThickness * size, bar.slant >= Self.slashSlant
      else { return false }
      let others = parts.indices.filter { $0 != index }
      let steps = 24
      let over = (0...steps).count { step in
        let place = bar.start.interpolated(to: bar.end, fraction: Double(step) / Double(steps))
        return others.contains { parts[$0].bounds.contains(place) }
      }
      guard Double(over) >= Self.slashOverOthers * Double(steps + 1) else { return false }
      // The shaft of an arrow ends in its head; a slash ends in the open, or in the ring of a prohibition sign.
      let rest = others.filter { $0 != enclosure }.map { LayerInk(symbol.layers[$0].content, hasSamples: false) }
      return ![bar.start, bar.end].contains { end in rest.contains { $0.contains(end, slack: 0.01 * size) } }
    }
    // Two of them are a cross.
    return found.count == 1 ? found[0] : nil
  }

  // MARK: Badge

  /// A badge is at most this large, and the part it sits on at least so large both ways.
  private static let badgeSize = 0.36
  private static let bodySize = 0.45

  /// The small parts that together sit in one corner of a large one; empty if there are none.
  private func badge(besides taken: [Int]) -> [Int] {
    let known = parts.indices.filter { !taken.contains($0) && !parts[$0].bounds.isNull }
    guard
      let body = known.max(by: { parts[$0].bounds.area < parts[$1].bounds.area }),
      min(parts[body].bounds.width, parts[body].bounds.height) >= Self.bodySize * size
    else { return [] }
    let whole = known.reduce(Rect.null) { $0.union(parts[$1].bounds) }
    let small = known.filter { $0 != body && parts[$0].bounds.size <= Self.badgeSize * size }
    if small.isEmpty { return [] }
    let ink = LayerInk(symbol.layers[body].content, hasSamples: false)
    var clusters: [[Int]] = []
    for index in small {
      let touching = clusters.indices.filter { cluster in
        clusters[cluster].contains { !parts[$0].bounds.intersection(parts[index].bounds).isNull }
      }
      var joined = [index]
      for cluster in touching.reversed() { joined += clusters.remove(at: cluster) }
      clusters.append(joined)
    }
    let badges = clusters.filter { cluster in
      let box = cluster.reduce(Rect.null) { $0.union(parts[$1].bounds) }
      let place = box.center - symbol.viewBox.center
      guard box.size <= Self.badgeSize * size, abs(place.x) >= 0.15 * size, abs(place.y) >= 0.1 * size else {
        return false
      }
      // At the rim of all, and cut into the body's corner.
      let reach = 0.05 * size
      let isAtRim =
        (place.x > 0 ? whole.maxX - box.maxX : box.minX - whole.minX) <= reach
        || (place.y > 0 ? whole.maxY - box.maxY : box.minY - whole.minY) <= reach
      // An arrow's head or a calendar's ring is at the rim, too, but hangs together with the rest.
      let hangsTogether = cluster.contains { index in
        parts[index].points.contains { ink.contains($0, slack: parts[index].halfWidth + 0.005 * size) }
      }
      return isAtRim && !hangsTogether && !parts[body].bounds.intersection(box).isNull
    }
    return badges.count == 1 ? badges[0].sorted() : []
  }
}

extension Rect {
  func lies(in other: Rect) -> Bool {
    minX >= other.minX && maxX <= other.maxX && minY >= other.minY && maxY <= other.maxY
  }

  fileprivate var area: Double { isNull ? 0 : width * height }
}

extension [Point] {
  /// Whether a closed line of points turns one way only, small wobbles aside.
  fileprivate func isConvex(tolerance: Double) -> Bool {
    guard count >= 8, let first else { return false }
    // Contours with holes come as several lines, whose points do not follow one another.
    let center = reduce(Point.zero, +) * (1 / Double(count))
    var outer: [Point] = [first]
    for point in dropFirst() where point.distance(to: outer[outer.count - 1]) > 1e-9 { outer.append(point) }
    let hull = outer.convexHull
    guard hull.count >= 3 else { return false }
    // Points of the outline lie on the hull, or (a ring's inner edge) well inside and evenly.
    let distances = outer.map { point in hull.distanceToEdge(point) }
    let onHull = distances.count { $0 <= tolerance }
    if onHull == outer.count { return true }
    let inner = distances.filter { $0 > tolerance }
    let even = (inner.max() ?? 0) - (inner.min() ?? 0) <= 4 * tolerance
    return even && Double(onHull) >= 0.4 * Double(outer.count) && hull.contains(center)
  }

  /// The points of the convex hull in order (Andrew's monotone chain).
  private var convexHull: [Point] {
    let sorted = self.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: [Point]) -> [Point] {
      var chain: [Point] = []
      for point in points {
        while chain.count >= 2 {
          let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
          if (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0 { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    return half(sorted) + half(sorted.reversed())
  }

  private func distanceToEdge(_ point: Point) -> Double {
    var nearest = Double.infinity
    for index in indices {
      let (start, end) = (self[index], self[index + 1 < count ? index + 1 : 0])
      let way = end - start
      let squared = way.x * way.x + way.y * way.y
      let offset = point - start
      let fraction = squared > 0 ? Swift.min(Swift.max((offset.x * way.x + offset.y * way.y) / squared, 0), 1) : 0
      nearest = Swift.min(nearest, (offset - way * fraction).length)
    }
    return nearest
  }

  private func contains(_ point: Point) -> Bool {
    indices.allSatisfy { index in
      let (a, b) = (self[index], self[index + 1 < count ? index + 1 : 0])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0
    }
  }
}

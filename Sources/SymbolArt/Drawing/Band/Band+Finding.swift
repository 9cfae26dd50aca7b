extension Band {
  /// More points tell no more: a band is smooth.
  private static let outlinePoints = 96
  /// The width of a band, as a part of its length, at most.
  private static let widest = 0.4

  /// The band that a filled outline looks like: a bar or an arc of even width, or a ring; nil for any other figure.
  ///
  /// Bars begin on the left, upright ones at the foot, as levels rise; rings at the top, clockwise.
  public init?(findingIn outline: Path) {
    let measure = PathMeasure(outline)
    let found: Stretch?
    switch measure.subpaths.count {
    case 1: found = Band.bar(measure)
    case 2: found = Band.ring(measure)
    default: found = nil
    }
    guard let found else { return nil }
    self.init(outline, measure: measure, stretches: [found])
  }

  /// The two places of an outline between which both sides run at an even distance.
  private static func bar(_ measure: PathMeasure) -> Stretch? {
    let count = outlinePoints
    let points = measure.points(onSubpath: 0, from: 0, to: 1 - 1 / Double(count), count: count)
    var best = (cost: Double.infinity, start: 0, steps: 0)
    for start in 0..<count {
      // Either side may be the longer one of an arc.
      for steps in (count * 3 / 8)...(count * 5 / 8) {
        var cost = 0.0
        for sample in 1...7 {
          let fraction = Double(sample) / 8
          let out = points[(start + Int((Double(steps) * fraction).rounded())) % count]
          let back = points[(start + count - Int((Double(count - steps) * fraction).rounded())) % count]
          cost += out.distance(to: back)
        }
        if cost < best.cost { best = (cost, start, steps) }
      }
    }
    let start = Double(best.start) / Double(count)
    var stretch = refined(from: start, to: start + Double(best.steps) / Double(count), measure)
    guard isEven(stretch, measure, area: abs(area(points))) else { return nil }
    let ends = (
      measure.point(onSubpath: 0, at: stretch.left.places[0]), measure.point(onSubpath: 0, at: stretch.left.places[1])
    )
    let way = ends.1 - ends.0
    let isUpright = abs(way.y) > 2 * abs(way.x)
    if isUpright ? way.y > 0 : way.x < 0 {
      stretch.left.places.reverse()
      stretch.right.places.reverse()
    }
    return stretch
  }

  /// The two sides between two places of the outline, which are moved until the sides run closest together.
  private static func refined(from start: Double, to end: Double, _ measure: PathMeasure) -> Stretch {
    func stretch(_ start: Double, _ end: Double) -> Stretch {
      Stretch(
        progress: [0, 1], left: Side(subpath: 0, places: [start, end]),
        right: Side(subpath: 0, places: [start + 1, end]))
    }
    func cost(_ start: Double, _ end: Double) -> Double {
      let stretch = stretch(start, end)
      return (1...7).reduce(0.0) { sum, sample in
        let progress = Double(sample) / 8
        return sum
          + measure.point(onSubpath: 0, at: stretch.place(on: stretch.left, at: progress))
          .distance(to: measure.point(onSubpath: 0, at: stretch.place(on: stretch.right, at: progress)))
      }
    }
    var best = (start: start, end: end, cost: cost(start, end))
    var step = 0.5 / Double(outlinePoints)
    while step > 1e-4 {
      let tries = [
        (step, 0.0), (-step, 0), (0, step), (0, -step), (step, step), (-step, -step), (step, -step), (-step, step),
      ]
      .map { (start: best.start + $0.0, end: best.end + $0.1, cost: cost(best.start + $0.0, best.end + $0.1)) }
      if let better = tries.min(by: { $0.cost < $1.cost }), better.cost < best.cost - 1e-9 {
        best = better
      } else {
        step /= 2
      }
    }
    return stretch(best.start, best.end)
  }

  /// An outline and the hole in it, at an even distance.
  private static func ring(_ measure: PathMeasure) -> Stretch? {
    let count = outlinePoints / 2
    let both = measure.subpaths.indices.map {
      measure.points(onSubpath: $0, from: 0, to: 1 - 1 / Double(count), count: count)
    }
    let outer = abs(area(both[0])) >= abs(area(both[1])) ? 0 : 1
    func side(_ index: Int) -> Side {
      let points = both[index]
      let isClockwise = area(points) > 0
      let top = points.indices.min { points[$0].y < points[$1].y } ?? 0
      let start = Double(top) / Double(count)
      return Side(subpath: index, places: [start, start + (isClockwise ? 1 : -1)])
    }
    let stretch = Stretch(progress: [0, 1], left: side(outer), right: side(1 - outer))
    guard isEven(stretch, measure, area: abs(area(both[outer])) - abs(area(both[1 - outer]))) else { return nil }
    return stretch
  }

  /// Whether the sides keep their distance, and what is between them is all there is.
  private static func isEven(_ stretch: Stretch, _ measure: PathMeasure, area: Double) -> Bool {
    var widths: [Double] = []
    var length = 0.0
    var last: Point?
    for step in 0...20 {
      let progress = Double(step) / 20
      let left = measure.point(onSubpath: stretch.left.subpath, at: stretch.place(on: stretch.left, at: progress))
      let right = measure.point(onSubpath: stretch.right.subpath, at: stretch.place(on: stretch.right, at: progress))
      let middle = left.interpolated(to: right, fraction: 0.5)
      if let last { length += middle.distance(to: last) }
      last = middle
      if (3...17).contains(step) { widths.append(left.distance(to: right)) }
    }
    guard let widest = widths.max(), let narrowest = widths.min(), narrowest > 0, length > 0 else { return false }
    let mean = widths.reduce(0, +) / Double(widths.count)
    return widest <= 1.6 * narrowest && mean <= Band.widest * length && area > 0.7 * mean * length
      && area < 1.3 * mean * length
  }

  /// Signed: positive clockwise as seen with y downwards.
  private static func area(_ points: [Point]) -> Double {
    var sum = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      sum += point.x * next.y - next.x * point.y
    }
    return sum / 2
  }
}

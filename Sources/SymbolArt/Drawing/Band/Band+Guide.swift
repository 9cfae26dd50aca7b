extension Band {
  /// The band that a template's guide points lead along; nil where they do not lie on the outline.
  public init?(_ outline: Path, guide: DrawGuide) {
    let measure = PathMeasure(outline)
    var stretches: [Stretch] = []
    for points in guide.sets {
      for chain in Band.chains(points) { stretches += Band.stretches(along: chain, measure) }
    }
    for index in stretches.indices {
      guard stretches[index].left.subpath == stretches[index].right.subpath else { continue }
      stretches[index].startCap = Band.isFree(stretches, index, atStart: true)
      stretches[index].endCap = Band.isFree(stretches, index, atStart: false)
    }
    self.init(outline, measure: measure, stretches: stretches)
  }

  /// Ways from a start to an end: from each start onwards and, where points before it lead away from it, backwards too.
  private static func chains(_ points: [DrawGuide.GuidePoint]) -> [[DrawGuide.GuidePoint]] {
    var chains: [[DrawGuide.GuidePoint]] = []
    var taken = -1
    for (index, point) in points.enumerated() where point.isStart {
      var back = [point]
      var place = index - 1
      while place > taken, points[place].progress > back[back.count - 1].progress, !points[place].isStart {
        back.append(points[place])
        place -= 1
      }
      var on = [point]
      place = index + 1
      while place < points.count, points[place].progress > on[on.count - 1].progress, !points[place].isStart {
        on.append(points[place])
        place += 1
      }
      if back.count > 1 { chains.append(back) }
      if on.count > 1 {
        chains.append(on)
        taken = place - 1
      }
    }
    return chains
  }

  /// A chain in pieces that each keep to one subpath on either side.
  private static func stretches(along chain: [DrawGuide.GuidePoint], _ measure: PathMeasure) -> [Stretch] {
    var pieces: [[DrawGuide.GuidePoint]] = []
    for point in chain {
      guard measure.subpaths.indices.contains(point.left.subpath),
        measure.subpaths.indices.contains(point.right.subpath)
      else { continue }
      if let last = pieces.last?.last, last.left.subpath == point.left.subpath,
        last.right.subpath == point.right.subpath
      {
        pieces[pieces.count - 1].append(point)
      } else {
        pieces.append([point])
      }
    }
    return pieces.filter { $0.count > 1 }.map { stretch(along: $0, measure) }
  }

  private static func stretch(along points: [DrawGuide.GuidePoint], _ measure: PathMeasure) -> Stretch {
    let left = points.map(\.left.fraction)
    let right = points.map(\.right.fraction)
    let sides: (left: [Double], right: [Double])
    if points[0].left.subpath == points[0].right.subpath {
      sides = oppositeWays(left, right)
    } else {
      let onward = shorterWay(left)
      var beside = shorterWay(right)
      // All the way round says nothing of the direction: both sides turn alike.
      if left.count == 2, left[0] == left[1], right[0] == right[1] {
        let ahead = (
          measure.point(onSubpath: points[0].left.subpath, at: onward[0] + 0.1)
            - measure.point(onSubpath: points[0].left.subpath, at: onward[0]),
          measure.point(onSubpath: points[0].right.subpath, at: beside[0] + 0.1)
            - measure.point(onSubpath: points[0].right.subpath, at: beside[0])
        )
        if ahead.0.x * ahead.1.x + ahead.0.y * ahead.1.y < 0 { beside[1] = beside[0] - 1 }
      }
      sides = (onward, beside)
    }
    return Stretch(
      progress: points.map(\.progress), left: Side(subpath: points[0].left.subpath, places: sides.left),
      right: Side(subpath: points[0].right.subpath, places: sides.right))
  }

  /// On one outline the two sides are gone along in opposite directions: whichever lets them not cross.
  private static func oppositeWays(_ left: [Double], _ right: [Double]) -> (left: [Double], right: [Double]) {
    func ahead(_ place: Double, from origin: Double, _ sign: Double) -> Double {
      let way = (place - origin) * sign
      return way - way.rounded(.down)
    }
    func way(_ sign: Double) -> (left: [Double], right: [Double], crossings: Int) {
      var out = left.map { ahead($0, from: left[0], sign) }
      var back = right.map { ahead($0, from: left[0], sign) }
      // A start whose both sides are one place is a whole turn away for the way back.
      if back[0] < (out.last ?? 0) || back[0] == 0 { back[0] += 1 }
      let row = out + back.reversed()
      let crossings = zip(row, row.dropFirst()).count { $0 > $1 + 1e-9 }
      out = out.map { left[0] + sign * $0 }
      back = back.map { left[0] + sign * $0 }
      return (out, back, crossings)
    }
    let (forward, backward) = (way(1), way(-1))
    let best = backward.crossings < forward.crossings ? backward : forward
    return (best.left, best.right)
  }

  /// From each place to the next by less than half a turn; a single step back to the same place is a whole one.
  private static func shorterWay(_ places: [Double]) -> [Double] {
    if places.count == 2, places[0] == places[1] { return [places[0], places[0] + 1] }
    var result = [places[0]]
    for place in places.dropFirst() {
      let step = place - result[result.count - 1]
      result.append(result[result.count - 1] + step - step.rounded())
    }
    return result
  }

  /// Whether no other way of the pen comes to the outline beyond a stretch's start or end.
  private static func isFree(_ stretches: [Stretch], _ index: Int, atStart: Bool) -> Bool {
    let own = stretches[index]
    let sign: Double = own.left.places[own.left.places.count - 1] < own.left.places[0] ? -1 : 1
    let last = own.left.places.count - 1
    let (from, to) =
      atStart ? (own.right.places[0] - sign, own.left.places[0]) : (own.left.places[last], own.right.places[last])
    let length = abs(to - from)
    guard length > 1e-9 else { return false }
    return !stretches.indices.contains { other in
      guard other != index else { return false }
      return [stretches[other].left, stretches[other].right].contains { side in
        side.subpath == own.left.subpath
          && side.places.contains { place in
            let way = (place - from) * sign
            let ahead = way - way.rounded(.down)
            return ahead > 1e-6 && ahead < length - 1e-6 || ahead < 1e-6 && isMiddle(place, own)
          }
      }
    }
  }

  /// Whether a place is where the stretch's own start or end is: then another way goes on from there.
  private static func isMiddle(_ place: Double, _ stretch: Stretch) -> Bool {
    let ends = [
      stretch.left.places.first, stretch.right.places.first, stretch.left.places.last, stretch.right.places.last,
    ]
    return ends.contains { $0.map { abs(($0 - place).remainder(dividingBy: 1)) < 1e-6 } ?? false }
  }
}

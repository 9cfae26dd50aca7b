import SymbolArt

/// Where a slash strikes a layer out: boxes, turned as the slash is, around places that the other picture has no ink in.
struct StruckPlaces {
  /// Along the slash and across it.
  private var boxes: [Rect]
  /// Of length 1.
  private let along: Point

  /// What is larger by no more than so many places is no ink that anybody misses: edges that do not lie on one another
  /// to the cell.
  private static let fewest = 4

  /// nil where hardly any ink is missing.
  ///
  /// - Parameters:
  ///   - places: the middles of cells.
  ///   - along: the slash's direction, of length 1.
  ///   - margin: how far the boxes reach beyond the places: so far both pictures have ink, if one has, so that no edge
  ///     of a box is seen.
  init?(_ places: [Point], along: Point, margin: Double) {
    self.along = along
    boxes = []
    var found: [(box: Rect, count: Int)] = []
    for place in places {
      let place = turned(place)
      var joint = (box: Rect(from: place, to: place).insetBy(-margin), count: 1)
      // A box that has grown may meet others.
      while let met = found.firstIndex(where: { !$0.box.intersection(joint.box).isNull }) {
        let other = found.remove(at: met)
        joint = (joint.box.union(other.box), joint.count + other.count)
      }
      found.append(joint)
    }
    boxes = found.filter { $0.count >= StruckPlaces.fewest }.map(\.box)
    if boxes.isEmpty { return nil }
  }

  /// What they hold of some artwork, but for the ends of strokes that reach into them.
  ///
  /// - Parameters:
  ///   - ends: the ends of what the other picture shows.
  ///   - viewBox: within which the artwork lies.
  func cut(_ content: [Artwork], sparing ends: [StrokeEnd], within viewBox: Rect) -> Artwork {
    var clips = [ClipPath(path: outline)]
    let all = viewBox.insetBy(-viewBox.size).corners
    let around = [Path.Element.move(all[0])] + all.dropFirst().map { .line($0) } + [.close]
    var rest = ends.filter { end in boxes.contains { $0.insetBy(-end.radius).contains(turned(end.end)) } }
    while !rest.isEmpty {
      // Where two holes of one outline met, there would be none.
      var apart: [StrokeEnd] = []
      for end in rest where !apart.contains(where: { !$0.bounds.intersection(end.bounds).isNull }) { apart.append(end) }
      rest.removeAll { end in apart.contains { $0 == end } }
      clips.append(ClipPath(path: Path(around + apart.flatMap(\.hole))))
    }
    return .group(ArtworkGroup(children: content, clips: clips))
  }

  /// A place along the slash and across it.
  private func turned(_ place: Point) -> Point {
    Point(x: place.x * along.x + place.y * along.y, y: place.y * along.x - place.x * along.y)
  }

  private var outline: Path {
    Path(
      boxes.flatMap { box -> [Path.Element] in
        let corners = box.corners.map { corner in
          Point(x: corner.x * along.x - corner.y * along.y, y: corner.x * along.y + corner.y * along.x)
        }
        return [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
      })
  }
}

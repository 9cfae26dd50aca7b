extension PathMeasure {
  /// Steps along a subpath that a place is looked for in: one for about every pixel of a large symbol's outline.
  private static let steps = 400

  /// Where a place lies.
  public func point(at place: DrawGuide.Place) -> Point? {
    subpaths.indices.contains(place.subpath) ? point(onSubpath: place.subpath, at: place.fraction) : nil
  }

  /// The place on the path that is nearest to a point; nil for an empty path.
  public func place(nearestTo point: Point) -> DrawGuide.Place? {
    var best: (distance: Double, place: DrawGuide.Place)?
    func look(_ subpath: Int, at fraction: Double) {
      let distance = self.point(onSubpath: subpath, at: fraction).distance(to: point)
      guard distance < best?.distance ?? .infinity else { return }
      best = (distance, DrawGuide.Place(subpath: subpath, fraction: fraction - fraction.rounded(.down)))
    }
    for subpath in subpaths.indices {
      for step in 0..<PathMeasure.steps { look(subpath, at: Double(step) / Double(PathMeasure.steps)) }
    }
    // Between the steps beside it.
    var reach = 0.5 / Double(PathMeasure.steps)
    while reach > 1e-6, let place = best?.place {
      look(place.subpath, at: place.fraction - reach)
      look(place.subpath, at: place.fraction + reach)
      reach /= 2
    }
    return best?.place
  }
}

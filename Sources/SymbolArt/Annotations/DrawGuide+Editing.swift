extension DrawGuide {
  /// A side of the pen's way.
  public enum Side: String, Hashable, Sendable, CaseIterable { case left, right }

  /// A guide to begin with: along the middle of an outline that looks like a bar, an arc or a ring; else from the place
  /// where the outline begins to the one opposite.
  public init(beginningFor outline: Path) {
    if let band = Band(findingIn: outline) {
      self.init(band)
    } else {
      func point(_ fraction: Double) -> GuidePoint {
        let place = Place(subpath: 0, fraction: fraction)
        return GuidePoint(
          flags: fraction == 0 ? GuidePoint.startFlag : 0, progress: fraction == 0 ? 0 : 1, left: place, right: place)
      }
      self.init(sets: [[point(0), point(0.5)]])
    }
  }

  /// All points, set after set.
  public var points: [GuidePoint] { Array(sets.joined()) }

  /// With one more point in the middle of the longest way between two, where the pen is now.
  ///
  /// - Returns: the guide as it is where nothing lies between any two points.
  public func addingPoint(on outline: Path) -> DrawGuide {
    var best: (set: Int, index: Int, way: Double)?
    for (number, points) in sets.enumerated() {
      for index in points.indices.dropFirst() {
        let way = abs(points[index].progress - points[index - 1].progress)
        if way > best?.way ?? 1e-6 { best = (number, index, way) }
      }
    }
    guard let best else { return self }
    let pair = [sets[best.set][best.index - 1], sets[best.set][best.index]]
    let progress = (pair[0].progress + pair[1].progress) / 2
    let middle = DrawGuide.middle(of: pair, on: outline)
    var result = self
    result.sets[best.set].insert(
      GuidePoint(flags: 0, progress: progress, left: middle.left, right: middle.right), at: best.index)
    return result
  }

  /// Halfway along either side between two points.
  private static func middle(of pair: [GuidePoint], on outline: Path) -> (left: Place, right: Place) {
    // Alone, the earlier one is a start, and the way leads from it to the other.
    var ends = pair.sorted { $0.progress < $1.progress }
    ends[0].flags |= GuidePoint.startFlag
    ends[0].progress = 0
    ends[1].flags &= ~GuidePoint.startFlag
    ends[1].progress = 1
    guard let stretch = Band(outline, guide: DrawGuide(sets: [ends]))?.stretches.first else {
      return (pair[0].left, pair[0].right)
    }
    func place(_ side: Band.Side) -> Place {
      let place = stretch.place(on: side, at: 0.5)
      return Place(subpath: side.subpath, fraction: place - place.rounded(.down))
    }
    return (place(stretch.left), place(stretch.right))
  }

  /// Without one of its points; nil where no way is left.
  public func removingPoint(at index: Int) -> DrawGuide? {
    guard let (set, place) = position(of: index) else { return self }
    var result = self
    result.sets[set].remove(at: place)
    result.sets.removeAll { $0.count < 2 }
    return result.sets.isEmpty ? nil : result
  }

  /// With one side of a point elsewhere on the outline.
  public func movingPoint(at index: Int, _ side: Side, to place: Place) -> DrawGuide {
    changing(index) { point in
      switch side {
      case .left: point.left = place
      case .right: point.right = place
      }
    }
  }

  /// With another part of the way done at a point, 0…1.
  public func settingProgress(_ progress: Double, at index: Int) -> DrawGuide {
    changing(index) { $0.progress = min(max(progress, 0), 1) }
  }

  private func changing(_ index: Int, _ change: (inout GuidePoint) -> Void) -> DrawGuide {
    guard let (set, place) = position(of: index) else { return self }
    var result = self
    change(&result.sets[set][place])
    return result
  }

  private func position(of index: Int) -> (set: Int, place: Int)? {
    var rest = index
    for (set, points) in sets.enumerated() {
      if points.indices.contains(rest) { return (set, rest) }
      rest -= points.count
    }
    return nil
  }
}

extension DrawGuide.GuidePoint {
  /// Its place on a side.
  public func place(on side: DrawGuide.Side) -> DrawGuide.Place { side == .left ? left : right }
}

extension Layer {
  /// The filled outline that guide points lie on; nil for a layer without one.
  public var guidedOutline: Path? {
    func find(_ content: [Artwork]) -> Path? {
      for artwork in content {
        switch artwork {
        case .shape(let shape): if shape.strokeStyle == nil { return shape.path }
        case .group(let group): if let path = find(group.children) { return path }
        case .image: continue
        }
      }
      return nil
    }
    return find(content)
  }
}

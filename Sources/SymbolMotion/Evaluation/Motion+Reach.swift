import SymbolArt

extension Motion {
  /// Transforms of a group that reach as far as all that it goes through.
  public struct Reach: Sendable {
    /// Indices of the symbol's layers.
    public let layers: [Int]
    /// Those at the extremes, and of a turn so many between them that nothing lies further out by a thousandth of what
    /// is turned. None for a group that is never seen.
    public let transforms: [AffineTransform]
  }

  /// How far each group gets at any time; nil where that takes more than one number a group to say, so that it has to be
  /// found from frames.
  ///
  /// - Parameters:
  ///   - stop: when the motion is stopped, in seconds from the start; not before its first loop is over.
  ///   - opacity: what is less opaque is not seen.
  public func reach(stoppedAt stop: Double?, seenFrom opacity: Double) -> [Reach]? {
    if isNested { return nil }
    var result: [Reach] = []
    for index in groups.indices {
      let group = groups[index]
      var moving: Track?
      var opacities: ClosedRange<Double>?
      for track in group.tracks {
        switch track.property {
        case .drawStart, .drawEnd, .fill: break
        case .opacity: opacities = range(of: track, inGroup: index, stoppedAt: stop)
        case .offsetX, .offsetY, .scale, .rotation:
          if moving != nil { return nil }
          moving = track
        case .scaleX, .scaleY, .rotation3D, .blur: return nil
        }
      }
      if let opacities, opacities.lowerBound < opacity {
        // What is seen at some times only may be elsewhere at the others.
        guard moving == nil else { return nil }
        if opacities.upperBound < opacity {
          result.append(Reach(layers: group.layers, transforms: []))
          continue
        }
      }
      let transforms = moving.map { track in
        Self.places(of: track.property, in: range(of: track, inGroup: index, stoppedAt: stop)).map { value in
          var pose = Pose.rest
          pose[track.property] = value
          return pose.transform(of: group, symbolSize: symbolSize)
        }
      }
      result.append(Reach(layers: group.layers, transforms: transforms ?? [.identity]))
    }
    return result
  }

  /// All values of a track, with its way to rest.
  private func range(of track: Track, inGroup index: Int, stoppedAt stop: Double?) -> ClosedRange<Double> {
    let rest = track.property.restValue
    let own = track.keyframes.valueRange ?? rest...rest
    guard let stop, let way = settlingWay(of: track.property, inGroup: index, stoppedAt: stop)?.keyframes.valueRange
    else { return own }
    return min(own.lowerBound, way.lowerBound)...max(own.upperBound, way.upperBound)
  }

  /// Values at which a property is looked at: a shift and a size reach furthest at their extremes.
  private static func places(of property: TrackProperty, in range: ClosedRange<Double>) -> [Double] {
    let way = min(range.upperBound - range.lowerBound, 360)
    // Between two degrees the way of a point is flatter than its chord by a sixth of a thousandth.
    let steps = property == .rotation ? max((way / 2).rounded(.up), 1) : 1
    return way == 0 ? [range.lowerBound] : (0...Int(steps)).map { range.lowerBound + way * Double($0) / steps }
  }
}

import SymbolArt

/// Several motions on one symbol at once.
///
/// They add up from outside in as offset, rotation in space, scale about its pivot, rotation about its anchor: offsets and
/// rotations add, scales and opacities multiply, views in perspective follow one another.
public struct MotionStack: Hashable, Sendable {
  /// In the order in which the effects were added; at most one of a kind.
  public private(set) var motions: [Motion]
  /// Layers of the symbol.
  public let layerCount: Int

  /// A motion replaces an earlier one of its kind, in that one's place.
  public init(_ motions: [Motion], layerCount: Int) {
    self.motions = []
    self.layerCount = layerCount
    for motion in motions { add(motion) }
  }

  /// Adds a motion, or puts it in the place of the one of its kind.
  public mutating func add(_ motion: Motion) {
    if let index = motions.firstIndex(where: { $0.kind == motion.kind }) {
      motions[index] = motion
    } else {
      motions.append(motion)
    }
  }

  /// All layers at a time; `stop` stops every motion. Times are seconds from the start.
  public func frame(at time: Double, stoppedAt stop: Double? = nil) -> Frame {
    if motions.count == 1, motions[0].layerCount == layerCount { return motions[0].frame(at: time, stoppedAt: stop) }
    return MotionStack.frame(
      of: motions.map { ($0, $0.poses(at: time, stoppedAt: stop)) }, layerCount: layerCount)
  }

  /// The frame that results from the poses of several motions' groups.
  static func frame(of motions: [(motion: Motion, poses: [Pose])], layerCount: Int) -> Frame {
    var rotation = Array(repeating: AffineTransform.identity, count: layerCount)
    var scale = rotation
    var offset = Array(repeating: Point.zero, count: layerCount)
    var opacity = Array(repeating: 1.0, count: layerCount)
    var draw = Array(repeating: DrawState?.none, count: layerCount)
    var projection = Array(repeating: ProjectiveTransform?.none, count: layerCount)
    var blur = Array(repeating: 0.0, count: layerCount)
    // Layers fade as one where every motion that fades them has them in one group: a number in mixed radix.
    var fadeGroup = Array(repeating: 0, count: layerCount)
    for (motion, poses) in motions {
      if zip(motion.groups, poses).contains(where: { $1.seenOpacity(of: $0) < 1 || $1.blur > 0 }) {
        for layer in 0..<layerCount { fadeGroup[layer] *= motion.groups.count + 1 }
        for (index, group) in motion.groups.enumerated() {
          for layer in group.layers where layer < layerCount { fadeGroup[layer] += index + 1 }
        }
      }
      for (group, pose) in zip(motion.groups, poses) {
        for layer in group.layers where layer < layerCount {
          if pose.rotation != 0 {
            rotation[layer] = rotation[layer].concatenated(.rotation(degrees: pose.rotation, about: group.anchor))
          }
          if let sizing = pose.sizing(about: group.pivot) { scale[layer] = scale[layer].concatenated(sizing) }
          if let view = pose.projection(of: group, symbolSize: motion.symbolSize) {
            projection[layer] = projection[layer]?.concatenated(view) ?? view
          }
          offset[layer] = offset[layer] + pose.offset * motion.symbolSize
          opacity[layer] *= pose.seenOpacity(of: group)
          // One Gaussian after another is one whose variances add up.
          if pose.blur > 0 {
            let added = pose.blur * motion.symbolSize
            blur[layer] = (blur[layer] * blur[layer] + added * added).squareRoot()
          }
          // Two motions that draw (one on, one off) do not add up: the later one tells.
          if !pose.draw.isComplete { draw[layer] = pose.draw }
        }
      }
    }
    return Frame(
      layers: (0..<layerCount).map { layer in
        var state = LayerState(
          transform: rotation[layer].concatenated(scale[layer])
            .concatenated(.translation(x: offset[layer].x, y: offset[layer].y)),
          opacity: opacity[layer], fadeGroup: opacity[layer] < 1 || blur[layer] > 0 ? fadeGroup[layer] : nil,
          draw: draw[layer])
        state.projection = projection[layer]?.after(offset: offset[layer])
        state.blur = blur[layer]
        return state
      })
  }

  /// Seconds of one run of the longest motion.
  public var duration: Double { motions.map(\.duration).max() ?? 0 }
  /// Seconds until all are at rest when nobody stops them; nil if one would go on for ever.
  public var totalDuration: Double? {
    motions.reduce(Optional(0)) { longest, motion in
      guard let longest, let total = motion.totalDuration else { return nil }
      return max(longest, total)
    }
  }
  /// When a preview stops the endless motions: once each has shown a loop; nil if all end by themselves.
  public var previewStop: Double? { motions.compactMap(\.previewStop).max() }
  /// Seconds that a player shows: until all are at rest, with endless motions stopped at `previewStop`.
  public var playLength: Double {
    let stop = previewStop
    return motions.map { motion in
      guard motion.isEndless, let stop else { return motion.playLength }
      return stop + motion.settlingTime(stoppedAt: stop)
    }.max() ?? 0
  }
  /// Seconds from a stop until every layer is at rest.
  public func settlingTime(stoppedAt stop: Double) -> Double {
    motions.map { $0.settlingTime(stoppedAt: stop) }.max() ?? 0
  }
}

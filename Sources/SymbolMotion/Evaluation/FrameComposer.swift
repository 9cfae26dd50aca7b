import SymbolArt

/// Adds the poses of several motions up to a frame. Keeps its memory, so that the frames of a player in motion take none.
///
/// Motions add up from outside in as offset, scale about its pivot, rotation about its anchor: offsets and rotations add,
/// scales and opacities multiply.
public struct FrameComposer: Sendable {
  private struct Sum: Sendable {
    var rotation = AffineTransform.identity
    var scale = AffineTransform.identity
    var offset = Point.zero
    var opacity = 1.0
    var draw: DrawState?
    var projection: ProjectiveTransform?
    var blur = 0.0
    /// Layers fade as one where every motion that fades them has them in one group: a number in mixed radix.
    var fadeGroup = 0
  }

  private var sums: [Sum] = []
  private var poses: [Pose] = []

  /// A composer without memory yet.
  public init() {}

  /// Begins a frame.
  mutating func begin(layerCount: Int) {
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(Sum(), count: layerCount))
  }

  /// Adds a motion as it is at a time.
  ///
  /// - Parameters:
  ///   - places: where the motion's layers lie in a joint symbol; nil: where they are.
  ///   - narrowsDrawing: whether what it draws is a part of what other motions draw, rather than in their place.
  ///   - change: what is added to the poses.
  mutating func add(
    _ table: MotionTable, at time: Double, stoppedAt stop: Double? = nil, places: LayerPlaces? = nil,
    narrowsDrawing: Bool = false, changing change: (inout [Pose]) -> Void = { _ in }
  ) {
    table.evaluate(at: time, stoppedAt: stop, into: &poses)
    change(&poses)
    guard let places else {
      return add(table.groups, symbolSize: table.symbolSize, narrowsDrawing: narrowsDrawing)
    }
    let symbolSize = places.placing(symbolSize: table.symbolSize)
    add(GroupTable(places.placing(table.motion.groups)), symbolSize: symbolSize, narrowsDrawing: narrowsDrawing)
    guard let gaps = places.placingGaps(table.motion.groups) else { return }
    // As in a motion that is placed: a gap only goes along.
    for index in poses.indices {
      for property in TrackProperty.allCases where !property.isMovement { poses[index][property] = property.restValue }
    }
    add(GroupTable(gaps), symbolSize: symbolSize, narrowsDrawing: narrowsDrawing)
  }

  /// Adds the present poses of groups.
  private mutating func add(_ groups: GroupTable, symbolSize: Double, narrowsDrawing: Bool) {
    sums.withUnsafeMutableBufferPointer { sums in
      poses.withUnsafeBufferPointer { poses in
        groups.withRows { rows in
          FrameComposer.noteFading(of: rows, poses, in: sums)
          for index in rows.groups.indices {
            FrameComposer.add(
              poses[index], of: rows, index, symbolSize: symbolSize, narrowsDrawing: narrowsDrawing, to: sums)
          }
        }
      }
    }
  }

  private static func noteFading(
    of rows: GroupTable.Rows, _ poses: UnsafeBufferPointer<Pose>, in sums: UnsafeMutableBufferPointer<Sum>
  ) {
    guard rows.groups.indices.contains(where: { isFading(poses[$0], of: rows.groups[$0].projection) }) else { return }
    for layer in sums.indices { sums[layer].fadeGroup *= rows.groups.count + 1 }
    for index in rows.groups.indices {
      for layer in rows.layers(of: index) where layer < sums.count { sums[layer].fadeGroup += index + 1 }
    }
  }

  private static func isFading(_ pose: Pose, of projection: Projection?) -> Bool {
    if pose.opacity < 1 || pose.blur > 0 { return true }
    return projection != nil && pose.seenOpacity(in: projection) < 1
  }

  private static func add(
    _ pose: Pose, of rows: GroupTable.Rows, _ index: Int, symbolSize: Double, narrowsDrawing: Bool,
    to sums: UnsafeMutableBufferPointer<Sum>
  ) {
    let group = rows.groups[index]
    let rotation = pose.rotation != 0 ? AffineTransform.rotation(degrees: pose.rotation, about: group.anchor) : nil
    let sizing = pose.sizing(about: group.pivot)
    let view = pose.projection(in: group.projection, symbolSize: symbolSize)
    let opacity = pose.seenOpacity(in: group.projection)
    for layer in rows.layers(of: index) where layer < sums.count {
      if let rotation { sums[layer].rotation = sums[layer].rotation.concatenated(rotation) }
      if let sizing { sums[layer].scale = sums[layer].scale.concatenated(sizing) }
      if let view { sums[layer].projection = sums[layer].projection?.concatenated(view) ?? view }
      if pose.offset != .zero { sums[layer].offset = sums[layer].offset + pose.offset * symbolSize }
      sums[layer].opacity *= opacity
      // One Gaussian after another is one whose variances add up.
      if pose.blur > 0 {
        let (blur, added) = (sums[layer].blur, pose.blur * symbolSize)
        sums[layer].blur = (blur * blur + added * added).squareRoot()
      }
      // Two motions that draw (one on, one off) do not add up: the later one tells.
      guard !pose.draw.isComplete else { continue }
      sums[layer].draw = narrowsDrawing ? sums[layer].draw?.narrowed(to: pose.draw) ?? pose.draw : pose.draw
    }
  }

  /// Writes the frame.
  func finish(_ frame: inout Frame) {
    frame.layers.removeAll(keepingCapacity: true)
    for sum in sums {
      var state = LayerState(
        transform: sum.rotation.concatenated(sum.scale).concatenated(.translation(x: sum.offset.x, y: sum.offset.y)),
        opacity: sum.opacity, fadeGroup: sum.opacity < 1 || sum.blur > 0 ? sum.fadeGroup : nil, draw: sum.draw)
      state.projection = sum.projection?.after(offset: sum.offset)
      state.blur = sum.blur
      frame.layers.append(state)
    }
  }
}

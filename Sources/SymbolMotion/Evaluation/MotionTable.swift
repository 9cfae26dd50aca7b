/// A motion with all that a frame needs of it laid out in a few pieces of memory: what plays for many frames, in hundreds
/// of views, would else spend its time on the way from groups to tracks to keyframes, each in an array of its own.
final class MotionTable: Sendable {
  /// What it was made of.
  let motion: Motion
  /// Where the groups' layers are in the motion's own symbol.
  let groups: GroupTable
  /// What its offsets are fractions of.
  let symbolSize: Double
  private let phases: MotionPhases
  private let tracks: [Entry]
  /// Of all tracks, one track after the other.
  private let keyframes: [Keyframe]

  /// A track of one of the groups.
  private struct Entry {
    var group: Int
    var property: TrackProperty
    /// Where its keyframes are.
    var (start, count): (Int, Int)
  }

  init(_ motion: Motion) {
    self.motion = motion
    groups = GroupTable(motion.groups)
    symbolSize = motion.symbolSize
    phases = motion.phases
    var tracks: [Entry] = []
    var keyframes: [Keyframe] = []
    for (group, index) in zip(motion.groups, motion.groups.indices) {
      for track in group.tracks {
        tracks.append(
          Entry(group: index, property: track.property, start: keyframes.count, count: track.keyframes.count))
        keyframes += track.keyframes
      }
    }
    self.tracks = tracks
    self.keyframes = keyframes
  }

  /// The animated values of each group at a time, as `Motion.poses(at:stoppedAt:)` states them, in the memory of those of
  /// another time.
  func evaluate(at time: Double, stoppedAt stop: Double?, into poses: inout [Pose]) {
    guard stop == nil else { return motion.evaluate(at: time, stoppedAt: stop, into: &poses) }
    if poses.count != groups.count {
      poses.removeAll(keepingCapacity: true)
      poses.append(contentsOf: repeatElement(.rest, count: groups.count))
    }
    let place = phases.place(at: time)
    poses.withUnsafeMutableBufferPointer { poses in
      poses.update(repeating: .rest)
      tracks.withUnsafeBufferPointer { tracks in
        keyframes.withUnsafeBufferPointer { keyframes in
          for track in tracks {
            let own = UnsafeBufferPointer(rebasing: keyframes[track.start..<track.start + track.count])
            poses[track.group][track.property] = own.value(at: place, of: track.property)
          }
        }
      }
    }
  }
}

extension MotionTable: Hashable {
  static func == (left: MotionTable, right: MotionTable) -> Bool { left === right || left.motion == right.motion }

  func hash(into hasher: inout Hasher) { hasher.combine(motion) }
}

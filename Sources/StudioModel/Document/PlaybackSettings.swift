/// How the clock runs; part of the document, unlike the playhead, which is only where it stands now.
public struct PlaybackSettings: Hashable, Sendable, Codable {
  /// Whether playing starts again at the end.
  public var loops: Bool
  /// How fast the preview runs.
  public var speed: PlaybackSpeed

  /// Once, at normal speed.
  public init(loops: Bool = false, speed: PlaybackSpeed = .normal) {
    self.loops = loops
    self.speed = speed
  }
}

/// A factor on the clock. The preview only: exported motion is not changed by it.
public enum PlaybackSpeed: Double, Hashable, Sendable, Codable, CaseIterable {
  case quarter = 0.25
  case half = 0.5
  case normal = 1
  case double = 2
}

/// What a track animates. Tracks of different properties of one group are independent.
public enum TrackProperty: String, Hashable, Sendable, Codable, CodingKeyRepresentable, CaseIterable {
  /// Fractions of the symbol's size (the larger side of its view box).
  case offsetX, offsetY
  /// Factor on both axes about the group's pivot.
  case scale
  /// Degrees about the group's anchor, clockwise.
  case rotation
  /// Factor on the layer's own opacity, 0…1.
  case opacity

  /// The value that changes nothing.
  public var restValue: Double {
    switch self {
    case .scale, .opacity: 1
    case .offsetX, .offsetY, .rotation: 0
    }
  }
}

/// A value at a time, and how the next one is reached.
public struct Keyframe: Hashable, Sendable, Codable {
  /// Seconds from the start of the phase.
  public var time: Double
  public var value: Double
  /// The way to the next keyframe; of no account on the last one.
  public var curve: Curve

  public init(time: Double, value: Double, curve: Curve = .linear) {
    self.time = time
    self.value = value
    self.curve = curve
  }
}

/// A property over time. Before the first keyframe its value holds, after the last one likewise.
public struct Track: Hashable, Sendable, Codable {
  public var property: TrackProperty
  /// In order of time; never empty.
  public var keyframes: [Keyframe]

  public init(property: TrackProperty, keyframes: [Keyframe]) {
    self.property = property
    self.keyframes = keyframes
  }
}

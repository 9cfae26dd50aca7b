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

  /// The values that can be drawn; tracks may not leave them.
  public var range: ClosedRange<Double> {
    switch self {
    case .opacity: 0...1
    case .scale: 0...Double.infinity
    case .offsetX, .offsetY, .rotation: -Double.infinity...Double.infinity
    }
  }
}

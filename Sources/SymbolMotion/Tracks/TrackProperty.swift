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
  /// Where the drawn part of each path begins, as a fraction of its length; beyond 0…1 it goes round.
  case drawStart
  /// Where the drawn part of each path ends; `drawStart` + 1 is all of it.
  case drawEnd
  /// Strength of the fill of filled figures, whose contour is what is drawn; 0…1.
  case fill

  /// The value that changes nothing.
  public var restValue: Double {
    switch self {
    case .scale, .opacity, .drawEnd, .fill: 1
    case .offsetX, .offsetY, .rotation, .drawStart: 0
    }
  }

  /// The values that can be drawn; tracks may not leave them.
  public var range: ClosedRange<Double> {
    switch self {
    case .opacity, .fill: 0...1
    case .scale: 0...Double.infinity
    case .offsetX, .offsetY, .rotation, .drawStart, .drawEnd: -Double.infinity...Double.infinity
    }
  }
}

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
  /// Factors on one axis about the group's pivot, on top of `scale`. Only custom transitions have them.
  case scaleX, scaleY
  /// Degrees in space about the axis of the group's `projection`, seen in perspective. Only custom transitions have it.
  /// An exporter that cannot show perspective reports an `ExportIssue`; being hidden beyond an angle reaches it in the
  /// baked opacity.
  case rotation3D
  /// The Gaussian's standard deviation as a fraction of the symbol's size, 0 or more; the group is blurred as one
  /// picture. Only custom transitions have it. An exporter without a blur reports an `ExportIssue`.
  case blur

  /// The value that changes nothing.
  public var restValue: Double {
    switch self {
    case .scale, .opacity, .drawEnd, .fill, .scaleX, .scaleY: 1
    case .offsetX, .offsetY, .rotation, .drawStart, .rotation3D, .blur: 0
    }
  }

  /// The values that can be drawn; tracks may not leave them.
  public var range: ClosedRange<Double> {
    switch self {
    case .opacity, .fill: 0...1
    case .scale, .blur: 0...Double.infinity
    case .offsetX, .offsetY, .rotation, .drawStart, .drawEnd, .scaleX, .scaleY, .rotation3D:
      -Double.infinity...Double.infinity
    }
  }
}

/// What fills a shape or its stroke.
public enum Paint: Hashable, Sendable, Codable {
  /// A colour that the file states.
  case color(Color)
  /// The symbol's tint (`currentColor` at the root), at the given alpha.
  case tint(alpha: Double)
  case linearGradient(LinearGradient)
  case radialGradient(RadialGradient)
}

/// How a gradient goes on beyond its ends (SVG `spreadMethod`).
public enum GradientSpread: String, Hashable, Sendable, Codable {
  case pad, `repeat`, reflect
}

/// One colour of a gradient; `offset` from 0 to 1.
public struct GradientStop: Hashable, Sendable, Codable {
  /// Place along the gradient, 0…1.
  public var offset: Double
  /// The colour there, not premultiplied.
  public var color: Color
  /// Whether the stop's colour is the symbol's tint; then only the alpha of `color` counts.
  public var followsTint: Bool

  public init(offset: Double, color: Color, followsTint: Bool = false) {
    self.offset = offset
    self.color = color
    self.followsTint = followsTint
  }
}

/// A gradient along a line. Points are in gradient space; `transform` brings them to the view box.
public struct LinearGradient: Hashable, Sendable, Codable {
  /// Where offset 0 lies.
  public var start: Point
  /// Where offset 1 lies.
  public var end: Point
  /// In order of offset.
  public var stops: [GradientStop]
  /// What lies beyond the ends.
  public var spread: GradientSpread
  /// From gradient space to the view box.
  public var transform: AffineTransform

  public init(
    start: Point, end: Point, stops: [GradientStop], spread: GradientSpread = .pad,
    transform: AffineTransform = .identity
  ) {
    self.start = start
    self.end = end
    self.stops = stops
    self.spread = spread
    self.transform = transform
  }
}

/// A gradient between two circles (SVG's focal circle and outer circle). In gradient space, as for the linear one.
public struct RadialGradient: Hashable, Sendable, Codable {
  /// Centre of the inner circle, where offset 0 lies.
  public var focus: Point
  /// Radius of the inner circle.
  public var focusRadius: Double
  /// Centre of the outer circle, where offset 1 lies.
  public var center: Point
  /// Radius of the outer circle.
  public var radius: Double
  /// In order of offset.
  public var stops: [GradientStop]
  /// What lies beyond the ends.
  public var spread: GradientSpread
  /// From gradient space to the view box.
  public var transform: AffineTransform

  public init(
    focus: Point, focusRadius: Double = 0, center: Point, radius: Double, stops: [GradientStop],
    spread: GradientSpread = .pad, transform: AffineTransform = .identity
  ) {
    self.focus = focus
    self.focusRadius = focusRadius
    self.center = center
    self.radius = radius
    self.stops = stops
    self.spread = spread
    self.transform = transform
  }
}

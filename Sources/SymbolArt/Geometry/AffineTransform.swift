#if canImport(Glibc)
  import Glibc
#endif

/// A plane transform in SVG's order: x′ = a·x + c·y + e, y′ = b·x + d·y + f.
public struct AffineTransform: Hashable, Sendable, Codable {
  /// How much x adds to x′.
  public var a: Double
  /// How much x adds to y′.
  public var b: Double
  /// How much y adds to x′.
  public var c: Double
  /// How much y adds to y′.
  public var d: Double
  /// Shift along x, in view box units.
  public var e: Double
  /// Shift along y, in view box units.
  public var f: Double

  /// The transform that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, e: 0, f: 0)

  public init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  /// A shift, in view box units.
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, e: x, f: y)
  }

  /// A scaling that leaves `pivot` in place.
  public static func scale(x: Double, y: Double, about pivot: Point = .zero) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, e: pivot.x * (1 - x), f: pivot.y * (1 - y))
  }

  /// A rotation that leaves `anchor` in place. Degrees; positive turns clockwise, since y grows downwards.
  public static func rotation(degrees: Double, about anchor: Point = .zero) -> AffineTransform {
    let radians = degrees * .pi / 180
    let cosine = cos(radians)
    let sine = sin(radians)
    return AffineTransform(
      a: cosine, b: sine, c: -sine, d: cosine,
      e: anchor.x - cosine * anchor.x + sine * anchor.y,
      f: anchor.y - sine * anchor.x - cosine * anchor.y)
  }

  /// This transform first, then `outer`.
  public func concatenated(_ outer: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b,
      c: outer.a * c + outer.c * d, d: outer.b * c + outer.d * d,
      e: outer.a * e + outer.c * f + outer.e, f: outer.b * e + outer.d * f + outer.f)
  }

  /// Signed factor by which areas grow; 0 when the transform flattens.
  public var determinant: Double { a * d - b * c }

  /// The transform back, or nil when this one flattens.
  public var inverse: AffineTransform? {
    let determinant = self.determinant
    guard determinant.isFinite, abs(determinant) > 1e-300 else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      e: (c * f - d * e) / determinant, f: (b * e - a * f) / determinant)
  }

  /// Where the transform takes a place.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  /// The smallest upright rectangle around the transformed one.
  public func apply(_ rect: Rect) -> Rect {
    if rect.isNull { return .null }
    let (first, second) = (apply(Point(x: rect.minX, y: rect.minY)), apply(Point(x: rect.maxX, y: rect.minY)))
    let (third, fourth) = (apply(Point(x: rect.maxX, y: rect.maxY)), apply(Point(x: rect.minX, y: rect.maxY)))
    return Rect(
      from: Point(
        x: min(min(first.x, second.x), min(third.x, fourth.x)), y: min(min(first.y, second.y), min(third.y, fourth.y))),
      to: Point(
        x: max(max(first.x, second.x), max(third.x, fourth.x)), y: max(max(first.y, second.y), max(third.y, fourth.y))))
  }
}

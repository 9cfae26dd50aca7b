#if canImport(Glibc)
  import Glibc
#endif

/// A view of the plane in perspective: x′ = (a·x + c·y + e) / w, y′ = (b·x + d·y + f) / w, w = g·x + h·y + i.
///
/// Where w is not above 0 a place lies behind the eye and is not seen.
public struct ProjectiveTransform: Hashable, Sendable {
  /// The numerators, in `AffineTransform`'s order.
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var e: Double
  public var f: Double
  /// The denominator; 0, 0, 1 for a transform without perspective.
  public var g: Double
  public var h: Double
  public var i: Double

  /// A transform of its nine numbers.
  public init(
    a: Double, b: Double, c: Double, d: Double, e: Double, f: Double, g: Double = 0, h: Double = 0, i: Double = 1
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
    self.g = g
    self.h = h
    self.i = i
  }

  /// The same as a plane transform.
  public init(_ affine: AffineTransform) {
    self.init(a: affine.a, b: affine.b, c: affine.c, d: affine.d, e: affine.e, f: affine.f)
  }

  /// The transform that changes nothing.
  public static let identity = ProjectiveTransform(.identity)

  /// The plane turned in space about an axis through `anchor`, seen from `eyeDistance` before the anchor.
  ///
  /// A point that the rotation brings to x, y, z from the anchor (z towards the eye) is seen at x · d / (d − z),
  /// y · d / (d − z), with d the eye's distance: SwiftUI's `rotation3DEffect`. The rotation is Rodrigues' formula.
  /// - Parameters:
  ///   - axis: its direction, of any length but 0; y grows downwards.
  ///   - eyeDistance: in the plane's units; infinite for a view without perspective.
  public static func rotation(
    degrees: Double, axis: (x: Double, y: Double, z: Double), anchor: Point, eyeDistance: Double
  ) -> ProjectiveTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let radians = degrees * .pi / 180
    let (cosine, sine) = (cos(radians), sin(radians))
    let rest = 1 - cosine
    let turned = ProjectiveTransform(
      a: cosine + x * x * rest, b: y * x * rest + z * sine, c: x * y * rest - z * sine, d: cosine + y * y * rest,
      e: 0, f: 0, g: -(z * x * rest - y * sine) / eyeDistance, h: -(z * y * rest + x * sine) / eyeDistance)
    return ProjectiveTransform(.translation(x: -anchor.x, y: -anchor.y)).concatenated(turned)
      .concatenated(ProjectiveTransform(.translation(x: anchor.x, y: anchor.y)))
  }

  /// This transform first, then `outer`.
  public func concatenated(_ outer: ProjectiveTransform) -> ProjectiveTransform {
    ProjectiveTransform(
      a: outer.a * a + outer.c * b + outer.e * g, b: outer.b * a + outer.d * b + outer.f * g,
      c: outer.a * c + outer.c * d + outer.e * h, d: outer.b * c + outer.d * d + outer.f * h,
      e: outer.a * e + outer.c * f + outer.e * i, f: outer.b * e + outer.d * f + outer.f * i,
      g: outer.g * a + outer.h * b + outer.i * g, h: outer.g * c + outer.h * d + outer.i * h,
      i: outer.g * e + outer.h * f + outer.i * i)
  }

  /// This transform first, then a plane one.
  public func concatenated(_ outer: AffineTransform) -> ProjectiveTransform {
    concatenated(ProjectiveTransform(outer))
  }

  /// w at a place: 1 where nothing is nearer or farther, less where it is nearer the eye.
  public func depth(at point: Point) -> Double { g * point.x + h * point.y + i }

  /// Where the transform takes a place; of no meaning where `depth(at:)` is not above 0.
  public func apply(_ point: Point) -> Point {
    let w = depth(at: point)
    return Point(x: (a * point.x + c * point.y + e) / w, y: (b * point.x + d * point.y + f) / w)
  }

  /// Signed; 0 where the plane is seen edge-on.
  public var determinant: Double { a * (d * i - f * h) - c * (b * i - f * g) + e * (b * h - d * g) }

  /// The transform back; nil where the plane is seen edge-on.
  public var inverse: ProjectiveTransform? {
    let determinant = self.determinant
    guard determinant.isFinite, abs(determinant) > 1e-300 else { return nil }
    let s = 1 / determinant
    return ProjectiveTransform(
      a: (d * i - f * h) * s, b: (f * g - b * i) * s, c: (e * h - c * i) * s, d: (a * i - e * g) * s,
      e: (c * f - e * d) * s, f: (e * b - a * f) * s, g: (b * h - d * g) * s, h: (c * g - a * h) * s,
      i: (a * d - c * b) * s)
  }

  /// Whether it is a plane transform.
  public var isAffine: Bool { g == 0 && h == 0 }

  /// Whether all its numbers are numbers.
  public var isFinite: Bool { [a, b, c, d, e, f, g, h, i].allSatisfy(\.isFinite) }
}

/// The whole pixels around some ink, the last ones excluded.
struct PixelBox {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// Around nothing; the neutral element of `union`.
  static let none = PixelBox(left: .max, top: .max, right: .min, bottom: .min)

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isNotEmpty: Bool { left < right && top < bottom }

  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func contains(_ other: PixelBox) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }

  func meets(_ other: PixelBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

extension PixelBox {
  init(_ place: CoverageCanvas.Place) {
    self.init(left: place.x, top: place.y, right: place.x + place.width, bottom: place.y + place.height)
  }

  /// Around what lies between two corners; nil where one is no number, or farther away than any picture is large.
  @inline(__always)
  init?(_ low: SIMD2<Double>, _ high: SIMD2<Double>) {
    let limit = Double(PaintingLimits.maximumSide)
    guard low.x > -limit, low.y > -limit, high.x < limit, high.y < limit, low.x <= high.x, low.y <= high.y else {
      return nil
    }
    self.init(left: floor(low.x), top: floor(low.y), right: -floor(-high.x), bottom: -floor(-high.y))
  }
}

/// Without a call to the C library, which plain x86-64 would take.
@inline(__always)
private func floor(_ value: Double) -> Int {
  let whole = Int(value)
  return Double(whole) > value ? whole - 1 : whole
}

/// A place in whole numbers; see `Covered`.
struct PixelPoint: BitwiseCopyable {
  private let place: SIMD2<Int32>

  static let zero = PixelPoint(place: .zero)

  var x: Int { Int(place.x) }
  var y: Int { Int(place.y) }

  private init(place: SIMD2<Int32>) {
    self.place = place
  }

  /// The last bits of numbers as large as this one count as much as the last bit of a place does: what is added to it
  /// needs no other conversion. Good for 32,768 pixels on either side.
  private static let scale = 0x1.8p52 / Double(Covered.full)

  /// Rounded.
  @inline(__always)
  init(_ point: SIMD2<Double>) {
    place = SIMD2(truncatingIfNeeded: unsafeBitCast(point + Self.scale, to: SIMD2<Int64>.self))
  }

  /// In pixels.
  var pixels: SIMD2<Float> { SIMD2<Float>(place) / Float(Covered.full) }

  @inline(__always)
  static func - (_ point: PixelPoint, _ origin: PixelPoint) -> PixelPoint {
    PixelPoint(place: point.place &- origin.place)
  }
}

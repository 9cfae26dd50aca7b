/// How much of a pixel is covered, and lengths in pixels, in whole numbers: 65,536 is one. Sums of such are exact, so that
/// what lies outside all edges is zero and what lies between them is one.
enum Covered {
  static let bits = 16
  static let full = 1 << bits
  /// What leaves no trace: half an eighth bit.
  static let least = full / 512

  /// A length that is not negative.
  @inline(__always)
  static func length(_ pixels: Float) -> Int { Int(pixels * Float(full)) }
}

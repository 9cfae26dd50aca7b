/// How much of a pixel is covered, and lengths in pixels, in whole numbers: 65,536 is one. Sums of such are exact, so that
/// what lies outside all edges is zero and what lies between them is one.
enum Covered {
  static let bits = 16
  static let full = 1 << bits
  /// What leaves no trace: half an eighth bit.
  static let least = full / 512

  /// The nearest whole number, without the checks of `Int.init`: in a sum with so large a number the last bits are it.
  ///
  /// - Parameter number: up to 2⁵⁰.
  @inline(__always)
  static func rounded(_ number: Double) -> Int {
    Int(truncatingIfNeeded: (number + 0x1.8p52).bitPattern &- (0x1.8p52).bitPattern)
  }
}

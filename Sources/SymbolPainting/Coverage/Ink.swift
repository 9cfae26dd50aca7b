import SymbolArt

/// A colour with an opacity, ready to be laid over premultiplied ARGB32 pixels.
struct Ink {
  /// Premultiplied by the colour's alpha and the opacity.
  private let alpha: InkChannel
  private let red: InkChannel
  private let green: InkChannel
  private let blue: InkChannel

  init(_ color: Color, opacity: Double) {
    let strength = color.alpha * min(max(opacity, 0), 1)
    alpha = InkChannel(strength)
    red = InkChannel(color.red * strength)
    green = InkChannel(color.green * strength)
    blue = InkChannel(color.blue * strength)
  }

  /// What it is on a transparent pixel of which it covers a part.
  @inline(__always)
  func word(_ part: Int) -> UInt32 {
    alpha.covering(part) << 24 | red.covering(part) << 16 | green.covering(part) << 8 | blue.covering(part)
  }

  /// Lays the ink over a pixel, of which it covers a part.
  @inline(__always)
  func paint(_ part: Int, _ pixel: UnsafeMutablePointer<UInt32>) { Ink.lay(word(part), over: pixel) }

  /// Lays a premultiplied pixel over another one.
  @inline(__always)
  static func lay(_ own: UInt32, over pixel: UnsafeMutablePointer<UInt32>) {
    let below = pixel.pointee
    let alpha = own >> 24
    pixel.pointee = below == 0 || alpha == 255 ? own : own &+ multiplied(below, by: 255 &- alpha)
  }
}

/// A channel of an ink.
struct InkChannel {
  /// 255 times 65,536 is all of it.
  private let strength: Int

  /// - Parameter value: 0…1; others are brought within.
  init(_ value: Double) {
    // Not a number counts as none.
    strength = Int((value > 0 ? min(value, 1) : 0) * 255 * 65536)
  }

  /// Rounded to 0…255.
  ///
  /// - Parameter part: how much of the pixel is covered, up to `Covered.full`.
  @inline(__always)
  func covering(_ part: Int) -> UInt32 { UInt32(truncatingIfNeeded: (strength &* part &+ 1 &<< 31) &>> 32) }
}

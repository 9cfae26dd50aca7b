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

/// Rounded; for products of two channels.
@inline(__always)
func dividedBy255(_ product: UInt32) -> UInt32 {
  let sum = product &+ 128
  return (sum &+ sum >> 8) >> 8
}

/// Four channels times a part of 255, each rounded: two at a time.
@inline(__always)
func multiplied(_ word: UInt32, by part: UInt32) -> UInt32 {
  var odd = (word & 0x00ff_00ff) &* part &+ 0x0080_0080
  odd = ((odd &+ ((odd >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
  var even = ((word >> 8) & 0x00ff_00ff) &* part &+ 0x0080_0080
  even = (even &+ ((even >> 8) & 0x00ff_00ff)) & 0xff00_ff00
  return odd | even
}

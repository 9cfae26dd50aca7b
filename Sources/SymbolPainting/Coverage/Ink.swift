import SymbolArt

/// A colour with an opacity, ready to be laid over premultiplied ARGB32 pixels.
struct Ink {
  /// Premultiplied by the colour's alpha and the opacity, 0…255.
  private let alpha: Float
  private let red: Float
  private let green: Float
  private let blue: Float

  init(_ color: Color, opacity: Double) {
    let strength = color.alpha * min(max(opacity, 0), 1)
    alpha = Float(strength * 255)
    red = Float(color.red * strength * 255)
    green = Float(color.green * strength * 255)
    blue = Float(color.blue * strength * 255)
  }

  /// Lays the ink over a pixel, of which it covers a part.
  @inline(__always)
  func paint(_ part: Float, _ pixel: UnsafeMutablePointer<UInt32>) {
    let ownAlpha = UInt32(alpha * part + 0.5)
    let own =
      ownAlpha << 24 | UInt32(red * part + 0.5) << 16 | UInt32(green * part + 0.5) << 8 | UInt32(blue * part + 0.5)
    let below = pixel.pointee
    guard below != 0, ownAlpha < 255 else {
      pixel.pointee = own
      return
    }
    // Two channels at a time, each times what shows through, divided by 255 and rounded.
    let through = 255 - ownAlpha
    var odd = (below & 0x00ff_00ff) * through + 0x0080_0080
    odd = ((odd + ((odd >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
    var even = ((below >> 8) & 0x00ff_00ff) * through + 0x0080_0080
    even = (even + ((even >> 8) & 0x00ff_00ff)) & 0xff00_ff00
    pixel.pointee = own + (odd | even)
  }
}

/// Takes what is covered of pixels: paints it, or keeps it.
protocol CoverageSink {
  /// One pixel.
  ///
  /// - Parameter part: how much of it is covered, up to `Covered.full`.
  func paint(_ part: Int, _ row: Int, _ column: Int)

  /// Pixels of a row that are covered alike, the last one excluded.
  func paint(_ part: Int, _ row: Int, from start: Int, to end: Int)
}

extension CoverageSink {
  /// Pixel by pixel: for those that have no quicker way.
  @inline(__always)
  func paint(_ part: Int, _ row: Int, from start: Int, to end: Int) {
    guard part > Covered.least, start < end else { return }
    for column in start..<end { paint(part, row, column) }
  }
}

/// Covers pixels as if each outline were painted by itself, in one opaque colour.
struct UnionSink: CoverageSink {
  let rows: MarkedRows

  @inline(__always)
  func paint(_ part: Int, _ row: Int, _ column: Int) {
    guard part > Covered.least else { return }
    let place = rows.values + (row &* rows.stride &+ column)
    let below = Int(place.pointee)
    place.pointee = Int32(truncatingIfNeeded: below &+ part &- (below &* part) >> Covered.bits)
    rows.mark(row, column, through: column)
  }
}

/// Keeps the larger coverage of each pixel.
struct LargerSink: CoverageSink {
  let rows: MarkedRows

  @inline(__always)
  func paint(_ part: Int, _ row: Int, _ column: Int) {
    guard part > Covered.least else { return }
    let place = rows.values + (row &* rows.stride &+ column)
    place.pointee = max(place.pointee, Int32(truncatingIfNeeded: part))
    rows.mark(row, column, through: column)
  }
}

/// Pixels that are painted on: the first of the first row, and how many there are from one row to the next.
struct PixelRows {
  let first: UnsafeMutablePointer<UInt32>
  let stride: Int
}

/// Lays an ink over premultiplied pixels of any colours.
struct InkSink: CoverageSink {
  let pixels: PixelRows
  let ink: Ink

  @inline(__always)
  func paint(_ part: Int, _ row: Int, _ column: Int) {
    guard part > Covered.least else { return }
    ink.paint(part, pixels.first + (row &* pixels.stride &+ column))
  }

  @inline(__always)
  func paint(_ part: Int, _ row: Int, from start: Int, to end: Int) {
    guard part > Covered.least, start < end else { return }
    let line = pixels.first + row &* pixels.stride
    let own = ink.word(part)
    if own >> 24 == 255 {
      (line + start).update(repeating: own, count: end &- start)
    } else {
      for column in start..<end { Ink.lay(own, over: line + column) }
    }
  }
}

/// Lays an ink over pixels that hold nothing but inks of the same colour: only opacities have to be reckoned with.
struct OneColorSink: CoverageSink {
  let pixels: PixelRows
  private let alpha: InkChannel
  /// Without opacity.
  private let color: UInt32
  /// Whether the colour in a pixel is divided by its opacity, as PNG has it.
  private let isSeparate: Bool

  init(_ pixels: PixelRows, color: UInt32, strength: Double, isSeparate: Bool) {
    self.pixels = pixels
    alpha = InkChannel(strength)
    self.color = color & 0xff_ffff
    self.isSeparate = isSeparate
  }

  @inline(__always)
  func paint(_ part: Int, _ row: Int, _ column: Int) {
    let own = alpha.covering(part)
    guard own > 0 else { return }
    lay(own, over: pixels.first + (row &* pixels.stride &+ column))
  }

  @inline(__always)
  func paint(_ part: Int, _ row: Int, from start: Int, to end: Int) {
    guard part > Covered.least, start < end else { return }
    let own = alpha.covering(part)
    let line = pixels.first + row &* pixels.stride
    if own == 255 {
      (line + start).update(repeating: 0xff00_0000 | color, count: end &- start)
      return
    }
    let word = word(own)
    for column in start..<end {
      if line[column] == 0 { line[column] = word } else { lay(own, over: line + column) }
    }
  }

  @inline(__always)
  private func lay(_ own: UInt32, over pixel: UnsafeMutablePointer<UInt32>) {
    let below = pixel.pointee >> 24
    pixel.pointee = word(below == 0 ? own : own &+ dividedBy255(below &* (255 &- own)))
  }

  @inline(__always)
  private func word(_ alpha: UInt32) -> UInt32 {
    if isSeparate || alpha == 255 { return alpha << 24 | color }
    return alpha << 24 | multiplied(color, by: alpha)
  }
}

/// Rounded; for products of two channels.
@inline(__always)
private func dividedBy255(_ product: UInt32) -> UInt32 {
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

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
      fill(line + start, count: end &- start, own)
    } else {
      for column in start..<end { Ink.lay(own, over: line + column) }
    }
  }
}

/// Sets neighbouring pixels, four at a time; the last four may be set twice, which takes less time than to tell how many
/// are left.
@inline(__always)
func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, _ word: UInt32) {
  guard count >= 4 else {
    for index in 0..<count { pixels[index] = word }
    return
  }
  let (bytes, four, last) = (UnsafeMutableRawPointer(pixels), SIMD4(repeating: word), count &- 4)
  var index = 0
  while index < last {
    bytes.storeBytes(of: four, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
    index &+= 4
  }
  bytes.storeBytes(of: four, toByteOffset: last &* 4, as: SIMD4<UInt32>.self)
}

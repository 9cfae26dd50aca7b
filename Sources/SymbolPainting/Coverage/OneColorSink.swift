/// Lays an ink over pixels that hold nothing but inks of the same colour: only opacities have to be reckoned with.
struct OneColorSink: CoverageSink {
  let pixels: PixelRows
  let alpha: InkChannel
  /// The pixel for each alpha: see `OneColorPixels`.
  let words: UnsafePointer<UInt32>

  @inline(__always)
  func paint(_ part: Int, _ row: Int, _ column: Int) {
    lay(alpha.covering(part), over: pixels.first + (row &* pixels.stride &+ column))
  }

  @inline(__always)
  func paint(_ part: Int, _ row: Int, from start: Int, to end: Int) {
    guard part > Covered.least, start < end else { return }
    let own = alpha.covering(part)
    let line = pixels.first + row &* pixels.stride
    if own == 255 { return fill(line + start, count: end &- start, words[255]) }
    var column = start
    while column < end {
      let blank = column
      while column < end, line[column] == 0 { column &+= 1 }
      fill(line + blank, count: column &- blank, words[Int(own)])
      while column < end, line[column] != 0 {
        lay(own, over: line + column)
        column &+= 1
      }
    }
  }

  @inline(__always)
  private func lay(_ own: UInt32, over pixel: UnsafeMutablePointer<UInt32>) {
    let below = pixel.pointee >> 24
    pixel.pointee = words[Int(own &+ dividedBy255(below &* (255 &- own)))]
  }
}

/// All pixels that a picture of one colour can hold, by their alpha.
struct OneColorPixels {
  private var words = ScratchMemory(blank: UInt32.zero)
  private var color: (word: UInt32, isSeparate: Bool)?

  /// - Parameters:
  ///   - color: its alpha is of no account.
  ///   - isSeparate: whether the colour in a pixel is not multiplied by its opacity, as PNG has it.
  mutating func words(_ color: UInt32, isSeparate: Bool) -> UnsafePointer<UInt32> {
    let words = words.room(for: 256)
    if self.color?.word != color || self.color?.isSeparate != isSeparate {
      self.color = (color, isSeparate)
      for alpha in UInt32(1)..<256 {
        words[Int(alpha)] = alpha << 24 | multiplied(color & 0xff_ffff, by: isSeparate ? 255 : alpha)
      }
    }
    return UnsafePointer(words)
  }

  func free() { words.free() }
}

/// A value for each pixel of a picture, with a mark where there is one: pixels without a mark are blank, and are neither
/// read nor cleared. Between two uses all are blank: who reads them clears them.
struct MarkedPixels<Value: BitwiseCopyable> {
  private var values: ScratchMemory<Value>
  private var marks = ScratchMemory(blank: UInt64.zero)

  init(blank: Value) {
    values = ScratchMemory(blank: blank)
  }

  /// Room for a picture; its rows are lent until the next call.
  mutating func rows(width: Int, height: Int) -> MarkedRows<Value> {
    // An edge on a row's right side lies in the pixel after the last one.
    let stride = width + 1
    let words = (stride + 63) / 64
    return MarkedRows(
      values: values.room(for: stride * height), marks: marks.room(for: words * height), width: width, height: height,
      stride: stride, words: words)
  }

  func free() {
    values.free()
    marks.free()
  }
}

/// The rows of `MarkedPixels`.
struct MarkedRows<Value: BitwiseCopyable> {
  let values: UnsafeMutablePointer<Value>
  /// A bit for each pixel, the lowest for the leftmost.
  let marks: UnsafeMutablePointer<UInt64>
  let width: Int
  let height: Int
  /// Values a row.
  let stride: Int
  /// Words of marks a row.
  let words: Int

  @inline(__always)
  func mark(_ row: Int, _ column: Int) {
    marks[row &* words &+ column >> 6] |= 1 &<< UInt64(truncatingIfNeeded: column)
  }
}

/// How much of each pixel is covered; see `Covered`.
extension MarkedRows<Int32> {
  /// Hands on each number that is marked, and clears all.
  @inline(__always)
  func take<Sink: CoverageSink>(into sink: Sink) {
    for row in 0..<height {
      let line = values + row &* stride
      for word in 0..<words {
        var bits = marks[row &* words &+ word]
        guard bits != 0 else { continue }
        marks[row &* words &+ word] = 0
        repeat {
          let first = bits.trailingZeroBitCount
          let column = word &* 64 &+ first
          let covered = Int(line[column])
          line[column] = 0
          bits &= bits &- 1
          guard covered == Covered.full else {
            sink.paint(covered, row, column)
            continue
          }
          // Full pixels stand side by side.
          var end = column &+ 1
          while bits & (1 &<< UInt64(truncatingIfNeeded: end & 63)) != 0, end & 63 != 0, line[end] == Covered.full {
            bits &= bits &- 1
            line[end] = 0
            end &+= 1
          }
          sink.paint(Covered.full, row, from: column, to: end)
        } while bits != 0
      }
    }
  }
}

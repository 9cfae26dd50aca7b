/// A number for each pixel of a picture (see `Covered`), with a mark where there is one: pixels without a mark are zero, and are neither
/// read nor cleared. Between two uses all are zero: who reads them clears them.
struct MarkedPixels {
  private var values = ScratchMemory(blank: Int32.zero)
  private var marks = ScratchMemory(blank: UInt64.zero)

  /// Room for a picture; its rows are lent until the next call.
  mutating func rows(width: Int, height: Int) -> MarkedRows {
    // An edge on the last pixel adds to the one after it, and to the one after that with a weight of nothing.
    let stride = width + 2
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
struct MarkedRows {
  let values: UnsafeMutablePointer<Int32>
  /// A bit for each pixel, the lowest for the leftmost.
  let marks: UnsafeMutablePointer<UInt64>
  let width: Int
  let height: Int
  /// Numbers a row.
  let stride: Int
  /// Words of marks a row.
  let words: Int

  /// Marks a pixel and its right neighbour.
  @inline(__always)
  func markPair(_ row: Int, _ first: Int) {
    let word = marks + (row &* words &+ first &>> 6)
    let bit = UInt64(truncatingIfNeeded: first & 63)
    word[0] |= 3 &<< bit
    if bit == 63 { word[1] |= 1 }
  }

  /// Marks neighbouring pixels, the last one included.
  @inline(__always)
  func mark(_ row: Int, _ first: Int, through last: Int) {
    let line = marks + row &* words
    let (word, lastWord) = (first &>> 6, last &>> 6)
    let low = ~UInt64(0) &<< UInt64(truncatingIfNeeded: first & 63)
    let high = ~UInt64(0) &>> UInt64(truncatingIfNeeded: 63 &- last & 63)
    if word == lastWord {
      line[word] |= low & high
      return
    }
    line[word] |= low
    for between in (word &+ 1)..<lastWord { line[between] = ~0 }
    line[lastWord] |= high
  }

  /// Takes the sums along the rows, which are what is covered of each pixel, hands on what is, and clears all.
  ///
  /// - Parameters:
  ///   - left, top: where these rows lie among the sink's.
  ///   - isEvenOdd: whether what is covered twice is not covered.
  @inline(__always)
  func takeSums<Sink: CoverageSink>(into sink: Sink, left: Int, top: Int, isEvenOdd: Bool) {
    for row in 0..<height {
      let line = values + row &* stride
      let marks = marks + row &* words
      var sum = 0
      var next = 0
      for word in 0..<words {
        var bits = marks[word]
        guard bits != 0 else { continue }
        marks[word] = 0
        repeat {
          let column = word &* 64 &+ bits.trailingZeroBitCount
          bits &= bits &- 1
          // Between two marks nothing changes.
          if column > next, sum != 0 {
            sink.paint(covered(sum, isEvenOdd), top &+ row, from: left &+ next, to: left &+ min(column, width))
          }
          sum &+= Int(line[column])
          line[column] = 0
          next = column &+ 1
          if sum != 0, column < width { sink.paint(covered(sum, isEvenOdd), top &+ row, left &+ column) }
        } while bits != 0
      }
      // Only where an edge beyond the picture would end it.
      if sum != 0, next < width {
        sink.paint(covered(sum, isEvenOdd), top &+ row, from: left &+ next, to: left &+ width)
      }
    }
  }

  @inline(__always)
  private func covered(_ sum: Int, _ isEvenOdd: Bool) -> Int {
    let covered = abs(sum)
    guard isEvenOdd else { return min(covered, Covered.full) }
    let folded = covered & (2 * Covered.full - 1)
    return folded > Covered.full ? 2 * Covered.full - folded : folded
  }

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

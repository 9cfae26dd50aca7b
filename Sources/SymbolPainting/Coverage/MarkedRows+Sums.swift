extension MarkedRows<EdgeCell> {
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
            sink.paint(covered(sum, isEvenOdd), top &+ row, from: left &+ next, to: left &+ column)
          }
          let cell = line[column]
          line[column] = .blank
          if column < width { sink.paint(covered(sum &+ cell.own, isEvenOdd), top &+ row, left &+ column) }
          sum &+= cell.beyond
          next = column &+ 1
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
}

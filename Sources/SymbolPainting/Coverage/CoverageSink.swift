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
  let rows: MarkedRows<Int32>

  @inline(__always)
  func paint(_ part: Int, _ row: Int, _ column: Int) {
    guard part > Covered.least else { return }
    let place = rows.values + (row &* rows.stride &+ column)
    let below = Int(place.pointee)
    place.pointee = Int32(truncatingIfNeeded: below &+ part &- (below &* part) >> Covered.bits)
    rows.mark(row, column)
  }
}

/// Keeps the larger coverage of each pixel.
struct LargerSink: CoverageSink {
  let rows: MarkedRows<Int32>

  @inline(__always)
  func paint(_ part: Int, _ row: Int, _ column: Int) {
    guard part > Covered.least else { return }
    let place = rows.values + (row &* rows.stride &+ column)
    place.pointee = max(place.pointee, Int32(truncatingIfNeeded: part))
    rows.mark(row, column)
  }
}

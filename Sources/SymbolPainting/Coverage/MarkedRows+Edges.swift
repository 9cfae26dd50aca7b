extension MarkedRows<EdgeCell> {
  /// Adds to each pixel that an edge crosses how much of it, and of all to its right, is covered.
  ///
  /// - Parameters:
  ///   - from, to: from the corner, within the rows and columns.
  @inline(__always)
  func addEdge(_ from: PixelPoint, _ to: PixelPoint) {
    guard from.y != to.y else { return }
    let turn = to.y > from.y ? 1 : -1
    // The same edge gives the same numbers in both directions.
    let (upper, lower) = to.y > from.y ? (from, to) : (to, from)
    let firstRow = upper.y >> Covered.bits
    let lastRow = (lower.y &- 1) >> Covered.bits
    var row = EdgeRow(self, firstRow)
    // Most edges of a small picture.
    if firstRow == lastRow { return row.add(upper.x, lower.x, height: lower.y &- upper.y, turn) }
    // With as many bits again behind the point as others have: no row's rounding is felt in the next one.
    let slope = Int(Double((lower.x &- upper.x) &<< 32) / Double(lower.y &- upper.y))
    let covered = (firstRow &+ 1) << Covered.bits &- upper.y
    var x = upper.x << Covered.bits &+ Covered.full / 2 &+ (slope &* covered) >> Covered.bits
    row.add(upper.x, x >> Covered.bits, height: covered, turn)
    for _ in firstRow &+ 1..<lastRow {
      row.advance(self)
      let next = x &+ slope
      row.add(x >> Covered.bits, next >> Covered.bits, height: Covered.full, turn)
      x = next
    }
    row.advance(self)
    row.add(x >> Covered.bits, lower.x, height: lower.y &- lastRow << Covered.bits, turn)
  }

  /// Adds an edge that may lie beyond the rows and columns: what is left of them covers all of a row, what is right of
  /// them nothing.
  func addClippedEdge(_ from: SIMD2<Float>, _ to: SIMD2<Float>) {
    let (right, bottom) = (Float(width), Float(height))
    guard from.y != to.y, min(from.y, to.y) < bottom, max(from.y, to.y) > 0, min(from.x, to.x) < right else { return }
    for line in [0, bottom] where (from.y < line) != (to.y < line) && from.y != line && to.y != line {
      let crossing = SIMD2(from.x + (to.x - from.x) * ((line - from.y) / (to.y - from.y)), line)
      addClippedEdge(from, crossing)
      return addClippedEdge(crossing, to)
    }
    for line in [0, right] where (from.x < line) != (to.x < line) && from.x != line && to.x != line {
      let crossing = SIMD2(line, from.y + (to.y - from.y) * ((line - from.x) / (to.x - from.x)))
      addClippedEdge(from, crossing)
      return addClippedEdge(crossing, to)
    }
    addEdge(within(from), within(to))
  }

  /// What is left of the columns comes to their side; below and above lies no more than a rounding.
  private func within(_ point: SIMD2<Float>) -> PixelPoint {
    let bounds = SIMD2(Float(width), Float(height))
    return PixelPoint(SIMD2<Double>(point.clamped(lowerBound: .zero, upperBound: bounds)))
  }
}

/// A row that an edge goes through.
private struct EdgeRow {
  private var cells: UnsafeMutablePointer<EdgeCell>
  private var marks: UnsafeMutablePointer<UInt64>

  @inline(__always)
  init(_ rows: MarkedRows<EdgeCell>, _ number: Int) {
    cells = rows.values + number &* rows.stride
    marks = rows.marks + number &* rows.words
  }

  @inline(__always)
  mutating func advance(_ rows: MarkedRows<EdgeCell>) {
    cells += rows.stride
    marks += rows.words
  }

  /// Adds the part of an edge that lies in this row.
  @inline(__always)
  func add(_ start: Int, _ end: Int, height: Int, _ turn: Int) {
    let column = start >> Covered.bits
    if column == end >> Covered.bits {
      add(height, to: column, between: start &+ end &- column << (Covered.bits + 1), turn)
    } else {
      addWide(min(start, end), max(start, end), height, turn)
    }
  }

  /// Adds a part that crosses several columns.
  private func addWide(_ left: Int, _ right: Int, _ height: Int, _ turn: Int) {
    let first = left >> Covered.bits
    let last = right >> Covered.bits
    // Height a column.
    let rate = Covered.rounded(Double(height &<< Covered.bits) / Double(right &- left))
    let within = (first &+ 1) << Covered.bits &- left
    let before = (rate &* within) >> Covered.bits
    add(before, to: first, between: 2 &* Covered.full &- within, turn)
    var rest = height &- before
    for column in first &+ 1..<last {
      add(rate, to: column, between: Covered.full, turn)
      rest &-= rate
    }
    add(rest, to: last, between: right &- last << Covered.bits, turn)
  }

  @inline(__always)
  private func add(_ height: Int, to column: Int, between places: Int, _ turn: Int) {
    cells[column].add(height: height, between: places, turn: turn)
    marks[column >> 6] |= 1 &<< UInt64(truncatingIfNeeded: column)
  }
}

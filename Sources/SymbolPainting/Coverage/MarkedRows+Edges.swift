/// A place in whole numbers; see `Covered`.
struct PixelPoint {
  var x: Int
  var y: Int

  @inline(__always)
  init(_ point: SIMD2<Float>) {
    x = Covered.length(point.x)
    y = Covered.length(point.y)
  }
}

extension MarkedRows {
  /// Adds to each pixel that an edge crosses by how much the area to the right changes there.
  ///
  /// - Parameters:
  ///   - from, to: from the corner, within the rows and columns.
  @inline(__always)
  func addEdge(_ from: PixelPoint, _ to: PixelPoint) {
    let change = to.y &- from.y
    guard change != 0 else { return }
    let (upper, lower) = change > 0 ? (from, to) : (to, from)
    var row = upper.y >> Covered.bits
    let covered = (row &+ 1) << Covered.bits &- upper.y
    // Most edges of a small picture.
    if lower.y &- upper.y <= covered { return addSlice(row, upper.x, lower.x, change) }
    let slope = Int(Double(lower.x &- upper.x) * Double(Covered.full) / Double(lower.y &- upper.y))
    var x = upper.x &+ (slope &* covered) >> Covered.bits
    addSlice(row, upper.x, x, change > 0 ? covered : 0 &- covered)
    let lastRow = lower.y >> Covered.bits
    let whole = change > 0 ? Covered.full : -Covered.full
    row &+= 1
    while row < lastRow {
      let next = x &+ slope
      addSlice(row, x, next, whole)
      x = next
      row &+= 1
    }
    let rest = lower.y &- lastRow << Covered.bits
    if rest > 0 { addSlice(lastRow, x, lower.x, change > 0 ? rest : 0 &- rest) }
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
    addEdge(PixelPoint(SIMD2(max(from.x, 0), from.y)), PixelPoint(SIMD2(max(to.x, 0), to.y)))
  }

  /// Adds the part of an edge that lies in one row.
  ///
  /// - Parameter amount: its height, negative upwards.
  @inline(__always)
  private func addSlice(_ row: Int, _ start: Int, _ end: Int, _ amount: Int) {
    let line = values + row &* stride
    // Rounding may lead a hair's breadth out of the columns.
    let left = max(min(start, end), 0)
    let right = min(max(start, end), width << Covered.bits)
    let first = left >> Covered.bits
    let end = (right &+ Covered.full &- 1) >> Covered.bits
    if end <= first &+ 1 {
      add(amount, to: line + first, between: left &+ right &- first << (Covered.bits + 1))
      markPair(row, first)
    } else {
      addWide(line, left, right, amount, columns: first..<end)
      mark(row, first, through: end)
    }
  }

  /// Adds a slice that crosses several columns.
  private func addWide(
    _ line: UnsafeMutablePointer<Int32>, _ left: Int, _ right: Int, _ amount: Int, columns: Range<Int>
  ) {
    // Height a column.
    let rate = Int(Double(amount) * Double(Covered.full) / Double(right &- left))
    let within = (columns.lowerBound &+ 1) << Covered.bits &- left
    var rest = amount
    let before = (rate &* within) >> Covered.bits
    add(before, to: line + columns.lowerBound, between: 2 &* Covered.full &- within)
    rest &-= before
    for column in (columns.lowerBound &+ 1)..<(columns.upperBound &- 1) {
      add(rate, to: line + column, between: Covered.full)
      rest &-= rate
    }
    let last = columns.upperBound &- 1
    add(rest, to: line + last, between: right &- last << Covered.bits)
  }

  /// Adds an edge's height to a pixel and to the one after it.
  ///
  /// - Parameter places: of the two ends from the pixel's left side, added.
  @inline(__always)
  private func add(_ height: Int, to pixel: UnsafeMutablePointer<Int32>, between places: Int) {
    let beyond = (height &* places) >> (Covered.bits + 1)
    pixel[0] &+= Int32(truncatingIfNeeded: height &- beyond)
    pixel[1] &+= Int32(truncatingIfNeeded: beyond)
  }
}

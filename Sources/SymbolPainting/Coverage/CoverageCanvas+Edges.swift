/// Adds to each pixel that an edge crosses by how much the area to the right changes there.
///
/// - Parameters:
///   - from, to: in pixels from the buffer's corner, within its rows and columns but for rounding.
///   - stride: floats a row, two more than there are pixels.
@inline(__always)
func addEdge(
  _ from: SIMD2<Float>, _ to: SIMD2<Float>, _ sums: UnsafeMutablePointer<Float>, _ stride: Int, _ height: Int
) {
  guard from.y != to.y else { return }
  let isDown = from.y < to.y
  let direction: Float = isDown ? 1 : -1
  let (upper, lower) = isDown ? (from, to) : (to, from)
  let slope = (lower.x - upper.x) / (lower.y - upper.y)
  let top = max(upper.y, 0)
  var x = upper.x + (top - upper.y) * slope
  let limit = Float(stride - 2)
  let lastRow = min(height, ceiling(lower.y))
  var row = Int(top)
  while row < lastRow {
    let line = sums + row * stride
    let covered = min(Float(row + 1), lower.y) - max(Float(row), upper.y)
    let next = x + slope * covered
    let amount = covered * direction
    // Rounding may lead a hair's breadth out of the buffer.
    let (left, right) = x < next ? (max(x, 0), min(next, limit)) : (max(next, 0), min(x, limit))
    let first = Int(left)
    let end = ceiling(right)
    if end <= first + 1 {
      let beyond = 0.5 * (left + right) - Float(first)
      line[first] += amount * (1 - beyond)
      line[first + 1] += amount * beyond
    } else {
      let rate = 1 / (right - left)
      let within = 1 - (left - Float(first))
      let before = 0.5 * rate * within * within
      let rest = right - Float(end - 1)
      let after = 0.5 * rate * rest * rest
      line[first] += amount * before
      if end == first + 2 {
        line[first + 1] += amount * (1 - before - after)
      } else {
        let second = rate * (within + 0.5)
        line[first + 1] += amount * (second - before)
        for column in (first + 2)..<(end - 1) { line[column] += amount * rate }
        line[end - 1] += amount * (1 - (second + Float(end - first - 3) * rate) - after)
      }
      line[end] += amount * after
    }
    x = next
    row += 1
  }
}

/// The next whole number of one that is not negative; without a call to the C library, which plain x86-64 would take.
@inline(__always)
private func ceiling(_ value: Float) -> Int {
  let whole = Int(value)
  return Float(whole) < value ? whole + 1 : whole
}

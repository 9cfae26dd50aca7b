import SymbolArt

/// Paints outlines as exact coverage of pixels: each edge adds to the pixels that it crosses what lies to its right, and
/// a sum along the rows makes areas of that (the way of font renderers: FreeType, font-rs).
///
/// Keeps its memory from frame to frame. Not for several threads at once.
public final class CoverageCanvas {
  /// Where a painted picture lies, in device pixels.
  public struct Place: Hashable, Sendable {
    /// From the origin of the device, may be negative.
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
  }

  /// Larger pictures are better left to cairo, in pixels a side.
  public static let largestSide = 192

  /// A part of an outline, placed.
  private struct Part {
    var outline: CoverageOutline
    var polygons: Range<Int>
    var line: Int
    /// Of the outline's first point among all.
    var start: Int
    var low = SIMD2<Float>(repeating: .infinity)
    var high = SIMD2<Float>(repeating: -.infinity)
  }

  private var parts: [Part] = []
  /// The parts of each outline.
  private var outlines: [Range<Int>] = []
  private var points: [SIMD2<Float>] = []
  private var sums: [Float] = []
  /// Of a line of several parts.
  private var coverage: [Float] = []
  /// Of all that is painted together.
  private var together: [Float] = []
  private var pixels: [UInt32] = []
  private var place = Place(x: 0, y: 0, width: 0, height: 0)

  public init() {}

  /// Forgets the last picture.
  public func begin() {
    parts.removeAll(keepingCapacity: true)
    outlines.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
  }

  /// Places an outline under a similarity; what is placed first has number 0.
  ///
  /// - Parameter matrix: from view box units to device pixels.
  public func add(_ outline: CoverageOutline, matrix: AffineTransform) {
    let (a, b) = (Float(matrix.a), Float(matrix.b))
    let (c, d) = (Float(matrix.c), Float(matrix.d))
    let (e, f) = (Float(matrix.e), Float(matrix.f))
    let start = points.count
    let firstPart = parts.count
    outline.points.withUnsafeBufferPointer { source in
      for own in outline.parts {
        let polygons = own.polygons
        var part = Part(outline: outline, polygons: polygons, line: own.line, start: start)
        let first = polygons.lowerBound > 0 ? outline.ends[polygons.lowerBound - 1] : 0
        for index in first..<outline.ends[polygons.upperBound - 1] {
          let point = source[index]
          let placed = SIMD2(a * point.x + c * point.y + e, b * point.x + d * point.y + f)
          part.low = pointwiseMin(part.low, placed)
          part.high = pointwiseMax(part.high, placed)
          points.append(placed)
        }
        parts.append(part)
      }
    }
    outlines.append(firstPart..<parts.count)
  }

  /// Finds the room that all outlines need, and clears it.
  ///
  /// - Returns: nil where there is no ink, or too much.
  public func open() -> Place? {
    var (low, high) = (SIMD2<Float>(repeating: .infinity), SIMD2<Float>(repeating: -.infinity))
    for part in parts {
      low = pointwiseMin(low, part.low)
      high = pointwiseMax(high, part.high)
    }
    let limit = Float(CoverageCanvas.largestSide)
    guard high.x - low.x <= limit, high.y - low.y <= limit, high.x >= low.x, high.y >= low.y,
      abs(low.x) < Float(PaintingLimits.maximumSide), abs(low.y) < Float(PaintingLimits.maximumSide)
    else { return nil }
    let (left, top) = (Int(low.x.rounded(.down)), Int(low.y.rounded(.down)))
    place = Place(
      x: left, y: top, width: Int(high.x.rounded(.up)) - left, height: Int(high.y.rounded(.up)) - top)
    guard place.width > 0, place.height > 0 else { return nil }
    let count = place.width * place.height
    pixels.removeAll(keepingCapacity: true)
    pixels.append(contentsOf: repeatElement(0, count: count))
    if coverage.count < count {
      coverage = Array(repeating: 0, count: count)
      together = coverage
    }
    // An edge on the last pixel adds to the one after it, and to the one after that with a weight of nothing.
    let room = (place.width + 2) * (place.height + 1)
    if sums.count < room { sums = Array(repeating: 0, count: room) }
    return place
  }

  /// Paints placed outlines as one picture of one colour.
  ///
  /// - Parameter opacity: 0…1.
  public func paint(_ numbers: Range<Int>, color: Color, opacity: Double) {
    let ink = Ink(color, opacity: opacity)
    // Most outlines are one part and painted alone.
    if numbers.count == 1, let number = numbers.first, outlines[number].count == 1 {
      accumulate(parts[outlines[number].lowerBound], into: &pixels) { ink.paint($1, $0) }
      return
    }
    for number in numbers { gather(outlines[number]) }
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      together.withUnsafeMutableBufferPointer { together in
        for index in 0..<place.width * place.height where together[index] > 0 {
          ink.paint(together[index], pixels + index)
          together[index] = 0
        }
      }
    }
  }

  /// Adds an outline's coverage to that of what is painted together with it.
  private func gather(_ numbers: Range<Int>) {
    var start = numbers.lowerBound
    while start < numbers.upperBound {
      var end = start + 1
      while end < numbers.upperBound, parts[end].line == parts[start].line { end += 1 }
      if end == start + 1 {
        accumulate(parts[start], into: &together) { $0.pointee = 1 - (1 - $0.pointee) * (1 - $1) }
      } else {
        for part in start..<end { accumulate(parts[part], into: &coverage) { $0.pointee = max($0.pointee, $1) } }
        for index in 0..<place.width * place.height where coverage[index] > 0 {
          together[index] = 1 - (1 - together[index]) * (1 - coverage[index])
          coverage[index] = 0
        }
      }
      start = end
    }
  }

  /// Lends the picture, in cairo's ARGB32; it is valid during the call only.
  public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try pixels.withUnsafeBytes(body)
  }

  /// Calls `body` for each pixel with ink of a part: its place in the target, and how much of it is covered.
  @inline(__always)
  private func accumulate<Value>(
    _ part: Part, into target: inout [Value], _ body: (UnsafeMutablePointer<Value>, Float) -> Void
  ) {
    let left = Int(part.low.x.rounded(.down)) - place.x
    let top = Int(part.low.y.rounded(.down)) - place.y
    let width = Int(part.high.x.rounded(.up)) - place.x - left
    let height = Int(part.high.y.rounded(.up)) - place.y - top
    guard width > 0, height > 0 else { return }
    let stride = width + 2
    let rowLength = place.width
    let isEvenOdd = part.outline.rule == .evenodd
    sums.withUnsafeMutableBufferPointer { sums in
      guard let sums = sums.baseAddress else { return }
      addEdges(of: part, origin: SIMD2(Float(left + place.x), Float(top + place.y)), sums, stride, height)
      target.withUnsafeMutableBufferPointer { target in
        guard let target = target.baseAddress.map({ $0 + (top * rowLength + left) }) else { return }
        for row in 0..<height {
          let line = sums + row * stride
          var sum: Float = 0
          for column in 0..<width {
            sum += line[column]
            line[column] = 0
            var covered = abs(sum)
            if isEvenOdd {
              covered -= 2 * (covered / 2).rounded(.down)
              if covered > 1 { covered = 2 - covered }
            }
            // Half an eighth bit.
            if covered > 0.002 { body(target + (row * rowLength + column), min(covered, 1)) }
          }
          line[width] = 0
          line[width + 1] = 0
        }
      }
    }
  }

  private func addEdges(
    of part: Part, origin: SIMD2<Float>, _ sums: UnsafeMutablePointer<Float>, _ stride: Int, _ height: Int
  ) {
    points.withUnsafeBufferPointer { points in
      part.outline.ends.withUnsafeBufferPointer { ends in
        var start = part.start + (part.polygons.lowerBound > 0 ? ends[part.polygons.lowerBound - 1] : 0)
        for polygon in part.polygons {
          let end = part.start + ends[polygon]
          var from = points[end - 1] - origin
          for index in start..<end {
            let to = points[index] - origin
            addEdge(from, to, sums, stride, height)
            from = to
          }
          start = end
        }
      }
    }
  }
}

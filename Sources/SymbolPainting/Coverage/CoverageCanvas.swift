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

  /// A part of an outline, placed. Numbers only: taking one out of its array costs nothing.
  struct Part {
    /// Among all ends.
    var polygons: Range<Int>
    /// Of the first polygon's first corner among all.
    var start: Int
    var line: Int
    var isEvenOdd: Bool
    var low = SIMD2<Float>(repeating: .infinity)
    var high = SIMD2<Float>(repeating: -.infinity)
  }

  private var parts: [Part] = []
  /// The parts of each outline.
  private var outlines: [Range<Int>] = []
  private var points = ScratchMemory(blank: SIMD2<Float>.zero)
  private var pointCount = 0
  /// Of each placed polygon: the place after its last corner.
  private var ends = ScratchMemory(blank: 0)
  private var endCount = 0
  private var sums = ScratchMemory(blank: Float.zero)
  /// Of a line of several parts.
  private var coverage = ScratchMemory(blank: Float.zero)
  /// Of all that is painted together.
  private var together = ScratchMemory(blank: Float.zero)
  private var pixels = ScratchMemory(blank: UInt32.zero)
  private var place = Place(x: 0, y: 0, width: 0, height: 0)

  public init() {}

  deinit {
    points.free()
    ends.free()
    sums.free()
    coverage.free()
    together.free()
    pixels.free()
  }

  /// Forgets the last picture.
  public func begin() {
    parts.removeAll(keepingCapacity: true)
    outlines.removeAll(keepingCapacity: true)
    pointCount = 0
    endCount = 0
  }

  /// Places an outline under a similarity; what is placed first has number 0.
  ///
  /// - Parameter matrix: from view box units to device pixels.
  public func add(_ outline: CoverageOutline, matrix: AffineTransform) {
    let across = SIMD2(Float(matrix.a), Float(matrix.b))
    let down = SIMD2(Float(matrix.c), Float(matrix.d))
    let shift = SIMD2(Float(matrix.e), Float(matrix.f))
    let (firstPoint, firstEnd, firstPart) = (pointCount, endCount, parts.count)
    pointCount += outline.points.count
    endCount += outline.ends.count
    let points = points.room(for: pointCount, keeping: firstPoint)
    let ends = ends.room(for: endCount, keeping: firstEnd)
    outline.ends.withUnsafeBufferPointer { own in
      for index in own.indices { ends[firstEnd + index] = firstPoint + own[index] }
    }
    outline.points.withUnsafeBufferPointer { source in
      for own in outline.parts {
        let polygons = firstEnd + own.polygons.lowerBound..<firstEnd + own.polygons.upperBound
        let start = own.polygons.lowerBound > 0 ? ends[polygons.lowerBound - 1] : firstPoint
        var (low, high) = (SIMD2<Float>(repeating: .infinity), SIMD2<Float>(repeating: -.infinity))
        for index in start..<ends[polygons.upperBound - 1] {
          let point = source[index - firstPoint]
          let placed = across * point.x + down * point.y + shift
          low = pointwiseMin(low, placed)
          high = pointwiseMax(high, placed)
          points[index] = placed
        }
        parts.append(
          Part(
            polygons: polygons, start: start, line: own.line, isEvenOdd: outline.rule == .evenodd, low: low, high: high)
        )
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
    pixels.room(for: count).update(repeating: 0, count: count)
    // All zero between two pictures: who reads them clears them.
    _ = coverage.room(for: count)
    _ = together.room(for: count)
    // An edge on the last pixel adds to the one after it, and to the one after that with a weight of nothing.
    _ = sums.room(for: (place.width + 2) * (place.height + 1))
    return place
  }

  /// Paints placed outlines as one picture of one colour.
  ///
  /// - Parameter opacity: 0…1.
  public func paint(_ numbers: Range<Int>, color: Color, opacity: Double) {
    let ink = Ink(color, opacity: opacity)
    let pixels = pixels.memory
    // Most outlines are one part and painted alone.
    if numbers.count == 1, let number = numbers.first, outlines[number].count == 1 {
      accumulate(parts[outlines[number].lowerBound], into: pixels) { ink.paint($1, $0) }
      return
    }
    for number in numbers { gather(outlines[number]) }
    let together = together.memory
    for index in 0..<place.width * place.height where together[index] > 0 {
      ink.paint(together[index], pixels + index)
      together[index] = 0
    }
  }

  /// Adds an outline's coverage to that of what is painted together with it.
  private func gather(_ numbers: Range<Int>) {
    let (together, coverage) = (together.memory, coverage.memory)
    var start = numbers.lowerBound
    while start < numbers.upperBound {
      var end = start + 1
      while end < numbers.upperBound, parts[end].line == parts[start].line { end += 1 }
      if end == start + 1 {
        accumulate(parts[start], into: together) { $0.pointee = 1 - (1 - $0.pointee) * (1 - $1) }
      } else {
        for part in start..<end { accumulate(parts[part], into: coverage) { $0.pointee = max($0.pointee, $1) } }
        for index in 0..<place.width * place.height where coverage[index] > 0 {
          together[index] = 1 - (1 - together[index]) * (1 - coverage[index])
          coverage[index] = 0
        }
      }
      start = end
    }
  }

  /// Divides the colours by their opacity, as PNG has them: multiplied again and rounded they are what they were.
  public func separateAlpha() {
    let pixels = pixels.memory
    Self.reciprocals.withUnsafeBufferPointer { reciprocals in
      for index in 0..<place.width * place.height {
        let pixel = pixels[index]
        let alpha = pixel >> 24
        // Most pixels are all ink, or none.
        guard alpha > 0, alpha < 255 else { continue }
        let factor = reciprocals[Int(alpha)]
        func divided(_ channel: UInt32) -> UInt32 { min((channel &* factor &+ 0x8000) >> 16, 255) }
        pixels[index] =
          alpha << 24 | divided(pixel >> 16 & 0xff) << 16 | divided(pixel >> 8 & 0xff) << 8 | divided(pixel & 0xff)
      }
    }
  }

  /// 255 divided by each alpha, in 16.16.
  private static let reciprocals: [UInt32] = (0...255).map { $0 == 0 ? 0 : ((255 << 16) + $0 / 2) / $0 }

  /// Lends the picture, in cairo's ARGB32; it is valid during the call only.
  public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) {
      try body(UnsafeRawBufferPointer(start: pixels.memory, count: place.width * place.height * 4))
    }
  }

  /// Calls `body` for each pixel with ink of a part: its place in the target, and how much of it is covered.
  @inline(__always)
  private func accumulate<Value>(
    _ part: Part, into target: UnsafeMutablePointer<Value>, _ body: (UnsafeMutablePointer<Value>, Float) -> Void
  ) {
    let left = Int(part.low.x.rounded(.down)) - place.x
    let top = Int(part.low.y.rounded(.down)) - place.y
    let width = Int(part.high.x.rounded(.up)) - place.x - left
    let height = Int(part.high.y.rounded(.up)) - place.y - top
    guard width > 0, height > 0 else { return }
    let stride = width + 2
    let sums = sums.memory
    addEdges(of: part, origin: SIMD2(Float(left + place.x), Float(top + place.y)), sums, stride, height)
    for row in 0..<height {
      let line = sums + row &* stride
      let pixels = target + ((top &+ row) &* place.width &+ left)
      var sum: Float = 0
      var column = 0
      while column < width {
        // Most pixels are crossed by no edge: where there is no ink either, two at a time.
        if sum < 0.0005, sum > -0.0005 {
          while column &+ 2 <= width, UnsafeRawPointer(line + column).loadUnaligned(as: UInt64.self) == 0 {
            column &+= 2
          }
          if column >= width { break }
        }
        sum += line[column]
        line[column] = 0
        var covered = abs(sum)
        if part.isEvenOdd {
          covered -= 2 * (covered / 2).rounded(.down)
          if covered > 1 { covered = 2 - covered }
        }
        // Half an eighth bit.
        if covered > 0.002 { body(pixels + column, min(covered, 1)) }
        column &+= 1
      }
      line[width] = 0
      line[width + 1] = 0
    }
  }

  private func addEdges(
    of part: Part, origin: SIMD2<Float>, _ sums: UnsafeMutablePointer<Float>, _ stride: Int, _ height: Int
  ) {
    let (points, ends) = (points.memory, ends.memory)
    var start = part.start
    for polygon in part.polygons {
      let end = ends[polygon]
      var from = points[end &- 1] - origin
      for index in start..<end {
        let to = points[index] - origin
        addEdge(from, to, sums, stride, height)
        from = to
      }
      start = end
    }
  }
}

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

    /// A rectangle of whole pixels.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Without a pixel.
    public static let nowhere = Place(x: 0, y: 0, width: 0, height: 0)

    /// Whether no pixel is in it.
    public var isEmpty: Bool { width <= 0 || height <= 0 }
  }

  /// Larger pictures are better left to cairo, in pixels a side.
  public static let largestSide = 512

  /// A part of an outline, placed. Numbers only: taking one out of its array costs nothing.
  struct Part {
    /// Among all ends.
    var polygons: Range<Int>
    /// Of the first polygon's first corner among all.
    var start: Int
    var line: Int
    var isEvenOdd: Bool
    var box: PixelBox
  }

  var parts: [Part] = []
  /// In the order of their numbers; behind the last one what is left of the picture before.
  var outlines: [Placed] = []
  var outlineCount = 0
  /// Of outlines that rest; what was not painted in the last picture is forgotten.
  var kept: [KeptCoverage] = []
  var points = ScratchMemory(blank: PixelPoint.zero)
  private var pointCount = 0
  /// Of each placed polygon: the place after its last corner.
  var ends = ScratchMemory(blank: 0)
  private var endCount = 0
  /// Around all that is placed; nil where something lies too far away, or nowhere.
  private var box: PixelBox? = PixelBox.none
  var sums = MarkedPixels(blank: EdgeCell.blank)
  /// Of a line of several parts.
  var coverage = MarkedPixels(blank: Int32.zero)
  /// Of all that is painted together.
  var together = MarkedPixels(blank: Int32.zero)
  var oneColor = OneColorPixels()
  private var pixels = ScratchMemory(blank: UInt32.zero)
  private(set) var place = Place.nowhere
  /// The pixels of the place.
  private(set) var target: PixelRows?

  public init() {}

  deinit {
    points.free()
    ends.free()
    sums.free()
    coverage.free()
    together.free()
    oneColor.free()
    pixels.free()
  }

  /// Forgets the last picture.
  public func begin() {
    parts.removeAll(keepingCapacity: true)
    outlines.removeLast(outlines.count - outlineCount)
    outlineCount = 0
    kept.removeAll { !$0.isUsed }
    for index in kept.indices { kept[index].isUsed = false }
    pointCount = 0
    endCount = 0
    box = PixelBox.none
  }

  /// Places an outline under a similarity; what is placed first has number 0.
  ///
  /// - Parameter matrix: from view box units to device pixels.
  public func add(_ outline: CoverageOutline, matrix: AffineTransform) {
    let across = SIMD2(matrix.a, matrix.b)
    let down = SIMD2(matrix.c, matrix.d)
    let shift = SIMD2(matrix.e, matrix.f)
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
        var (low, high) = (SIMD2<Double>(repeating: .infinity), SIMD2<Double>(repeating: -.infinity))
        for index in start..<ends[polygons.upperBound - 1] {
          let point = source[index - firstPoint]
          let placed = across * point.x + down * point.y + shift
          low.replace(with: placed, where: placed .< low)
          high.replace(with: placed, where: placed .> high)
          points[index] = PixelPoint(placed)
        }
        guard let partBox = PixelBox(low, high) else {
          box = nil
          continue
        }
        box = box?.union(partBox)
        parts.append(
          Part(polygons: polygons, start: start, line: own.line, isEvenOdd: outline.rule == .evenodd, box: partBox))
      }
    }
    note(outline, matrix, firstPart..<parts.count)
  }

  /// Finds the room that all outlines need, and clears it.
  ///
  /// - Returns: nil where there is no ink, or too much.
  public func open() -> Place? {
    guard let box, box.isNotEmpty, box.width <= CoverageCanvas.largestSide, box.height <= CoverageCanvas.largestSide
    else { return nil }
    place = Place(box)
    let count = place.width * place.height
    let first = pixels.room(for: count)
    first.update(repeating: 0, count: count)
    target = PixelRows(first: first, stride: place.width)
    return place
  }

  /// Finds the room that all outlines need in a picture, whose corner is the device's origin, and lets `body` paint there.
  ///
  /// - Returns: nil where there is no ink, or too much; nowhere where it all lies beside the picture.
  public func draw(onto image: inout RasterImage, _ body: () -> Void) -> Place? {
    guard let box, box.isNotEmpty else { return nil }
    let seen = PixelBox(
      left: max(box.left, 0), top: max(box.top, 0), right: min(box.right, image.width),
      bottom: min(box.bottom, image.height))
    guard seen.isNotEmpty else { return .nowhere }
    guard seen.width <= CoverageCanvas.largestSide, seen.height <= CoverageCanvas.largestSide else { return nil }
    place = Place(seen)
    let stride = image.width
    image.withMutablePixels { pixels in
      target = PixelRows(first: pixels + (seen.top * stride + seen.left), stride: stride)
      body()
      target = nil
    }
    return place
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
}

extension CoverageCanvas.Place {
  init(_ box: PixelBox) {
    self.init(x: box.left, y: box.top, width: box.width, height: box.height)
  }
}

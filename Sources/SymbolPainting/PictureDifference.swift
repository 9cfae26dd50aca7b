/// How two pictures of the same size differ, channel by channel in 8 bits, premultiplied.
public struct PictureDifference: Sendable {
  /// Largest difference of any pixel.
  public private(set) var largest = 0
  /// Largest difference where the first picture is even, that is, away from its antialiased edges.
  public private(set) var largestInside = 0
  /// Mean over the pixels that either picture paints, 0…255.
  public private(set) var mean = 0.0
  /// Pixels that either picture paints.
  public private(set) var paintedPixels = 0

  /// Neighbours that differ by more make a pixel an edge.
  private static let edge = 24

  public init(_ first: RasterImage, _ second: RasterImage) {
    guard first.width == second.width, first.height == second.height else {
      largest = 255
      largestInside = 255
      mean = 255
      return
    }
    let (width, height) = (first.width, first.height)
    let count = width * height
    var (sum, painted, worst, worstInside) = (0, 0, 0, 0)
    first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        let pairs = (first.assumingMemoryBound(to: UInt64.self), second.assumingMemoryBound(to: UInt64.self))
        let (first, second) = (first.bindMemory(to: UInt32.self), second.bindMemory(to: UInt32.self))
        func compare(_ pixel: Int) {
          let (one, other) = (first[pixel], second[pixel])
          if one | other != 0 { painted += 1 }
          // As nearly all pixels are.
          if one == other { return }
          let (most, total) = PictureDifference.difference(one, other)
          sum += total
          if most > worst { worst = most }
          if most > worstInside, PictureDifference.isEven(first, pixel, width, height) { worstInside = most }
        }
        // Most of an icon's picture is blank.
        for pair in 0..<count / 2 where pairs.0[pair] | pairs.1[pair] != 0 {
          compare(2 * pair)
          compare(2 * pair + 1)
        }
        if count % 2 == 1 { compare(count - 1) }
      }
    }
    (largest, largestInside, paintedPixels) = (worst, worstInside, painted)
    mean = paintedPixels > 0 ? Double(sum) / Double(paintedPixels * 4) : 0
  }

  /// Of the channels of two pixels: the largest difference, and all together.
  private static func difference(_ one: UInt32, _ other: UInt32) -> (worst: Int, total: Int) {
    var (worst, total) = (0, 0)
    for channel: UInt32 in 0..<4 {
      let difference = abs(Int(one >> (8 * channel) & 0xff) - Int(other >> (8 * channel) & 0xff))
      worst = max(worst, difference)
      total += difference
    }
    return (worst, total)
  }

  private static func isEven(
    _ pixels: UnsafeBufferPointer<UInt32>, _ pixel: Int, _ width: Int, _ height: Int
  ) -> Bool {
    let (x, y) = (pixel % width, pixel / width)
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1)
      where difference(pixels[pixel], pixels[row * width + column]).worst > edge { return false }
    }
    return true
  }
}

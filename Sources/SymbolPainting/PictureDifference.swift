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
    let width = first.width
    let height = first.height
    var sum = 0
    first.bytes.withUnsafeBufferPointer { a in
      second.bytes.withUnsafeBufferPointer { b in
        let count = width * height * 4
        var index = 0
        while index < count {
          var worst = 0
          var total = 0
          var painted: UInt8 = 0
          for channel in index..<index + 4 {
            let difference = abs(Int(a[channel]) - Int(b[channel]))
            worst = max(worst, difference)
            total += difference
            painted |= a[channel] | b[channel]
          }
          if painted != 0 {
            paintedPixels += 1
            sum += total
            if worst > largest { largest = worst }
            if worst > largestInside, PictureDifference.isEven(a, index / 4, width, height) { largestInside = worst }
          }
          index += 4
        }
      }
    }
    mean = paintedPixels > 0 ? Double(sum) / Double(paintedPixels * 4) : 0
  }

  private static func isEven(_ bytes: UnsafeBufferPointer<UInt8>, _ pixel: Int, _ width: Int, _ height: Int) -> Bool {
    let (x, y) = (pixel % width, pixel / width)
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) {
        let other = (row * width + column) * 4
        for channel in 0..<4 where abs(Int(bytes[pixel * 4 + channel]) - Int(bytes[other + channel])) > edge {
          return false
        }
      }
    }
    return true
  }
}

#if canImport(Glibc)
  import Glibc
#endif

/// A Gaussian blur of pixels, within half a step of eight bits and half a percent of the convolution itself.
///
/// Wide blurs are computed on a coarser grid: blocks of s pixels are averaged, convolved with the Gaussian that is left
/// when the average's own variance, (s² − 1) / 12, is taken off, and interpolated by cubic convolution (Keys 1981, which
/// keeps parabolas and so adds no variance). On the coarse grid the Gaussian has a deviation of at least three samples,
/// with which nothing finer than the grid is left to be seen.
public enum GaussianBlur {
  /// Blurs rows of interleaved bytes in place; what lies outside is taken for 0.
  ///
  /// - Parameters:
  ///   - channels: bytes of a pixel, premultiplied.
  ///   - deviation: the standard deviation in pixels.
  public static func apply(
    to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int, deviation: Double
  ) {
    guard deviation > 0.05, width > 0, height > 0 else { return }
    let block = max(Int(deviation / 3), 1)
    let variance = deviation * deviation - Double(block * block - 1) / 12
    let kernel = Self.kernel(deviation: variance.squareRoot() / Double(block))
    let columns = (width + block - 1) / block + 2 * margin
    let rows = (height + block - 1) / block + 2 * margin
    let line = columns * channels
    let coarse = UnsafeMutablePointer<Float>.allocate(capacity: line * rows * 2)
    defer { coarse.deallocate() }
    let other = coarse + line * rows
    coarse.initialize(repeating: 0, count: line * rows * 2)
    average(bytes, width, height, stride, channels, block, into: coarse, line)
    convolveRows(coarse, into: other, columns, rows, channels, kernel)
    coarse.update(repeating: 0, count: line * rows)
    convolveColumns(other, into: coarse, line, rows, kernel)
    spread(coarse, columns, rows, channels, block, into: bytes, width, height, stride)
  }

  /// Samples on each side of the coarse grid: what is blurred over the picture's edge is needed to interpolate up to it.
  private static let margin = 2

  /// One half of a Gaussian, from its middle, that sums up to 1 with the other half.
  private static func kernel(deviation: Double) -> [Float] {
    let radius = max(Int((3.5 * deviation).rounded(.up)), 1)
    // The Gaussian's integral over each sample: right also where it is narrower than one.
    let weights = (0...radius).map { index in
      let scale = deviation * 2.0.squareRoot()
      return (erf((Double(index) + 0.5) / scale) - erf((Double(index) - 0.5) / scale)) / 2
    }
    let sum = 2 * weights.reduce(0, +) - weights[0]
    return weights.map { Float($0 / sum) }
  }

  private static func average(
    _ bytes: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, _ channels: Int, _ block: Int,
    into coarse: UnsafeMutablePointer<Float>, _ line: Int
  ) {
    let share = 1 / Float(block * block)
    for y in 0..<height {
      let row = bytes + y * stride
      let target = coarse + (y / block + margin) * line
      var x = 0
      var place = margin * channels
      while x < width {
        let end = min(x + block, width)
        for channel in 0..<channels {
          var sum: Int32 = 0
          var index = x * channels + channel
          for _ in x..<end {
            sum &+= Int32(row[index])
            index &+= channels
          }
          target[place + channel] += Float(sum) * share
        }
        place += channels
        x = end
      }
    }
  }

  private static func convolveRows(
    _ source: UnsafePointer<Float>, into target: UnsafeMutablePointer<Float>, _ columns: Int, _ rows: Int,
    _ channels: Int, _ kernel: [Float]
  ) {
    let line = columns * channels
    kernel.withUnsafeBufferPointer { kernel in
      for y in 0..<rows {
        let (from, to) = (source + y * line, target + y * line)
        // Weight by weight along the whole line, which runs in vector registers.
        for offset in (1 - kernel.count)..<kernel.count {
          let weight = kernel[abs(offset)]
          let first = max(0, -offset) * channels
          let last = min(columns, columns - offset) * channels
          let shift = offset * channels
          var index = first
          while index < last {
            to[index] += weight * from[index &+ shift]
            index &+= 1
          }
        }
      }
    }
  }

  private static func convolveColumns(
    _ source: UnsafePointer<Float>, into target: UnsafeMutablePointer<Float>, _ line: Int, _ rows: Int,
    _ kernel: [Float]
  ) {
    kernel.withUnsafeBufferPointer { kernel in
      for y in 0..<rows {
        let to = target + y * line
        for offset in max(1 - kernel.count, -y)..<min(kernel.count, rows - y) {
          let weight = kernel[abs(offset)]
          let from = source + (y + offset) * line
          for index in 0..<line { to[index] += weight * from[index] }
        }
      }
    }
  }

  /// Weights of the four samples around a place: cubic convolution with a = −½.
  private static func weights(_ t: Float) -> (Float, Float, Float, Float) {
    let (t2, t3) = (t * t, t * t * t)
    return (
      -0.5 * t + t2 - 0.5 * t3, 1 - 2.5 * t2 + 1.5 * t3, 0.5 * t + 2 * t2 - 1.5 * t3, -0.5 * t2 + 0.5 * t3
    )
  }

  private static func spread(
    _ coarse: UnsafePointer<Float>, _ columns: Int, _ rows: Int, _ channels: Int, _ block: Int,
    into bytes: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int
  ) {
    let line = width * channels
    let wide = UnsafeMutablePointer<Float>.allocate(capacity: line * (rows + 2) + line)
    defer { wide.deallocate() }
    // A row of nothing before and after.
    wide.initialize(repeating: 0, count: line * (rows + 3))
    let places = (0..<width).map { place($0, block) }
    for y in 0..<rows {
      let (from, to) = (coarse + y * columns * channels, wide + (y + 1) * line)
      for x in 0..<width {
        let (index, t) = places[x]
        if block == 1 {
          for channel in 0..<channels { to[x * channels + channel] = from[index * channels + channel] }
          continue
        }
        let w = weights(t)
        for channel in 0..<channels {
          func sample(_ place: Int) -> Float {
            place >= 0 && place < columns ? from[place * channels + channel] : 0
          }
          to[x * channels + channel] =
            w.0 * sample(index - 1) + w.1 * sample(index) + w.2 * sample(index + 1) + w.3 * sample(index + 2)
        }
      }
    }
    for y in 0..<height {
      let (index, t) = place(y, block)
      let w = weights(t)
      func row(_ place: Int) -> UnsafePointer<Float> {
        UnsafePointer(wide + (min(max(place, -1), rows) + 1) * line)
      }
      let (a, b, c, d) = (row(index - 1), row(index), row(index + 1), row(index + 2))
      let to = bytes + y * stride
      for x in 0..<line {
        let sum = w.0 * a[x] + w.1 * b[x] + w.2 * c[x] + w.3 * d[x]
        to[x] = UInt8(min(max(sum + 0.5, 0), 255))
      }
    }
  }

  /// The sample before a pixel's centre on the coarse grid, and how far the centre lies behind it.
  private static func place(_ pixel: Int, _ block: Int) -> (index: Int, fraction: Float) {
    let place = (Double(pixel) + 0.5) / Double(block) - 0.5
    let index = place.rounded(.down)
    return (Int(index) + margin, Float(place - index))
  }
}

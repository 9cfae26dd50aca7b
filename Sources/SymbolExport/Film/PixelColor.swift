import SymbolPainting

/// Pixels as files hold them.
enum PixelColor {
  /// Red in the highest byte, then green, blue and coverage; not premultiplied.
  static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word << 8 | 255 }
    if alpha == 0 { return 0 }
    func part(_ shift: UInt32) -> UInt32 { min(((word >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) }
    return part(16) << 24 | part(8) << 16 | part(0) << 8 | alpha
  }

  /// Red, green and blue in the lower three bytes, over white where the pixel is not opaque.
  static func overWhite(_ word: UInt32) -> UInt32 {
    let missing = 255 - (word >> 24)
    if missing == 0 { return word & 0xFF_FFFF }
    func part(_ shift: UInt32) -> UInt32 { min((word >> shift & 0xFF) + missing, 255) }
    return part(16) << 16 | part(8) << 8 | part(0)
  }
}

/// A rectangle of whole pixels.
struct PixelBox: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The smallest box around all places of a picture that a test finds, given row and column; nil if there are none.
  static func around(width: Int, height: Int, where test: (Int) -> Bool) -> PixelBox? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for row in 0..<height {
      let start = row * width
      guard let first = (0..<width).first(where: { test(start + $0) }) else { continue }
      var last = width - 1
      while last > first, !test(start + last) { last -= 1 }
      left = min(left, first)
      right = max(right, last)
      top = min(top, row)
      bottom = row
    }
    return right < 0 ? nil : PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension RasterImage {
  /// All pixels as words, in rows from the top; valid during the call only.
  func withWords<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = withUnsafeBytes { bytes -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body(bytes.bindMemory(to: UInt32.self)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

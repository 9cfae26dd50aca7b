import CRsvg
import SymbolArt
import SymbolPainting

/// Draws an element with librsvg as pixels, for what shapes cannot hold.
enum ImageLayer {
  /// The element's ink as an image, cut to what it covers; nil when it leaves none.
  static func image(
    of id: String, in document: LibrsvgDocument, viewport: Viewport, pixels: Int, reason: String
  ) -> ArtworkImage? {
    let side = Double(min(max(pixels, 16), Limits.imagePixels))
    // One pixel around, so that what touches the border keeps its soft edge.
    let frame = viewport.frame(side: side, origin: 1)
    var picture = RasterImage(width: Int(frame.width.rounded(.up)) + 2, height: Int(frame.height.rounded(.up)) + 2)
    guard picture.draw({ document.draw(element: id, in: frame, on: $0) }) else { return nil }
    guard let (columns, rows) = picture.inkRange else { return nil }
    let left = max(columns.lowerBound - 1, 0)
    let top = max(rows.lowerBound - 1, 0)
    let width = min(columns.upperBound + 2, picture.width) - left
    let height = min(rows.upperBound + 2, picture.height) - top
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    picture.withUnsafeBytes { pixels in
      for row in top..<top + height {
        let start = (row * picture.width + left) * 4
        bytes += pixels[start..<start + width * 4]
      }
    }
    let place = viewport.toViewBox(from: frame).apply(
      Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height)))
    return ArtworkImage(frame: place, pixelWidth: width, pixelHeight: height, pixels: bytes, reason: reason)
  }
}

extension RasterImage {
  /// The columns and rows that hold any ink.
  fileprivate var inkRange: (ClosedRange<Int>, ClosedRange<Int>)? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    bytes.withUnsafeBytes { raw in
      let pixels = raw.bindMemory(to: UInt32.self)
      for row in 0..<height {
        for column in 0..<width where pixels[row * width + column] != 0 {
          left = min(left, column)
          right = max(right, column)
          top = min(top, row)
          bottom = row
        }
      }
    }
    return right < 0 ? nil : (left...right, top...bottom)
  }
}

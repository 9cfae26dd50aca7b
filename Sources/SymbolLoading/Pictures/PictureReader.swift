import CPixbuf
import Foundation
import SymbolArt

/// Reads a PNG, JPEG or WebP file as a symbol of one image layer, so that pictures can be animated, transitioned to and
/// switched as symbols are. gdk-pixbuf decodes; like librsvg it works in the probe for files from outside.
enum PictureReader {
  /// - Throws: why the file is refused: another kind of file, damaged, or too large.
  static func read(_ data: Data, name: String, options: ReadingOptions) throws(LoadError) -> Symbol {
    func refuse(_ reason: LoadError.Reason, _ message: String) -> LoadError {
      LoadError(file: name, reason: reason, message: message)
    }
    if data.isEmpty { throw refuse(.empty, "The file is empty.") }
    guard let format = PictureFormat(data) else {
      let kind = FileKind.binary([UInt8](data.prefix(64))) ?? FileKind.text([UInt8](data.prefix(65_536)))
      throw refuse(.notSVG, "This is \(kind), not a PNG, JPEG or WebP picture as its name says.")
    }
    if format.isCutOff(data) {
      throw refuse(.malformed, "The \(format.title) picture ends too soon; the file is cut off.")
    }
    let decoded = try PictureDecoder(format: format, file: name).decode(data)
    defer { g_object_unref(UnsafeMutableRawPointer(decoded.pixbuf)) }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(decoded.pixbuf) else {
      throw refuse(.drawingFailed, "There is not enough memory to turn the picture upright.")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    let isTurned = decoded.isScaled && gdk_pixbuf_get_width(upright) != gdk_pixbuf_get_width(decoded.pixbuf)
    let (width, height) =
      isTurned ? (decoded.height, decoded.width) : (decoded.width, decoded.height)
    let natural =
      decoded.isScaled
      ? (width: Double(width), height: Double(height))
      : (width: Double(gdk_pixbuf_get_width(upright)), height: Double(gdk_pixbuf_get_height(upright)))
    let frame = Rect(x: 0, y: 0, width: natural.width, height: natural.height)
    let image = ArtworkImage(
      frame: frame, pixelWidth: Int(gdk_pixbuf_get_width(upright)), pixelHeight: Int(gdk_pixbuf_get_height(upright)),
      pixels: premultipliedPixels(of: upright), reason: "\(format.title) picture")
    let note = LoadNote(.imageLayer, "A \(format.title) picture: it moves as one layer of pixels.")
    return Symbol(
      name: SymbolReader.symbolName(name), viewBox: frame, width: natural.width, height: natural.height,
      layers: [Layer(id: "picture", name: "Picture", content: [.image(image)], bounds: frame)], notes: [note])
  }

  /// gdk-pixbuf's bytes (red, green, blue and perhaps alpha, rows padded) as cairo's ARGB32.
  private static func premultipliedPixels(of pixbuf: OpaquePointer) -> [UInt8] {
    let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
    let (stride, channels) = (Int(gdk_pixbuf_get_rowstride(pixbuf)), Int(gdk_pixbuf_get_n_channels(pixbuf)))
    guard let source = gdk_pixbuf_read_pixels(pixbuf) else { return [] }
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      target.withMemoryRebound(to: UInt32.self) { words in
        for row in 0..<height {
          for column in 0..<width {
            let pixel = source + row * stride + column * channels
            let alpha = channels == 4 ? UInt32(pixel[3]) : 255
            // Rounded to the nearest; exact for opaque pixels.
            func premultiplied(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
            words[row * width + column] =
              alpha << 24 | premultiplied(pixel[0]) << 16 | premultiplied(pixel[1]) << 8 | premultiplied(pixel[2])
          }
        }
      }
      count = width * height * 4
    }
  }
}

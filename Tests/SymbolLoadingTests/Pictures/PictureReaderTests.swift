import CPixbuf
import Foundation
import SymbolArt
import SymbolPainting
import Testing

@testable import SymbolLoading

@Suite("Reading pictures")
struct PictureReaderTests {
  /// Four quarters: red, green, blue, and white of half strength where there is alpha.
  private static func quarters(width: Int, height: Int, alpha: Bool) -> OpaquePointer {
    let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, alpha ? 1 : 0, 8, CInt(width), CInt(height))!
    let (stride, channels) = (Int(gdk_pixbuf_get_rowstride(pixbuf)), alpha ? 4 : 3)
    let pixels = gdk_pixbuf_get_pixels(pixbuf)!
    for row in 0..<height {
      for column in 0..<width {
        let colors: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 128]]
        let color = colors[(row < height / 2 ? 0 : 2) + (column < width / 2 ? 0 : 1)]
        for channel in 0..<channels { pixels[row * stride + column * channels + channel] = color[channel] }
      }
    }
    return pixbuf
  }

  private static func file(
    _ format: String, width: Int = 40, height: Int = 20, alpha: Bool = false, options: [String: String] = [:]
  ) -> Data? {
    let pixbuf = quarters(width: width, height: height, alpha: alpha)
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    var keys: [UnsafeMutablePointer<CChar>?] = options.keys.sorted().map { strdup($0) } + [nil]
    var values: [UnsafeMutablePointer<CChar>?] = options.keys.sorted().map { strdup(options[$0]!) } + [nil]
    defer { for text in keys + values { free(text) } }
    guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, format, &keys, &values, nil) != 0, let buffer else {
      return nil
    }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(count))
  }

  private static func image(_ symbol: Symbol) -> ArtworkImage? {
    guard symbol.layers.count == 1, case .image(let image)? = symbol.layers[0].content.first else { return nil }
    return image
  }

  private static func pixel(_ image: ArtworkImage, _ x: Int, _ y: Int) -> Pixel {
    let at = (y * image.pixelWidth + x) * 4
    let word = image.pixels[at..<at + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return Pixel(word: word)
  }

  @Test("a picture is a symbol of one image layer, as large as the file says", arguments: ["png", "jpeg", "webp"])
  func formats(format: String) throws {
    let data = try #require(Self.file(format), "gdk-pixbuf cannot write \(format) here")
    let symbol = try SymbolReader.read(data, name: "holiday.\(format)")
    #expect(symbol.name == "holiday")
    #expect(symbol.viewBox == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect((symbol.width, symbol.height) == (40, 20))
    let image = try #require(Self.image(symbol))
    #expect(symbol.layers[0].kind == .image)
    // JPEG and WebP lose a little.
    let red = Self.pixel(image, 5, 4)
    #expect(red.red > 240 && red.green < 16 && red.blue < 16 && red.alpha == 255)
    let blue = Self.pixel(image, 5, 15)
    #expect(blue.blue > 240 && blue.red < 16)
  }

  @Test("half transparent pixels are premultiplied")
  func alpha() throws {
    let data = try #require(Self.file("png", alpha: true))
    let image = try #require(Self.image(try SymbolReader.read(data, name: "a.png")))
    #expect(Self.pixel(image, 35, 15).word == 0x8080_8080)
    #expect(Self.pixel(image, 5, 5).word == 0xffff_0000)
  }

  @Test("a picture larger than is ever drawn keeps its size and fewer pixels")
  func large() throws {
    let data = try #require(Self.file("png", width: 5000, height: 100))
    let symbol = try SymbolReader.read(data, name: "wide.png")
    #expect(symbol.viewBox == Rect(x: 0, y: 0, width: 5000, height: 100))
    let image = try #require(Self.image(symbol))
    #expect((image.pixelWidth, image.pixelHeight) == (2048, 41))
    #expect(image.frame == symbol.viewBox)
  }

  @Test("a picture that a camera held upright stands upright")
  func orientation() throws {
    let data = try #require(Self.file("png", options: ["tEXt::dummy": "x"]))
    // TIFF and JPEG carry an orientation; gdk-pixbuf's JPEG writer does not, so the tag is put in by hand.
    let jpeg = try #require(Self.file("jpeg"))
    let exif: [UInt8] =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [
        0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
      ]
    let length = UInt8(exif.count + 2)
    let turned = jpeg.prefix(2) + Data([0xff, 0xe1, 0, length] + exif) + jpeg.dropFirst(2)
    let symbol = try SymbolReader.read(turned, name: "turned.jpg")
    #expect((symbol.width, symbol.height) == (20, 40))
    // A quarter clockwise: what was at the bottom left, blue, is at the top left.
    let image = try #require(Self.image(symbol))
    #expect(Self.pixel(image, 4, 5).blue > 240)
    #expect(try SymbolReader.read(data, name: "a.png").width == 40)
  }

  @Test("damaged, empty and wrongly named files are refused in words")
  func refusals() throws {
    func refusal(_ data: Data, _ name: String) -> LoadError? {
      do {
        _ = try SymbolReader.read(data, name: name)
        return nil
      } catch { return error }
    }
    let png = try #require(Self.file("png"))
    #expect(refusal(Data(), "a.png")?.reason == .empty)
    #expect(refusal(png.prefix(60), "a.png")?.reason == .malformed)
    for format in ["png", "jpeg", "webp"] {
      let file = try #require(Self.file(format, width: 200, height: 200))
      #expect(refusal(file.prefix(file.count * 2 / 3), "a.\(format)")?.reason == .malformed, "\(format)")
    }
    #expect(refusal(Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), "a.png")?.reason == .notSVG)
    #expect(refusal(png, "a.svg")?.message == "This is a PNG picture, not an SVG drawing.")
    // 60,000 × 60,000 by its header alone.
    var huge = png
    huge.replaceSubrange(16..<24, with: [0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60])
    #expect(refusal(huge, "a.png")?.reason == .tooLarge || refusal(huge, "a.png")?.reason == .malformed)
  }

  @Test("pictures are found in folders beside symbols")
  func names() {
    for name in ["a.png", "B.JPG", "c.jpeg", "d.webp", "e.svg"] {
      #expect(SymbolReference.canRead(fileNamed: name))
    }
    for name in ["a.gif", "b.tiff", ".png", "c.txt"] { #expect(!SymbolReference.canRead(fileNamed: name)) }
  }
}

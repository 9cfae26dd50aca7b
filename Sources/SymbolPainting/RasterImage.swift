import CRsvg
import SymbolArt

#if canImport(Glibc)
  import Glibc
#endif

/// A picture as pixels: cairo's ARGB32, that is native-endian, premultiplied, four bytes a pixel, rows without padding.
public struct RasterImage: Sendable {
  /// In pixels, at least 1.
  public let width: Int
  /// In pixels, at least 1.
  public let height: Int
  private var storage: PixelStorage

  /// A transparent picture. Sides are brought within 1…`PaintingLimits.maximumSide`.
  public init(width: Int, height: Int) {
    self.width = RasterImage.side(width)
    self.height = RasterImage.side(height)
    storage = PixelStorage(byteCount: self.width * self.height * 4)
  }

  /// What a side that is asked for becomes.
  public static func side(_ wanted: Int) -> Int { min(max(wanted, 1), PaintingLimits.maximumSide) }

  /// A picture of pixels that exist already; nil if their number does not fit the sides.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard (1...PaintingLimits.maximumSide).contains(width), (1...PaintingLimits.maximumSide).contains(height),
      bytes.count == width * height * 4
    else { return nil }
    self.width = width
    self.height = height
    storage = PixelStorage(bytes)
  }

  /// `height` rows of `width` pixels, from the top: a copy.
  public var bytes: [UInt8] { withUnsafeBytes { Array($0) } }

  /// Lends the pixels, `height` rows of `width`, from the top; they are valid during the call only.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(storage) { try body(UnsafeRawBufferPointer(start: $0.memory, count: $0.byteCount)) }
  }

  /// The pixel at a place, premultiplied; transparent outside the picture.
  public subscript(x: Int, y: Int) -> Pixel {
    guard x >= 0, y >= 0, x < width, y < height else { return Pixel(word: 0) }
    return Pixel(word: withUnsafeBytes { $0.load(fromByteOffset: (y * width + x) * 4, as: UInt32.self) })
  }

  /// Draws into the picture with cairo; user space is pixels, from the top left.
  ///
  /// The context and its surface live only during the call.
  public mutating func draw<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    if !isKnownUniquelyReferenced(&storage) { storage = PixelStorage(bytes) }
    return try withExtendedLifetime(storage) { storage in
      let surface = self.surface(storage)
      let context = cairo_create(surface)
      defer {
        cairo_destroy(context)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      // cairo_create never answers nil, by its documentation: a failed one is an inert context.
      return try body(context.unsafelyUnwrapped)
    }
  }

  /// Lends the pixels to be written, `height` rows of `width`, from the top; they are valid during the call only.
  public mutating func withMutablePixels<Result>(
    _ body: (UnsafeMutablePointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    if !isKnownUniquelyReferenced(&storage) { storage = PixelStorage(bytes) }
    return try withExtendedLifetime(storage) { try body($0.memory.assumingMemoryBound(to: UInt32.self)) }
  }

  /// Lends the picture to cairo as a source that must not be drawn on; it lives only during the call.
  public func withSurface<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(storage) { storage in
      let surface = self.surface(storage)
      defer {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      return try body(surface.unsafelyUnwrapped)
    }
  }

  private func surface(_ storage: PixelStorage) -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      storage.memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
      Int32(height), Int32(width * 4))
  }
}

extension RasterImage: Hashable {
  /// Pictures are equal when their sides and all pixels are.
  public static func == (left: RasterImage, right: RasterImage) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return left.storage === right.storage
      || memcmp(left.storage.memory, right.storage.memory, left.width * left.height * 4) == 0
  }

  /// Feeds the sides and all pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// One premultiplied ARGB32 pixel.
public struct Pixel: Hashable, Sendable {
  /// Alpha in the highest byte, then red, green, blue.
  public var word: UInt32

  /// A pixel from its four bytes.
  public init(word: UInt32) {
    self.word = word
  }

  /// A colour, rounded to eight bits a channel.
  public init(_ color: Color) {
    word = Ink(color, opacity: 1).word(Covered.full)
  }

  /// Coverage, 0…255.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: word >> 24) }
  /// Premultiplied, 0…`alpha`.
  public var red: UInt8 { UInt8(truncatingIfNeeded: word >> 16) }
  /// Premultiplied, 0…`alpha`.
  public var green: UInt8 { UInt8(truncatingIfNeeded: word >> 8) }
  /// Premultiplied, 0…`alpha`.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: word) }
}

import CRsvg
import SymbolArt
import SymbolMotion
import SymbolPainting

/// A picture converted into a mosaic of square tiles, each in the mean colour of what it covers: real work on pixels, for
/// image switching. May be made and used on any thread.
public struct PictureMosaic: Sendable {
  /// Pixels of the larger side that is converted.
  static let side = 512

  private let original: Symbol
  private let image: RasterImage

  /// Draws the picture once at rest. Costs as much as a picture of 512 pixels does.
  ///
  /// - Parameter look: the colours of a symbol that has none of its own.
  public init(_ picture: Symbol, look: Look = Look()) {
    original = picture
    if let image = Self.pixels(of: picture) {
      self.image = image
      return
    }
    let larger = max(picture.viewBox.size, 1e-9)
    var image = RasterImage(
      width: Int((Double(Self.side) * picture.viewBox.width / larger).rounded()),
      height: Int((Double(Self.side) * picture.viewBox.height / larger).rounded()))
    var look = look
    (look.margin, look.background) = (0, nil)
    let renderer = SymbolRenderer(picture)
    let (width, height) = (Double(image.width), Double(image.height))
    image.draw {
      renderer.draw(.rest(layerCount: picture.layers.count), look: look, in: $0, width: width, height: height)
    }
    self.image = image
  }

  /// A raster picture's own pixels, where they are not too many: drawn again they would be soft at the edges.
  private static func pixels(of picture: Symbol) -> RasterImage? {
    guard picture.layers.count == 1, picture.layers[0].content.count == 1,
      case .image(let image) = picture.layers[0].content[0], image.frame == picture.viewBox,
      max(image.pixelWidth, image.pixelHeight) <= side
    else { return nil }
    return RasterImage(width: image.pixelWidth, height: image.pixelHeight, bytes: image.pixels)
  }

  /// The mosaic as a picture of one layer, of the original's size: without telling how far it is.
  public func picture(tiles count: Int) -> Symbol { picture(tiles: count) { _ in } }

  /// The mosaic as a picture of one layer, of the original's size.
  ///
  /// - Parameters:
  ///   - count: tiles along the larger side, at least 1.
  ///   - progress: gets the part that is done, 0…1, after each row of tiles; throws to give up.
  public func picture(tiles count: Int, progress: (Double) throws -> Void) rethrows -> Symbol {
    let (width, height) = (image.width, image.height)
    let tile = max(Double(max(width, height)) / Double(max(count, 1)), 1)
    let source = image.bytes
    var pixels = source
    func edges(_ length: Int) -> [Int] {
      let count = Int((Double(length) / tile).rounded(.up))
      return (0...count).map { min(Int((Double($0) * tile).rounded()), length) }
    }
    let (columns, rows) = (edges(width), edges(height))
    for (top, bottom) in zip(rows, rows.dropFirst()) where bottom > top {
      for (left, right) in zip(columns, columns.dropFirst()) where right > left {
        var sums = (0, 0, 0, 0)
        for y in top..<bottom {
          for x in left..<right {
            let place = (y * width + x) * 4
            sums.0 += Int(source[place])
            sums.1 += Int(source[place + 1])
            sums.2 += Int(source[place + 2])
            sums.3 += Int(source[place + 3])
          }
        }
        let area = (bottom - top) * (right - left)
        let mean = [sums.0, sums.1, sums.2, sums.3].map { UInt8(($0 + area / 2) / area) }
        for y in top..<bottom {
          for x in left..<right { for channel in 0..<4 { pixels[(y * width + x) * 4 + channel] = mean[channel] } }
        }
      }
      try progress(Double(bottom) / Double(height))
    }
    let artwork = ArtworkImage(
      frame: original.viewBox, pixelWidth: width, pixelHeight: height, pixels: pixels, reason: "mosaic")
    return Symbol(
      name: "\(original.name), \(count) tiles", viewBox: original.viewBox, width: original.width,
      height: original.height,
      layers: [Layer(id: "mosaic", name: "Mosaic", content: [.image(artwork)], bounds: original.viewBox)])
  }
}

extension SwitchingWork {
  /// Tiles along the larger side of each step of a conversion, the finest first: every step doubles a tile's side.
  public var tileCounts: [Int] { (0..<steps).map { 8 << (steps - 1 - $0) } }

  /// The steps of a picture's conversion. Takes some hundredths of a second.
  public func conversions(of original: Symbol, look: Look = Look()) -> [Symbol] {
    let mosaic = PictureMosaic(original, look: look)
    return tileCounts.map { mosaic.picture(tiles: $0) }
  }

  /// Pictures that one sequence may lead through; more would be watched for minutes.
  public static let mostPictures = 60

  /// All that a sequence of these pictures leads through: where the source is a conversion, the steps of each as well.
  ///
  /// - Parameter look: the colours of symbols that have none of their own.
  public func pictures(from originals: [Symbol], look: Look = Look()) -> [Symbol] {
    let all =
      source == .pixelate
      ? originals.flatMap { [$0] + conversions(of: $0, look: look) } : originals
    return Array(all.prefix(Self.mostPictures))
  }
}

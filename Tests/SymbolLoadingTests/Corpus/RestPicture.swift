import CRsvg
import Foundation
import SymbolArt
import SymbolDrawing
import SymbolPainting

@testable import SymbolLoading

/// A symbol at rest against the file as librsvg draws it, both 256 pixels wide: the yardstick of every load.
struct RestPicture {
  static let side = 256
  let difference: PictureDifference

  /// - Parameter data: The file itself, not what the reader made of it. Never one that librsvg would die of.
  init(_ symbol: Symbol, file data: Data) throws {
    let bytes = [UInt8](data)
    let document = try bytes.withUnsafeBufferPointer { try LibrsvgDocument($0, file: symbol.name) }
    let scale = Double(RestPicture.side) / max(symbol.width, symbol.height)
    let (width, height) = (symbol.width * scale, symbol.height * scale)
    let frame = Rect(
      x: (Double(RestPicture.side) - width) / 2, y: (Double(RestPicture.side) - height) / 2, width: width,
      height: height)
    var reference = RasterImage(width: RestPicture.side, height: RestPicture.side)
    reference.draw { context in _ = document.draw(in: frame, on: context) }
    let own = SymbolRenderer(symbol).image(look: Look(size: RestPicture.side))
    difference = PictureDifference(reference, own)
  }

  /// Mean difference over the painted pixels at most 1 %, and none off by more than 10 % away from edges.
  var isFaithful: Bool { difference.mean <= 2.55 && difference.largestInside <= 26 }
}

import CImages
import Foundation

/// Pictures as PNG files, by libpng.
struct PNGEncoding {
  /// Straight RGBA colours of an indexed picture; nil: four bytes a pixel.
  let palette: [UInt32]?
  private let indexes: [UInt32: UInt8]
  private let paletteBytes: [UInt8]
  private let target: String

  /// - Parameter palette: at most 256 straight RGBA colours.
  init(palette: [UInt32]?, target: String) {
    self.palette = palette
    self.target = target
    indexes = Dictionary(uniqueKeysWithValues: (palette ?? []).enumerated().map { ($1, UInt8($0)) })
    paletteBytes = (palette ?? []).flatMap(Self.bytes)
  }

  /// The file of a box of a picture.
  func file(of words: UnsafeBufferPointer<UInt32>, width: Int, box: PixelBox) throws(ExportError) -> Data {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(box.width * box.height * (palette == nil ? 4 : 1))
    var last: UInt32 = 0
    var straight: UInt32 = 0
    var index = indexes[0] ?? 0
    for row in box.y..<box.y + box.height {
      for place in row * width + box.x..<row * width + box.x + box.width {
        if words[place] != last {
          last = words[place]
          straight = PixelColor.straight(last)
          if palette != nil { index = indexes[straight] ?? 0 }
        }
        if palette == nil { pixels += Self.bytes(straight) } else { pixels.append(index) }
      }
    }
    let made = images_encode_png(
      pixels, UInt32(box.width), UInt32(box.height), paletteBytes, UInt32(palette?.count ?? 0))
    guard let bytes = made.bytes else {
      throw ExportError(
        target: target, message: "A picture of \(box.width) × \(box.height) pixels could not be written as PNG.")
    }
    defer { free(bytes) }
    return Data(bytes: bytes, count: made.count)
  }

  private static func bytes(_ color: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
  }
}

/// A part of a PNG file: length, name, content, checksum.
struct PNGChunk {
  static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  var name: String
  var content: Data

  /// All chunks of a file.
  static func all(in file: Data) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var place = file.startIndex + signature.count
    while place + 12 <= file.endIndex {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + length <= file.endIndex else { break }
      chunks.append(
        PNGChunk(
          name: String(decoding: file[place + 4..<place + 8], as: UTF8.self),
          content: Data(file[place + 8..<place + 8 + length])))
      place += 12 + length
    }
    return chunks
  }

  /// The chunk as the file holds it.
  var bytes: Data {
    let body = Data(name.utf8) + content
    let sum = body.withUnsafeBytes { crc32(0, $0.bindMemory(to: UInt8.self).baseAddress, UInt32($0.count)) }
    return PNGNumber.four(content.count) + body + PNGNumber.four(Int(sum))
  }
}

/// Numbers with the highest byte first.
enum PNGNumber {
  static func four(_ value: Int) -> Data { Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }) }
  static func two(_ value: Int) -> Data { Data([8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }) }
}

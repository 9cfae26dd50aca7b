import Foundation

/// The raster formats that are read as pictures beside SVG symbols.
enum PictureFormat: String, CaseIterable {
  case png, jpeg, webp

  /// What the names of such files end in, in lowercase.
  var endings: [String] {
    switch self {
    case .png: [".png"]
    case .jpeg: [".jpg", ".jpeg"]
    case .webp: [".webp"]
    }
  }

  /// What a person calls it.
  var title: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    }
  }

  static let allEndings = allCases.flatMap(\.endings)

  /// Whether a file's name says that it holds a picture.
  static func isPicture(named name: String) -> Bool {
    let name = name.lowercased()
    return allEndings.contains { name.hasSuffix($0) }
  }

  /// Whether the file was cut off; decoders show half a picture then, and say nothing.
  func isCutOff(_ data: Data) -> Bool {
    switch self {
    case .png: return data.range(of: Data("IEND".utf8), options: .backwards) == nil
    case .jpeg: return data.range(of: Data([0xff, 0xd9]), options: .backwards) == nil
    case .webp:
      // RIFF: four letters, then the number of bytes that follow, the low one first.
      let length = data.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      return data.count < length + 8
    }
  }

  /// What the bytes hold, whatever the file is called; nil: none of these.
  init?(_ bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(12))
    if head.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
      self = .png
    } else if head.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if head.count == 12, head.starts(with: Array("RIFF".utf8)), Array(head[8...]) == Array("WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }
}

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

  /// What the last part of a whole file begins with. (A WebP decoder asks for the whole file anyway.)
  private var endMarker: [UInt8]? {
    switch self {
    case .png: Array("IEND".utf8)
    case .jpeg: [0xff, 0xd9]
    case .webp: nil
    }
  }

  /// Whether the file was cut off; decoders show half a picture then, and say nothing.
  func isCutOff(_ data: Data) -> Bool {
    guard let endMarker else { return false }
    return data.range(of: Data(endMarker), options: .backwards) == nil
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

import FileWriting
import Foundation
import SymbolPainting

/// Where tests leave pictures for a person to look at.
enum Pictures {
  /// `tests-output` in the package, which git ignores; the environment variable names another folder.
  static var folder: String {
    ProcessInfo.processInfo.environment["SYMBOL_STUDIO_TEST_OUTPUT"]
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("tests-output").path
  }

  /// Writes a picture and answers its path.
  @discardableResult
  static func keep(_ image: RasterImage, as name: String) throws -> String {
    let path = "\(folder)/\(name).png"
    try AtomicFile.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    try AtomicFile.write(try image.pngData(), to: path)
    return path
  }
}

extension RasterImage {
  /// A smaller picture: each pixel is the mean of a square of this one's, `factor` pixels a side.
  func averaged(over factor: Int) -> RasterImage {
    let (width, height) = (self.width / factor, self.height / factor)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    withUnsafeBytes { source in
      for place in bytes.indices {
        let (x, y, channel) = (place / 4 % width, place / 4 / width, place % 4)
        var sum = 0
        for row in 0..<factor {
          for column in 0..<factor {
            sum += Int(source[((y * factor + row) * self.width + x * factor + column) * 4 + channel])
          }
        }
        bytes[place] = UInt8((sum + factor * factor / 2) / (factor * factor))
      }
    }
    return RasterImage(width: width, height: height, bytes: bytes) ?? self
  }
}

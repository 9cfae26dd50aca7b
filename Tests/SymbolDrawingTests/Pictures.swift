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

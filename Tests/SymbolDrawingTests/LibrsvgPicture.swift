import CRsvg
import Foundation
import SymbolPainting

/// The picture that librsvg draws of a whole file: what a symbol at rest must equal.
enum LibrsvgPicture {
  static func image(of data: Data, size: Int) -> RasterImage? {
    let bytes = [UInt8](data)
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
    rsvg_handle_set_dpi(handle, 96)
    var image = RasterImage(width: size, height: size)
    var area = RsvgRectangle(x: 0, y: 0, width: Double(size), height: Double(size))
    let drawn = image.draw { rsvg_handle_render_document(handle, $0, &area, nil) != 0 }
    return drawn ? image : nil
  }
}

/// Real icons to try things on; absent on most machines.
enum Corpus {
  static let folder: URL? = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path =
      ProcessInfo.processInfo.environment["SYMBOL_STUDIO_CORPUS"]
      ?? package.deletingLastPathComponent().appendingPathComponent("shared/corpus").path
    return FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path) : nil
  }()

  static let missingReason = "needs the corpus beside the package, or SYMBOL_STUDIO_CORPUS to name its folder"

  /// Some files of each icon set, the same at each run; SYMBOL_STUDIO_CORPUS_SHARE says how many of each.
  static func icons(ofEach usual: Int) -> [URL] {
    let count = ProcessInfo.processInfo.environment["SYMBOL_STUDIO_CORPUS_SHARE"].flatMap { Int($0) } ?? usual
    guard let icons = folder?.appendingPathComponent("icons") else { return [] }
    return files(in: icons).filter(\.hasDirectoryPath).flatMap { set in
      let all =
        FileManager.default.enumerator(at: set, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        .filter { $0.pathExtension == "svg" }.sorted { $0.path < $1.path } ?? []
      let step = max(all.count / count, 1)
      return stride(from: 0, to: all.count, by: step).prefix(count).map { all[$0] }
    }
  }

  private static func files(in folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }
}

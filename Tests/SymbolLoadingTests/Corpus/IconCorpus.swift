import Foundation

/// The folder of real files beside the checkout; tests over it are skipped where it is absent.
enum IconCorpus {
  static let folder: URL? = {
    let environment = ProcessInfo.processInfo.environment["SYMBOL_STUDIO_CORPUS"].map(URL.init(fileURLWithPath:))
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    let found = [environment, beside].compactMap { $0 }.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("README.md").path)
    }
    if found == nil { print("skipped: no corpus (set SYMBOL_STUDIO_CORPUS, or place it at ../shared/corpus)") }
    return found
  }()

  static var isPresent: Bool { folder != nil }

  /// The SVG files right in a folder of the corpus, in order.
  static func files(_ path: String) -> [URL] {
    guard let folder = folder?.appendingPathComponent(path) else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.contains(".svg") }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// The folders of icon sets.
  static var iconSets: [String] {
    guard let folder = folder?.appendingPathComponent("icons") else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// One row of `bugs/EXPECT.tsv`.
  struct Expectation: Sendable, CustomStringConvertible {
    let file: String
    let kind: String
    let leaves: Int
    var description: String { file }
  }

  static var expectations: [Expectation] {
    guard let table = folder?.appendingPathComponent("bugs/EXPECT.tsv"),
      let text = try? String(contentsOf: table, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count >= 4, let leaves = Int(cells[3]) else { return nil }
      return Expectation(file: cells[1], kind: cells[2], leaves: leaves)
    }
  }
}

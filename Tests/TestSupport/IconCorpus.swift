import Foundation

/// Real files to try things on: beside the checkout, or where SYMBOL_STUDIO_CORPUS says. They are no part of the project,
/// and absent on most machines: tests over them are skipped there.
public enum IconCorpus {
  /// Where it is; nil: there is none.
  public static let folder: URL? = {
    let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
    let named = ProcessInfo.processInfo.environment["SYMBOL_STUDIO_CORPUS"].map(URL.init(fileURLWithPath:))
    let place = named ?? package.appendingPathComponent("../shared/corpus").standardizedFileURL
    return FileManager.default.fileExists(atPath: place.appendingPathComponent("icons").path) ? place : nil
  }()

  /// Whether there is one.
  public static var isPresent: Bool { folder != nil }

  /// Why a test is skipped where there is none.
  public static let missing = "needs the corpus beside the package, or SYMBOL_STUDIO_CORPUS to name its folder"

  /// The SVG files right in a folder of the corpus, compressed ones too, in order.
  public static func files(_ path: String) -> [URL] {
    guard let folder = folder?.appendingPathComponent(path) else { return [] }
    return names(in: folder).filter { $0.contains(".svg") }.map { folder.appendingPathComponent($0) }
  }

  /// The names of the icon sets of which there are samples.
  public static var iconSets: [String] { folder.map { names(in: $0.appendingPathComponent("icons")) } ?? [] }

  /// All SVG files in a folder of the corpus and below it, in order.
  public static func allFiles(_ path: String) -> [URL] {
    guard let folder = folder?.appendingPathComponent(path) else { return [] }
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".svg") }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Some files of each icon set, the same at each run; SYMBOL_STUDIO_CORPUS_SHARE says how many of each.
  public static func icons(ofEach usual: Int) -> [URL] {
    let count = ProcessInfo.processInfo.environment["SYMBOL_STUDIO_CORPUS_SHARE"].flatMap { Int($0) } ?? usual
    return iconSets.flatMap { set in
      let all = allFiles("icons/\(set)")
      let step = max(all.count / count, 1)
      return stride(from: 0, to: all.count, by: step).prefix(count).map { all[$0] }
    }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// What is right for one of the awkward files: a row of `bugs/EXPECT.tsv`.
  public struct Expectation: Sendable, CustomStringConvertible {
    /// The file.
    public let url: URL
    /// "ok", "blank", "reject" or "degrade".
    public let kind: String
    /// How many leaves of its tree draw something; nil where nobody says it.
    public let leaves: Int?

    /// The file's name.
    public var description: String { url.lastPathComponent }
  }

  /// The awkward files with what is right for each.
  public static var expectations: [Expectation] {
    guard let bugs = folder?.appendingPathComponent("bugs"),
      let table = try? String(contentsOf: bugs.appendingPathComponent("EXPECT.tsv"), encoding: .utf8)
    else { return [] }
    return table.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 4 else { return nil }
      return Expectation(url: bugs.appendingPathComponent(cells[1]), kind: cells[2], leaves: Int(cells[3]))
    }
  }
}

import Foundation
import Testing

@testable import FileWriting

@Suite("Files are written whole or not at all")
struct AtomicFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("atomic-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
  private func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

  @Test("New and existing files get the new contents, and nothing is left beside them")
  func writes() throws {
    try AtomicFile.write(Array("one".utf8), to: path("a"))
    try AtomicFile.write(Data("two".utf8), to: path("a"))
    #expect(try text("a") == "two")
    #expect(names == ["a"])
  }

  @Test("An existing file keeps its mode")
  func mode() throws {
    try AtomicFile.write(Array("one".utf8), to: path("a"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("a"))
    try AtomicFile.write(Array("two".utf8), to: path("a"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("A link stays a link, and its file gets the contents")
  func link() throws {
    try AtomicFile.write(Array("one".utf8), to: path("file"))
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "file")
    try AtomicFile.write(Array("two".utf8), to: path("link"))
    #expect(try text("file") == "two")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "file")
  }

  @Test("A folder in the way, or one that is missing, is an error that names the path and leaves nothing behind")
  func errors() throws {
    try AtomicFile.makeFolder(path("folder"))
    for (target, problem) in [("folder", FileWritingError.Problem.isFolder), ("nowhere/a", .system(ENOENT))] {
      #expect(throws: FileWritingError(path: path(target), problem: problem)) {
        try AtomicFile.write(Array("x".utf8), to: path(target))
      }
    }
    #expect(names == ["folder"])
  }

  @Test("Folders are made with those above them; a file in the way is an error")
  func folders() throws {
    try AtomicFile.makeFolder(path("a/b/c"))
    try AtomicFile.makeFolder(path("a/b/c"))
    try AtomicFile.write(Array("x".utf8), to: path("a/b/c/file"))
    #expect(throws: FileWritingError.self) { try AtomicFile.makeFolder(path("a/b/c/file")) }
  }

  @Test("Many writers of one file at once leave one of their contents whole")
  func concurrent() async throws {
    let target = path("a")
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<16 {
        group.addTask { try? AtomicFile.write([UInt8](repeating: UInt8(index), count: 50_000), to: target) }
      }
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: target))
    #expect(data.count == 50_000 && Set(data).count == 1)
    #expect(names == ["a"])
  }
}

import Foundation
import SymbolArt
import SymbolExport
import Synchronization
import Testing

@testable import StudioModel

@Suite("Exporting many symbols, and what is kept of the choices")
@MainActor struct ExportBatchTests {
  private struct Broken: Error, CustomStringConvertible {
    var description: String { "It is no drawing." }
  }

  private static func batch(_ names: [String], target: ExportTarget = .gif, folder: String) throws -> ExportBatch {
    let store = Samples.store()
    store.perform(.addVariant(Variant(symbol: Samples.bell, effects: [Samples.effect(.pulse(.init()))])))
    var settings = ExportSettings()
    settings.size = 24
    settings.frameRate = 5
    return ExportBatch(
      names.map { ExportBatch.Item(.file("/icons/\($0).svg"), set: "icons") }, target: target,
      subject: store.exportSubject(of: try #require(store.document.selectedVariant)), settings: settings,
      folder: folder,
      load: { reference in
        if reference.name == "broken" { throw Broken() }
        return Samples.symbol(reference.name)
      })
  }

  @Test("One that is broken is named with its reason, and all others are written")
  func broken() async throws {
    let folder = try AutosaveTests.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let told = Mutex<[Int]>([])
    let summary = try await Self.batch(["a", "broken", "b"], folder: folder).run(ExportMonitor()) { done, _ in
      told.withLock { $0.append(done) }
    }
    #expect(summary.done == 2)
    #expect(summary.failures.map(\.name) == ["broken"])
    #expect(summary.failures.first?.reason == "It is no drawing.")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a.pulse.gif", "b.pulse.gif"])
    #expect(told.withLock { $0 } == [0, 1, 2])
    // A GIF without a background, twice.
    #expect(summary.issues.map(\.count) == [2])
  }

  @Test("A batch that is cancelled ends with what is done, and nothing half written")
  func cancelling() async throws {
    let folder = try AutosaveTests.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let monitor = ExportMonitor()
    let summary = try await Self.batch(["a", "b", "c"], folder: folder).run(monitor) { done, _ in
      if done == 1 { monitor.cancel() }
    }
    #expect(summary.isCancelled)
    #expect(summary.done == 1)
    #expect(summary.failures.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.pulse.gif"])
  }

  @Test("Symbols of one name get names of their own, as on the command line")
  func names() throws {
    #expect(try Self.batch(["a", "A", "b"], folder: "/").stems == ["icons-a.pulse", "icons-A-2.pulse", "b.pulse"])
  }

  @Test("Several files that belong together are all there or none")
  func together() throws {
    let folder = try AutosaveTests.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // A folder stands where the second file should go.
    try FileManager.default.createDirectory(atPath: folder + "/x.b", withIntermediateDirectories: true)
    let export = Export(files: [.init(ending: "a", data: Data([1])), .init(ending: "b", data: Data([2]))])
    #expect(throws: (any Error).self) { try ExportFiles.write(export, stem: "x", folder: folder) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["x.b"])
  }

  @Test("Choices come back as they were kept; what cannot be read is as new")
  func settings() throws {
    let folder = try AutosaveTests.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var settings = ExportSettings()
    settings.targetID = "apng"
    settings.size = 48
    settings.background = .white
    settings.margin = 0.25
    try settings.write(folder: folder)
    #expect(ExportSettings.read(folder: folder) == settings)
    try Data("{".utf8).write(to: URL(fileURLWithPath: folder + "/export.json"))
    #expect(ExportSettings.read(folder: folder) == ExportSettings())
  }
}

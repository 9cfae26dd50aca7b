import Foundation
import Testing

@testable import StudioModel

@Suite("Autosave and recovery")
@MainActor struct AutosaveTests {
  /// A folder of this test's own.
  static func folder() throws -> String {
    let folder = FileManager.default.temporaryDirectory.path + "/symbol-studio-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test("A sitting that crashes leaves its unsaved state, which the next one offers and takes over")
  func recovery() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var document = StudioDocument()
    do {
      let store = Samples.store(EditTests.document)
      store.startAutosave(try Autosave(folder: folder))
      store.perform(.setStageSize(64))
      try store.keepUnsavedState()
      document = store.document
      // Gone without `endSession`: the lock is free, as after a crash.
    }
    let next = Samples.store()
    let autosave = try Autosave(folder: folder)
    next.startAutosave(autosave)
    let abandoned = try #require(autosave.abandoned().first)
    #expect(abandoned.document.stage == document.stage)
    #expect(abandoned.document.variants.map(\.effects) == document.variants.map(\.effects))
    next.recover(abandoned)
    #expect(next.hasUnsavedChanges)
    #expect(autosave.abandoned().isEmpty)
    #expect(FileManager.default.fileExists(atPath: autosave.path))
  }

  @Test("A sitting that is still open is not offered to another one")
  func stillOpen() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let open = try Autosave(folder: folder)
    try open.save(EditTests.document, session: nil)
    #expect(try Autosave(folder: folder).abandoned().isEmpty)
    withExtendedLifetime(open) {}
  }

  @Test("A sitting that ends properly leaves nothing")
  func properEnd() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = Samples.store(EditTests.document)
    store.startAutosave(try Autosave(folder: folder))
    store.perform(.setStageSize(64))
    try store.keepUnsavedState()
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    store.endSession()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test("Saving makes the document saved; editing unsaves it; undoing saves it again; selecting does not matter")
  func unsavedChanges() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = Samples.store(EditTests.document)
    let autosave = try Autosave(folder: folder)
    store.startAutosave(autosave)
    #expect(!store.hasUnsavedChanges)
    store.perform(.setStageSize(64))
    #expect(store.hasUnsavedChanges)
    try store.keepUnsavedState()
    try store.saveSession(folder + "/mine.symbol-session")
    #expect(!store.hasUnsavedChanges)
    #expect(!FileManager.default.fileExists(atPath: autosave.path))
    store.perform(.selectVariant(EditTests.second))
    #expect(!store.hasUnsavedChanges)
    store.undo()
    #expect(store.hasUnsavedChanges)
    store.redo()
    #expect(!store.hasUnsavedChanges)
  }

  @Test("Opening a session replaces the document; one that cannot be read leaves everything as it was")
  func opening() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/mine.symbol-session"
    try SessionFile.write(SessionFileTests.document, to: path)
    let store = Samples.store()
    try store.openSession(path)
    #expect(store.document == SessionFileTests.document)
    #expect(store.sessionPath == path)
    #expect(store.history.undoName == nil)
    try Data("{ broken".utf8).write(to: URL(fileURLWithPath: path))
    store.perform(.setStageSize(100))
    let before = store.document
    #expect(throws: SessionError.self) { try store.openSession(path) }
    #expect(store.document == before)
    #expect(store.history.undoName == "Change Size")
  }

  @Test("A broken autosave is passed over")
  func brokenAutosave() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("half a fi".utf8).write(to: URL(fileURLWithPath: folder + "/x.json"))
    #expect(try Autosave(folder: folder).abandoned().isEmpty)
  }

  @Test("The state folder follows the XDG specification")
  func stateFolder() {
    #expect(StateFolder.path(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/symbol-studio")
    #expect(StateFolder.path(environment: ["XDG_STATE_HOME": "s", "HOME": "/h"]) == "/h/.local/state/symbol-studio")
    #expect(StateFolder.path(environment: ["HOME": "/h"]) == "/h/.local/state/symbol-studio")
  }

  @Test("Recent choices keep the latest first, each once, up to a limit, over sittings")
  func recentChoices() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var recent = RecentChoices.read(folder: folder)
    for number in 1...12 { recent.note("/folder \(number)", in: .folders) }
    recent.note("/folder 5", in: .folders)
    try recent.write(folder: folder)
    let read = RecentChoices.read(folder: folder)
    #expect(read == recent)
    #expect(read.folders.count == RecentChoices.limit)
    #expect(read.folders.prefix(2) == ["/folder 5", "/folder 12"])
  }
}

import FileWriting
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Keeps the last unsaved state of one sitting on disk, and finds what sittings left that did not end properly.
///
/// Each sitting holds a lock on a file of its own for as long as its process lives. The kernel lets go of the lock
/// however the process ends, so an autosave whose lock is free was left by a crash.
public final class Autosave {
  private let folder: String
  private let lockPath: String
  private let lock: Int32
  /// Where this sitting's state is kept.
  let path: String

  /// Begins a sitting in `folder` (made where it is missing).
  public init(folder: String = StateFolder.path() + "/autosave") throws {
    self.folder = folder
    try AtomicFile.makeFolder(folder)
    let name = UUID().uuidString.lowercased()
    path = "\(folder)/\(name).json"
    lockPath = "\(folder)/\(name).lock"
    lock = open(lockPath, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      throw FileWritingError(path: lockPath, problem: .system(errno))
    }
  }

  deinit {
    if lock >= 0 { close(lock) }
  }

  /// Keeps this state; `session` is the file that it was opened from, if any.
  public func save(_ document: StudioDocument, session: String?) throws {
    try AtomicFile.write(SessionFile.encode(document, savedAs: session), to: path)
  }

  /// Everything is saved elsewhere, or not wanted.
  public func discard() {
    unlink(path)
  }

  /// The sitting has ended properly.
  public func end() {
    discard()
    unlink(lockPath)
  }

  /// What crashed sittings left, the latest first.
  public func abandoned() -> [AbandonedSession] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let sessions = files.filter { $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }.filter { $0 != path && isFree($0) }
    return sessions.compactMap { file in
      guard let data = try? SessionFile.contents(of: file), let record = try? SessionFile.record(data, file: file),
        let document = try? record.document(file: file)
      else { return nil }
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      return AbandonedSession(
        path: file, document: document, session: record.savedAs,
        date: attributes?[.modificationDate] as? Date ?? .distantPast)
    }.sorted { $0.date > $1.date }
  }

  /// Forgets an abandoned session: it has been taken over, or is not wanted.
  public func discard(_ session: AbandonedSession) {
    unlink(session.path)
    unlink(Self.lockPath(of: session.path))
  }

  private static func lockPath(of session: String) -> String { String(session.dropLast(5)) + ".lock" }

  private func isFree(_ session: String) -> Bool {
    let descriptor = open(Self.lockPath(of: session), O_RDWR | O_CLOEXEC)
    // Without a lock file nobody can be holding it.
    guard descriptor >= 0 else { return errno == ENOENT }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }
}

/// The unsaved state of a sitting that ended in a crash.
public struct AbandonedSession: Sendable {
  /// The autosave itself.
  public var path: String
  public var document: StudioDocument
  /// The session file that it was opened from, if any.
  public var session: String?
  /// When it was kept.
  public var date: Date
}

import Dispatch
import FileWriting
import Glibc
import Synchronization

/// Lets Ctrl-C end the program at once without leaving half of anything behind.
///
/// Files are written whole (`AtomicFile`), so only what belongs together needs care: the files of a set that is not
/// complete yet are removed.
final class Interruption: Sendable {
  private struct State {
    var isInterrupted = false
    /// Writes under way.
    var writes = 0
    /// Files of sets that are not complete.
    var unfinished: [Int: [String]] = [:]
    var nextSet = 0
  }

  private let state = Mutex(State())
  /// Kept alive; written by `start` only, before there are other threads.
  nonisolated(unsafe) private var sources: [any DispatchSourceSignal] = []

  /// Takes over SIGINT, SIGTERM and SIGHUP for the rest of the program's life.
  func start() {
    for code in [SIGINT, SIGTERM, SIGHUP] {
      // A handler, not SIG_IGN: child processes would inherit that and live on.
      signal(code) { _ in }
      let source = DispatchSource.makeSignalSource(signal: code, queue: .global(qos: .userInteractive))
      source.setEventHandler { self.end(code) }
      source.resume()
      sources.append(source)
    }
  }

  /// Writes a file, unless the program is about to end.
  func write(_ bytes: some Collection<UInt8>, to path: String, set: Int? = nil) throws(FileWritingError) {
    begin(path, set: set)
    defer { state.withLock { $0.writes -= 1 } }
    try AtomicFile.write(bytes, to: path)
  }

  /// Begins a set of files that are of use only together.
  func beginSet() -> Int {
    state.withLock { state in
      state.nextSet += 1
      state.unfinished[state.nextSet] = []
      return state.nextSet
    }
  }

  /// The set is complete, or given up: then its files are removed.
  func endSet(_ set: Int, complete: Bool) {
    let files = state.withLock { $0.unfinished.removeValue(forKey: set) ?? [] }
    if !complete { files.forEach { unlink($0) } }
  }

  private func begin(_ path: String, set: Int?) {
    let mayGoOn = state.withLock { state in
      guard !state.isInterrupted else { return false }
      state.writes += 1
      // What was there before the set is no part of it.
      if let set, access(path, F_OK) != 0 { state.unfinished[set]?.append(path) }
      return true
    }
    // The program ends within moments; this thread's work is not wanted any more.
    if !mayGoOn { while true { sleep(1) } }
  }

  private func end(_ code: Int32) {
    state.withLock { $0.isInterrupted = true }
    // A write takes milliseconds; on a disk that hangs, waiting longer would not help either.
    for _ in 0..<500 where state.withLock({ $0.writes > 0 }) { usleep(10_000) }
    state.withLock { state in
      for path in state.unfinished.values.joined() { unlink(path) }
    }
    _ = "\n".utf8CString.withUnsafeBytes { isatty(2) == 1 ? Glibc.write(2, $0.baseAddress, 1) : 0 }
    _exit(128 + code)
  }
}

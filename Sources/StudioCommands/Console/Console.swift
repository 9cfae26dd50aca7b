import Foundation
import Glibc
import Synchronization

/// Standard output for data, standard error for messages and progress; usable from any thread.
final class Console: Sendable {
  /// Whether remarks and progress are left out.
  let isQuiet: Bool
  private let errorIsTerminal = isatty(2) == 1
  private let state = Mutex(State())

  private struct State {
    /// Length of the progress line that stands on the terminal; 0 for none.
    var progressLength = 0
    var nextProgress = ContinuousClock.now
    var output = OutputState.open
  }

  /// What became of standard output.
  enum OutputState {
    case open
    /// The reader has gone, as `head` does: there is nobody to tell anything any more.
    case closed
    /// The system's error number.
    case failed(Int32)
  }

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
  }

  /// Whether standard output is a terminal, which pictures are not for.
  var outputIsTerminal: Bool { isatty(1) == 1 }

  /// Whether nobody reads standard output any more.
  var outputIsClosed: Bool {
    state.withLock { if case .open = $0.output { false } else { true } }
  }

  /// The error of standard output, for instance of a full disk; nil where all went well or the reader has gone.
  var outputFailure: String? {
    state.withLock { state in
      guard case .failed(let code) = state.output else { return nil }
      return String(cString: strerror(code))
    }
  }

  /// Writes a line of data.
  func line(_ text: String) {
    write(Array((text + "\n").utf8))
  }

  /// Writes data to standard output.
  func write(_ bytes: some Collection<UInt8>) {
    state.withLock { state in
      guard case .open = state.output else { return }
      clearProgress(&state)
      let failure = put(Array(bytes), to: 1)
      if failure != 0 { state.output = failure == EPIPE ? .closed : .failed(failure) }
    }
  }

  /// Says what went wrong.
  func error(_ message: String) {
    state.withLock { state in
      clearProgress(&state)
      _ = put(Array("symbol-studio: \(message)\n".utf8), to: 2)
    }
  }

  /// Says something that is good to know.
  func remark(_ message: String) {
    if !isQuiet { error(message) }
  }

  /// Shows how far the work is, on a terminal only and not more often than the eye can follow.
  func progress(_ done: Int, of total: Int, _ what: String) {
    guard !isQuiet, errorIsTerminal, total > 1 else { return }
    state.withLock { state in
      let now = ContinuousClock.now
      guard now >= state.nextProgress else { return }
      state.nextProgress = now + .milliseconds(80)
      let width = 24
      let filled = min(width * done / total, width)
      let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
      let text = "[\(bar)] \(done)/\(total) \(Spelling.shown(what).prefix(40))"
      clearProgress(&state)
      _ = put(Array(text.utf8), to: 2)
      state.progressLength = text.count
    }
  }

  /// Takes the progress away.
  func endProgress() {
    state.withLock { clearProgress(&$0) }
  }

  private func clearProgress(_ state: inout State) {
    guard state.progressLength > 0 else { return }
    // Return to the line's start and erase to its end (ECMA-48).
    _ = put(Array("\r\u{1B}[K".utf8), to: 2)
    state.progressLength = 0
  }

  /// Writes all of it; answers an error number, or 0.
  private func put(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          // A pipe that somebody else made non-blocking: wait until there is room.
          var descriptor = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&descriptor, 1, 1000)
          continue
        }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}

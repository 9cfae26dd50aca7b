import Glibc

/// The parent's end of the socket to a probe: frames in and out, never waiting beyond the time given.
///
/// A socket pair rather than two pipes: writing to a probe that has died is then an error of the call (`MSG_NOSIGNAL`),
/// and never a SIGPIPE to the whole program.
final class ProbeChannel {
  enum Failure: Error, Hashable {
    /// The other side is gone.
    case closed
    case timeout
    /// A frame announces more bytes than allowed.
    case tooLong
    case cancelled
  }

  private let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Two connected sockets, closed in any program that is started meanwhile.
  static func pair() throws(ProbeProcess.Failure) -> (parent: Int32, child: Int32) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw .notStarted(SystemError(code: errno).message)
    }
    return (ends[0], ends[1])
  }

  func send(_ bytes: [UInt8], isOver: () -> Bool, isCancelled: () -> Bool) throws(Failure) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(
          descriptor, $0.baseAddress.map { $0 + sent }, $0.count - sent,
          Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN || errno == EINTR {
        try wait(for: POLLOUT, isOver: isOver, isCancelled: isCancelled)
      } else {
        throw .closed
      }
    }
  }

  func receive(limit: Int, isOver: () -> Bool, isCancelled: () -> Bool) throws(Failure) -> [UInt8] {
    let head = try receive(count: ProbeMessage.headLength, isOver: isOver, isCancelled: isCancelled)
    let length = ProbeMessage.length(head: head)
    guard length <= limit else { throw .tooLong }
    return try receive(count: length, isOver: isOver, isCancelled: isCancelled)
  }

  private func receive(count: Int, isOver: () -> Bool, isCancelled: () -> Bool) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let read = recv(
          descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, Int32(MSG_DONTWAIT))
        if read > 0 {
          filled += read
        } else if read == 0 {
          failure = .closed
          return
        } else if errno == EAGAIN || errno == EINTR {
          do throws(Failure) {
            try wait(for: POLLIN, isOver: isOver, isCancelled: isCancelled)
          } catch {
            failure = error
            return
          }
        } else {
          failure = .closed
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Returns when the descriptor is ready or the other side is gone (the next call then tells which).
  private func wait(for events: Int32, isOver: () -> Bool, isCancelled: () -> Bool) throws(Failure) {
    while true {
      if isCancelled() { throw .cancelled }
      if isOver() { throw .timeout }
      var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let ready = poll(&request, 1, Int32(Limits.probeCancelMilliseconds))
      if ready > 0 { return }
    }
  }
}

import CProcess
import Foundation
import Glibc
import SymbolArt

/// The child's side: answers requests on the socket that it was given as standard input, until that is closed.
public enum ProbeServer {
  /// Puts the process into its cage and serves. Returns the exit status.
  public static func run() -> Int32 {
    // Standard input is the channel. It moves away, so that no library can read from it by accident.
    let channel = fcntl(0, F_DUPFD_CLOEXEC, 10)
    let nothing = open("/dev/null", O_RDWR)
    guard channel >= 0, nothing >= 0, isSocket(channel) else { return 2 }
    dup2(nothing, 0)
    dup2(nothing, 1)
    if nothing > 2 { close(nothing) }
    ProbeCage.close()
    guard write(ProbeMessage.frame(ProbeMessage.greeting), to: channel) else { return 0 }
    while let bytes = readFrame(from: channel) {
      guard let request = ProbeRequest(encoded: bytes) else { return 3 }
      ProbeCage.grantTimeForOneRequest()
      guard write(ProbeMessage.frame(answer(to: request, on: channel)), to: channel) else { return 0 }
    }
    return 0
  }

  private static func answer(to request: ProbeRequest, on channel: Int32) -> [UInt8] {
    switch request {
    case .read(let data, let name, let options):
      do throws(LoadError) {
        let symbol = try SymbolReader.read(data, name: name, options: options)
        return [ProbeMessage.Answer.symbol.rawValue] + SymbolEncoder.encode(symbol)
      } catch {
        let encoded = (try? JSONEncoder().encode(error)) ?? Data()
        return [ProbeMessage.Answer.failure.rawValue] + encoded
      }
    case .misbehave(let kind):
      return kind.perform(on: channel)
    }
  }

  private static func isSocket(_ descriptor: Int32) -> Bool {
    var information = stat()
    return fstat(descriptor, &information) == 0 && information.st_mode & S_IFMT == S_IFSOCK
  }

  /// The next frame's payload; nil when the parent is gone.
  private static func readFrame(from channel: Int32) -> [UInt8]? {
    guard let head = read(ProbeMessage.headLength, from: channel) else { return nil }
    return read(ProbeMessage.length(head: head), from: channel)
  }

  private static func read(_ count: Int, from channel: Int32) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let read = Glibc.read(channel, buffer.baseAddress.map { $0 + filled }, count - filled)
        if read > 0 {
          filled += read
        } else if read == 0 || errno != EINTR {
          return
        }
      }
    }
    return bytes.count == count ? bytes : nil
  }

  static func write(_ bytes: [UInt8], to channel: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        send(channel, $0.baseAddress.map { $0 + sent }, $0.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
